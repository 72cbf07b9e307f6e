import { createClient } from '@cueroom/core/contract/client.ts'
import { questionnaires } from '@cueroom/core/questionnaires/questionnaires.calls.ts'
import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useMemo } from 'react'
import type { Contained } from '../shared/define.ts'
import { Debuggable } from '../shared/debuggable.tsx'
import { emitFrom } from '../shared/emit.ts'
import type { QuestionnaireEvents } from './events.ts'
import { Questionnaire, type QuestionnairesApi } from './questionnaire.tsx'

export interface EmbeddedQuestionnaireProps extends Contained {
  questionnaireId?: string
  apiBase?: string
  theme?: string
  guest?: string
  autosave?: string
  prefill?: string
  /** Given by the element's methods. */
  previewed?: PublicQuestionnaire
  filled?: Answers
}

const { show, submit } = questionnaires
const calls = { questionnaires: { show, submit } }

/** The questionnaire as an element on a host's page: it knows its server, and sends no cookies there. */
export function EmbeddedQuestionnaire(props: EmbeddedQuestionnaireProps) {
  const { questionnaireId = '', apiBase, theme, guest, autosave, previewed, filled, container } = props
  const baseUrl = apiBase ?? new URL(import.meta.url).origin
  const api = useMemo(
    () => createClient<QuestionnairesApi, 'visitor'>(calls, { baseUrl, credentials: 'omit' }),
    [baseUrl],
  )
  const emit = useMemo(() => emitFrom<QuestionnaireEvents>(container), [container])
  const prefill = useMemo(() => ({ ...readPrefill(props.prefill), ...filled }), [props.prefill, filled])
  return (
    <Debuggable container={container} widget="questionnaire" id={questionnaireId} server={baseUrl}>
      <Questionnaire
        key={`${baseUrl} ${questionnaireId} ${guest}`}
        api={api}
        id={questionnaireId}
        theme={theme}
        guest={guest}
        autosave={autosave !== 'off'}
        prefill={prefill}
        preview={previewed}
        origin={baseUrl}
        emit={emit}
      />
    </Debuggable>
  )
}

/** `name=Ada&topics=Bees&topics=Maps`: a question asked twice has a list. */
function readPrefill(text = ''): Answers {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((id) => {
      const [first = '', ...more] = given.getAll(id)
      return [id, more.length > 0 ? [first, ...more] : first]
    }),
  )
}
