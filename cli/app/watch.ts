import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { Cli } from './cli.ts'

/** Default and maximum watch time in minutes. */
export const longestWatch = 24 * 60
const minute = 60_000
/** Poll interval in milliseconds. */
const every = 5_000
/** Retry delays in milliseconds while the server is unreachable, the last one repeated: about 15 minutes in all. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000]
const maxRetries = 20

interface Watched<Known> {
  /** Description of what is watched. */
  says: string
  /** Existing items, which aren't shown. */
  start: () => Promise<Known>
  /**
   * Fetches new items and shows them once complete, because a fetch may be retried; returns the items known
   * so far.
   */
  next: (known: Known) => Promise<Known>
}

/** Polls for new items until the time is over or Ctrl-C. Waits for an unreachable server without missing any. */
export async function watch<Known>(cli: Cli, minutes: number, { says, start, next }: Watched<Known>) {
  const { output, environment } = cli
  const ends = environment.now().getTime() + minutes * minute
  let known = await start()
  output.say(`${says} Press Ctrl-C to stop.`)
  while (environment.now().getTime() < ends) {
    await environment.wait(every)
    environment.signal.throwIfAborted()
    known = await whenReachable(cli, () => next(known))
  }
  output.say(`Stopped after ${minutes} minutes.`)
}

/** Retries with backoff while the server is unreachable. */
async function whenReachable<T>({ output, environment, host }: Cli, ask: () => Promise<T>): Promise<T> {
  let unreachable = false
  const answer = await withRetries(ask, {
    retries: maxRetries,
    pause: (repetition) => pauses[Math.min(repetition, pauses.length) - 1]!,
    signal: environment.signal,
    wait: environment.wait,
    onRetry: () => {
      if (!unreachable) output.say(`${host} isn't responding. Retrying…`)
      unreachable = true
    },
  })
  if (unreachable) output.say(`${host} is responding again.`)
  return answer
}
