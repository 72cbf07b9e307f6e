import { webhookRetry } from '../jobs/jobs.ts'

/** How a receiver says that it is busy. */
const busy = [429, 503]

/** Seconds that a receiver asked to wait with Retry-After, as a number or a date; undefined if it didn't ask. */
export function askedSeconds(
  status: number,
  header: string | undefined,
  now = Date.now(),
): number | undefined {
  if (!header || !busy.includes(status)) return undefined
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/** Seconds until the next attempt: as asked, not before it would come anyway, nor after the longest delay between attempts. */
export function secondsToWait(asked: number, attempts: number): number {
  const { retryDelay, retryDelayMax } = webhookRetry
  return Math.min(retryDelayMax, Math.max(asked, retryDelay * 2 ** Math.min(attempts, 16)))
}
