import pRetry from 'p-retry'
import { ApiError, isRetryable } from './client.ts'

/** Maximum `Retry-After` to wait for, in milliseconds. */
const longestAsked = 60_000

export interface RetryOptions {
  /** Maximum retries of a failed call. */
  retries: number
  /**
   * Delay in milliseconds before a retry, counted from 1. A longer `Retry-After` from the server takes
   * precedence.
   */
  pause: (repetition: number) => number
  signal?: AbortSignal | undefined
  /** Replaces the timer. */
  wait?: (milliseconds: number) => Promise<void>
  onRetry?: (milliseconds: number, repetition: number) => void
}

/** Retries a call that failed for a transient reason. @throws the last failure, or the reason of the signal. */
export const withRetries = <T>(
  call: () => Promise<T>,
  { retries, pause, signal, wait = timer(signal), onRetry }: RetryOptions,
): Promise<T> =>
  pRetry(call, {
    retries,
    // `pause` says how long to wait
    minTimeout: 0,
    ...(signal && { signal }),
    shouldRetry: ({ error }) => isRetryable(error),
    onFailedAttempt: async ({ error, attemptNumber, retriesLeft }) => {
      if (retriesLeft === 0 || !isRetryable(error) || signal?.aborted) return
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
      const milliseconds = Math.max(Math.min(asked, longestAsked), pause(attemptNumber))
      onRetry?.(milliseconds, attemptNumber)
      await wait(milliseconds)
    },
  })

const timer = (signal: AbortSignal | undefined) => (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(waiting)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const waiting = setTimeout(finish, milliseconds)
    signal?.addEventListener('abort', finish)
  })
