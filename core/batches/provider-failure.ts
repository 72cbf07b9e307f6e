/** A failure to write a text. */
interface WritingFailure {
  code: string
  /** The provider's Retry-After in seconds, if it sent one. */
  retryAfter?: number | undefined
  /** Previous failures of this text. */
  attempts: number
  /** Previous consecutive failures to reach the provider. */
  setbacks: number
}

/**
 * `again`: retry this text a little later. `later`: the same after some seconds, because nothing is wrong with it. `wait`: pause
 * all batches for some seconds, because the provider is at fault, not the text. `tomorrow`: pause the show's batches until its
 * next day. `stop`: stop the batch until someone intervenes. `fail`: give up this text. `skip`: keep things as they are.
 */
export type Step = { kind: 'later' | 'wait'; seconds: number } | { kind: 'again' | FixedStep }

type FixedStep = 'tomorrow' | 'stop' | 'fail' | 'skip'

/** Failures that always have the same consequence. */
const fixedSteps: Record<string, FixedStep> = {
  // The guest was deleted, or someone has worked on the text
  not_found: 'skip',
  text_edited: 'skip',
  // Retrying the same texts would take just as long, and make one just as long
  took_too_long: 'fail',
  text_too_long: 'fail',
  interrupted: 'fail',
  budget_used: 'tomorrow',
  // Every further text would fail the same way
  provider_refused: 'stop',
  provider_model: 'stop',
  provider_quota: 'stop',
  quota_reached: 'stop',
  subscription_inactive: 'stop',
  feature_disabled: 'stop',
}
const attemptsMax = 3
const setbacksMax = 8
const longestWait = 300
/** Seconds after which it is checked whether a text still has to wait. */
const longestDelay = 5

/** What to do after a failure. Neither one bad text nor an hour's outage should ruin a batch. */
export function stepAfter({ code, retryAfter, attempts, setbacks }: WritingFailure): Step {
  const kind = fixedSteps[code]
  if (kind) return { kind }
  if (code === 'put_off') return { kind: 'later', seconds: Math.min(retryAfter ?? 0, longestDelay) }
  if (code === 'storage_full') return { kind: 'wait', seconds: retryAfter ?? 60 }
  if (code === 'provider_busy') return { kind: 'wait', seconds: retryAfter ?? 20 }
  if (code === 'provider_unreachable') {
    if (setbacks + 1 >= setbacksMax) return { kind: 'stop' }
    return { kind: 'wait', seconds: Math.min(longestWait, 2 ** setbacks * 5) }
  }
  return attempts + 1 >= attemptsMax ? { kind: 'fail' } : { kind: 'again' }
}
