/** A failure to write a text. */
interface ProviderFailure {
  code: string
  /** Seconds after which the provider wants to be asked again, where it said so. */
  retryAfter?: number | undefined
  /** How often this text failed before. */
  attempts: number
  /** How often in a row the provider could not be reached before. */
  setbacks: number
}

/**
 * `again`: this text, after some seconds. `wait`: nothing of any batch for some seconds, as the provider is at fault
 * and not the text. `stop`: the batch, until somebody has done something. `fail`: this text. `skip`: its guest was deleted.
 */
export type Step = { kind: 'again' | 'wait'; seconds: number } | { kind: 'stop' } | { kind: 'fail' | 'skip' }

/** What only an administrator can fix: every further text would fail the same way. */
const lasting = ['provider_refused', 'provider_model', 'provider_quota', 'quota_reached']
const attemptsMax = 3
const setbacksMax = 8
const longestWait = 300

/** What to do after a failure, so that neither one text nor an outage of an hour spoils a batch. */
export function stepAfter({ code, retryAfter, attempts, setbacks }: ProviderFailure): Step {
  if (code === 'not_found') return { kind: 'skip' }
  // The same texts would take as long again
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
