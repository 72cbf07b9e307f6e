import type { Logger } from 'pino'
import { reportFailure } from '../problems/outage.ts'

/**
 * Searches now, then every so many milliseconds, never two at a time. A failure is logged, and the next search still runs.
 * @param milliseconds between two searches
 * @param failure the log's line when a search fails
 */
export function searchEvery(
  milliseconds: number,
  searchOnce: () => Promise<void>,
  log: Logger,
  failure: string,
) {
  const report = (err: unknown) => reportFailure(log, err, failure)
  let last = Promise.resolve()
  const search = () => (last = last.then(searchOnce).catch(report))
  void search()
  const timer = setInterval(search, milliseconds)
  return {
    /** Searches now. Never rejects. */
    search,
    /** Begins no further search, and waits for the one that runs. */
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
