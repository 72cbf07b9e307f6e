/** A failure to write a text. */
interface ProviderFailure {
  code: string
  /** The provider's Retry-After in seconds, if it sent one. */
  retryAfter?: number | undefined
  /** Previous failures of this text. */
  attempts: number
  /** Previous consecutive failures to reach the provider. */
  setbacks: number
}

/**
 * `again`: retry this text after some seconds. `wait`: pause all batches for some seconds, because the
 * provider is at fault, not the text. `stop`: stop the batch until someone intervenes. `fail`: give up this
 * text. `skip`: its guest was deleted.
 */
export type Step = { kind: 'again' | 'wait'; seconds: number } | { kind: 'stop' } | { kind: 'fail' | 'skip' }

/** Failures that only an administrator can fix: every further text would fail the same way. */
const lasting = ['provider_refused', 'provider_model', 'provider_quota', 'quota_reached']
const attemptsMax = 3
const setbacksMax = 8
const longestWait = 300

/** What to do after a failure. Neither one bad text nor an hour's outage should ruin a batch. */
export function stepAfter({ code, retryAfter, attempts, setbacks }: ProviderFailure): Step {
  if (code === 'not_found') return { kind: 'skip' }
  // Retrying the same texts would take just as long
  if (code === 'took_too_long') return { kind: 'fail' }
  if (lasting.includes(code)) return { kind: 'stop' }
  if (code === 'storage_full') return { kind: 'wait', seconds: retryAfter ?? 60 }
  if (code === 'provider_busy') return { kind: 'wait', seconds: retryAfter ?? 20 }
  if (code === 'provider_unreachable') {
    if (setbacks + 1 >= setbacksMax) return { kind: 'stop' }
    return { kind: 'wait', seconds: Math.min(longestWait, 2 ** setbacks * 5) }
  }
  return attempts + 1 >= attemptsMax ? { kind: 'fail' } : { kind: 'again', seconds: 2 ** attempts }
}
