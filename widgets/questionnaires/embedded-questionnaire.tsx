import { createClient } from '@cueroom/core/contract/client.ts'
import { questionnaires as calls } from '@cueroom/core/questionnaires/questionnaires.calls.ts'
import { useMemo } from 'react'
import { Questionnaire, type QuestionnairesApi } from './questionnaire.tsx'

export interface EmbeddedQuestionnaireProps {
  questionnaireId?: string
  apiBase?: string
  theme?: string
}

/** The questionnaire as an element on a host's page: it knows its server, and sends no cookies there. */
export function EmbeddedQuestionnaire({ questionnaireId = '', apiBase, theme }: EmbeddedQuestionnaireProps) {
  const baseUrl = apiBase ?? new URL(import.meta.url).origin
  const api = useMemo(
    () =>
      createClient<QuestionnairesApi, 'visitor'>({ questionnaires: calls }, { baseUrl, credentials: 'omit' }),
    [baseUrl],
  )
  return <Questionnaire key={`${baseUrl} ${questionnaireId}`} api={api} id={questionnaireId} theme={theme} />
}
