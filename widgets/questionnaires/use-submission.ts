import { ApiError, type ClientOf, NetworkError } from '@cueroom/core/contract/client.ts'
import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { NewSubmission } from '@cueroom/core/questionnaires/submission.ts'
import { useEffect, useRef, useState } from 'react'
import type { QuestionnairesApi } from './questionnaire.tsx'

export type Sending =
  | { state: 'idle' | 'sending' }
  /** Not stored yet; it is sent again by itself. */
  | { state: 'waiting'; message: string; lost: boolean }
  | { state: 'failed'; message: string }
  | { state: 'sent'; submittedAt: string }

interface Options {
  api: ClientOf<QuestionnairesApi, 'visitor'>
  id: string
  onSent(submittedAt: string): void
  onFailed(message: string): void
  /** Answers the server did not accept. */
  onProblems(problems: AnswerProblem[]): void
  /** The host has changed the questions meanwhile. */
  onChanged(): void
}

/** Seconds between the tries while nothing answers. */
const pauses = [2, 5, 10, 30, 60]
const idle: Sending = { state: 'idle' }

/** Sends answers once, and again by itself for as long as the connection is lost. */
export function useSubmission(options: Options) {
  const [sending, setSending] = useState<Sending>(idle)
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
  const send = async (body: () => NewSubmission, tries = 0): Promise<void> => {
    if (underway.current) return
    underway.current = true
    stopWaiting()
    setSending({ state: 'sending' })
    try {
      const { api, id } = latest.current
      const { submittedAt } = await api.questionnaires.submit({ params: { id }, body: body() })
      setSending({ state: 'sent', submittedAt })
      latest.current.onSent(submittedAt)
    } catch (error) {
      const failure = failureOf(error)
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
    const { onProblems, onChanged, onFailed } = latest.current
    const { code, details = [] } = error instanceof ApiError ? error.problem : {}
    if (code === 'questions_changed') onChanged()
    onProblems(details.flatMap(({ path, message: what }) => problemAt(path, what)))
    onFailed(message)
  }
  return {
    sending,
    send,
    /** The guest goes on answering: what waits to be sent is no longer what they say. */
    reset: () => {
      stopWaiting()
      setSending((before) => (before.state === 'waiting' || before.state === 'failed' ? idle : before))
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

function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError)
    return { message: 'Failed to submit responses. Please try again.', seconds: 0, lost: true }
  if (!(error instanceof ApiError))
    return { message: 'Failed to submit responses. Please try again.', lost: false }
  const message = error.problem.error ?? `Server error: ${error.status}`
  const temporary = error.status === 429 || error.status === 503
  return { message, lost: false, ...(temporary && { seconds: error.retryAfter ?? 5 }) }
}

const ids: Record<string, string> = { guestEmail: 'guest-email', guestName: 'guest-name' }
const problemAt = (path: string, message: string): AnswerProblem[] => {
  const id = ids[path] ?? /^responses\.(.+)$/.exec(path)?.[1]
  return id ? [{ id, message }] : []
}
