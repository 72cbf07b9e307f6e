import { ApiError, type ClientOf } from '@cueroom/core/contract/client.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useState } from 'react'
import type { Emit } from './events.ts'
import { restoreAnswers } from './kept-answers.ts'
import type { QuestionnairesApi } from './questionnaire.tsx'

export type Loaded =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'closed'; title: string }
  | { state: 'ready'; questionnaire: PublicQuestionnaire }

/** Loads a questionnaire, and again whenever asked. An id that the server refuses is as missing as one it does not know. */
export function useQuestionnaire(
  api: ClientOf<QuestionnairesApi, 'visitor'>,
  id: string,
  emit: Emit,
  /** Where the guest's answers are kept; undefined where they are not. */
  storageKey: string | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [wish, setWish] = useState({ id, storageKey })

  useEffect(() => {
    const { id, storageKey } = wish
    const leaving = new AbortController()
    const load = async () => {
      try {
        const [found] = await Promise.all([
          api.questionnaires.show({ params: { id }, signal: leaving.signal }),
          storageKey && restoreAnswers(storageKey),
        ])
        setLoaded(
          'closed' in found
            ? { state: 'closed', title: found.title }
            : { state: 'ready', questionnaire: found },
        )
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
        const missing = error instanceof ApiError && [400, 404].includes(error.status)
        const reason = missing ? 'missing' : 'load'
        setLoaded({ state: missing ? 'missing' : 'failed' })
        emit('cueroom-error', { reason, message: missing ? 'Questionnaire Not Found' : String(error) })
      }
    }
    if (id) void load()
    return () => leaving.abort()
  }, [api, emit, wish])

  return {
    loaded: id ? loaded : ({ state: 'missing' } as const),
    retry: () => {
      setLoaded({ state: 'loading' })
      setWish({ id, storageKey })
    },
    /** Loads the questions anew under the eyes of the guest, who keeps what is typed. */
    refresh: () => setWish({ id, storageKey }),
  }
}
