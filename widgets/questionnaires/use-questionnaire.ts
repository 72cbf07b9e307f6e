import { ApiError, type ClientOf } from '@cueroom/core/contract/client.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ClosedPage } from '@cueroom/core/show/closed-page.ts'
import { useEffect, useState } from 'react'
import type { Emit } from './events.ts'
import { restoreAnswers } from './kept-answers.ts'
import type { Refused } from './refusal.tsx'
import type { QuestionnairesApi } from './questionnaire.tsx'

export type Loaded =
  | { state: 'loading' | 'failed' }
  | Refused
  | { state: 'ready'; questionnaire: PublicQuestionnaire }

/** Loads a questionnaire, and again whenever asked. An id that the server refuses is as missing as one it does not know. */
export function useQuestionnaire(
  api: ClientOf<QuestionnairesApi, 'visitor'>,
  { id, guest }: { id: string; guest: string | undefined },
  emit: Emit,
  /** Where the guest's answers are kept; undefined where they are not. */
  storageKey: string | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [wish, setWish] = useState({ id, guest, storageKey })

  useEffect(() => {
    const { id, guest, storageKey } = wish
    const leaving = new AbortController()
    const load = async () => {
      try {
        const [found] = await Promise.all([
          api.questionnaires.get({
            params: { id },
            ...(guest && { query: { guest } }),
            signal: leaving.signal,
          }),
          storageKey && restoreAnswers(storageKey),
        ])
        setLoaded(stateOf(found))
        if ('closed' in found)
          emit('cueroom-error', { reason: 'closed', message: 'The questionnaire is closed' })
        else
          emit('cueroom-ready', {
            questionnaireId: id,
            title: found.title,
            questions: found.questions.length,
          })
      } catch (error) {
        if (leaving.signal.aborted) return
        const failure = failureOf(error)
        setLoaded({ state: failure.state })
        emit('cueroom-error', { reason: failure.reason, message: failure.message ?? String(error) })
      }
    }
    if (id) void load()
    return () => leaving.abort()
  }, [api, emit, wish])

  return {
    loaded: id ? loaded : ({ state: 'missing' } as const),
    retry: () => {
      setLoaded({ state: 'loading' })
      setWish({ id, guest, storageKey })
    },
    /** Loads the questions anew under the eyes of the guest, who keeps what is typed. */
    refresh: () => setWish({ id, guest, storageKey }),
  }
}

function stateOf(found: PublicQuestionnaire | ClosedPage): Loaded {
  if ('closed' in found) return { state: 'closed', title: found.title }
  return { state: found.submitted?.locked ? 'locked' : 'ready', questionnaire: found }
}

interface Failure {
  state: 'missing' | 'invalid-link' | 'failed'
  reason: 'missing' | 'link' | 'load'
  message?: string
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { state: 'failed', reason: 'load' }
  if (error.problem.code === 'invalid_link')
    return { state: 'invalid-link', reason: 'link', message: 'Invalid personal link' }
  return [400, 404].includes(error.status)
    ? { state: 'missing', reason: 'missing', message: 'Questionnaire Not Found' }
    : { state: 'failed', reason: 'load' }
}
