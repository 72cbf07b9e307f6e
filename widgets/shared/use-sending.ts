import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Problem } from '@cueroom/core/contract/shapes.ts'
import { useEffect, useRef, useState } from 'react'

export type Sending<Receipt> =
  | { state: 'idle' | 'sending' }
  /** Not stored yet; it is sent again by itself. */
  | { state: 'waiting'; message: string; lost: boolean }
  | { state: 'failed'; message: string }
  | { state: 'sent'; receipt: Receipt }

interface Options<Body, Receipt> {
  post(body: Body): Promise<Receipt>
  /** What the visitor reads where nothing better is known. */
  failure: string
  onSent(receipt: Receipt): void
  onFailed(message: string): void
  /** The server has said what is wrong: sending it again as it is would not help. */
  onRefused(problem: Partial<Problem>): void
}

/** Seconds between the tries while nothing answers. */
const pauses = [2, 5, 10, 30, 60]

/** Sends what a visitor filled in once, and again by itself for as long as the connection is lost. */
export function useSending<Body, Receipt>(options: Options<Body, Receipt>) {
  const [sending, setSending] = useState<Sending<Receipt>>({ state: 'idle' })
  const latest = useRef(options)
  const underway = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const online = () => again.current?.()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      clearTimeout(timer.current)
      again.current = undefined
    }
  }, [])

  const stopWaiting = () => {
    clearTimeout(timer.current)
    again.current = undefined
  }
  const send = async (body: () => Body, tries = 0): Promise<void> => {
    if (underway.current) return
    underway.current = true
    stopWaiting()
    setSending({ state: 'sending' })
    try {
      const receipt = await latest.current.post(body())
      setSending({ state: 'sent', receipt })
      latest.current.onSent(receipt)
    } catch (error) {
      const failure = failureOf(error, latest.current.failure)
      if (failure.seconds === undefined) fail(error, failure.message)
      else wait(failure, () => void send(body, tries + 1), tries)
    } finally {
      underway.current = false
    }
  }
  const wait = ({ message, seconds = 0, lost }: Failure, retry: () => void, tries: number) => {
    again.current = retry
    timer.current = setTimeout(
      retry,
      1_000 * Math.max(seconds, pauses[Math.min(tries, pauses.length - 1)] ?? 0),
    )
    setSending({ state: 'waiting', message, lost })
    latest.current.onFailed(message)
  }
  const fail = (error: unknown, message: string) => {
    setSending({ state: 'failed', message })
    latest.current.onRefused(error instanceof ApiError ? error.problem : {})
    latest.current.onFailed(message)
  }
  return {
    sending,
    send,
    /** What is typed could not even be sent. */
    fail: (message: string) => fail(undefined, message),
    /** The visitor goes on writing: what waits to be sent is no longer what they say. */
    reset: () => {
      stopWaiting()
      setSending((before) =>
        before.state === 'waiting' || before.state === 'failed' ? { state: 'idle' } : before,
      )
    },
  }
}

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
