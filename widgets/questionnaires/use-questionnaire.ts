import { ApiError, type ClientOf } from '@cueroom/core/contract/client.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useState } from 'react'
import type { QuestionnairesApi } from './questionnaire.tsx'

type State = 'loading' | 'missing' | 'failed' | 'ready'

/** Loads a questionnaire. An id that the server refuses is as missing as one it does not know. */
export function useQuestionnaire(api: ClientOf<QuestionnairesApi, 'visitor'>, id: string) {
  const [state, setState] = useState<State>('loading')
  const [questionnaire, setQuestionnaire] = useState<PublicQuestionnaire>()

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        setQuestionnaire(await api.questionnaires.show({ params: { id }, signal: leaving.signal }))
        setState('ready')
      } catch (error) {
        if (!leaving.signal.aborted) setState(isMissing(error) ? 'missing' : 'failed')
      }
    }
    if (id) void load()
    return () => leaving.abort()
  }, [api, id])

  return { state: id ? state : 'missing', questionnaire }
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)
