import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Sending, SendingOptions } from './use-sending.ts'

/** Seconds between the tries while nothing answers. */
const pauses = [2, 5, 10, 30, 60]

/**
 * Sends what a visitor filled in once, and again automatically for as long as the connection is lost.
 * @param latest the options at the time
 * @param show takes what has become of it
 */
export function createSender<Body, Receipt>(
  latest: () => SendingOptions<Body, Receipt>,
  show: (sending: Sending<Receipt>) => void,
) {
  let isUnderway = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: (() => void) | undefined
  const online = () => again?.()
  addEventListener('online', online)

  const stopWaiting = () => {
    clearTimeout(timer)
    again = undefined
  }
  const send = async (body: () => Body, tries = 0): Promise<void> => {
    if (isUnderway) return
    isUnderway = true
    stopWaiting()
    show({ state: 'sending' })
    try {
      const receipt = await latest().post(body())
      show({ state: 'sent', receipt })
      latest().onSent(receipt)
    } catch (error) {
      const failure = failureOf(error, latest().failure)
      if (failure.seconds === undefined) fail(error, failure.message)
      else wait(failure, () => void send(body, tries + 1), tries)
    } finally {
      isUnderway = false
    }
  }
  const wait = ({ message, seconds = 0, lost }: Failure, retry: () => void, tries: number) => {
    again = retry
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
    timer = setTimeout(retry, 1_000 * Math.max(seconds, pause))
    show({ state: 'waiting', message, lost })
    latest().onFailed(message)
  }
  const fail = (error: unknown, message: string) => {
    show({ state: 'failed', message })
    latest().onRefused(error instanceof ApiError ? error.problem : {})
    latest().onFailed(message)
  }
  return {
    send,
    stopWaiting,
    end: () => {
      removeEventListener('online', online)
      stopWaiting()
    },
  }
}

export type Sender<Body, Receipt> = ReturnType<typeof createSender<Body, Receipt>>

interface Failure {
  message: string
  /** Seconds after which it is tried again; undefined when that would not help. */
  seconds?: number
  /** No answer came at all. */
  lost: boolean
}

function failureOf(error: unknown, usual: string): Failure {
  if (error instanceof NetworkError) return { message: usual, seconds: 0, lost: true }
  if (!(error instanceof ApiError)) return { message: usual, lost: false }
  const message = error.problem.error ?? `Server error: ${error.status}`
  const temporary = error.status === 429 || error.status >= 500
  return { message, lost: false, ...(temporary && { seconds: error.retryAfter ?? 5 }) }
}
