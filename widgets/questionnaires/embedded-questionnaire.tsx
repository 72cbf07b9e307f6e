import { createClient } from '@cueroom/core/contract/client.ts'
import { questionnaires } from '@cueroom/core/questionnaires/questionnaires.calls.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useMemo } from 'react'
import type { Contained } from '../shared/define.ts'
import { Debuggable } from '../shared/debuggable.tsx'
import { emitFrom } from '../shared/emit.ts'
import { serverOf } from '../shared/server-of.ts'
import type { QuestionnaireEvents } from './events.ts'
import { readPrefill } from './prefill.ts'
import { Questionnaire, type QuestionnairesApi } from './questionnaire.tsx'

export interface EmbeddedQuestionnaireProps extends Contained {
  questionnaireId?: string
  apiBase?: string
  theme?: string
  guest?: string
  autosave?: string
  prefill?: string | object
  preview?: PublicQuestionnaire
}

const { show, submit } = questionnaires
const calls = { questionnaires: { show, submit } }

/** The questionnaire as an element on a host's page: it knows its server, and sends no cookies there. */
export function EmbeddedQuestionnaire(props: EmbeddedQuestionnaireProps) {
  const { questionnaireId = '', apiBase, theme, guest, autosave = 'on', preview, container } = props
  const baseUrl = serverOf(apiBase, import.meta.url)
  const api = useMemo(
    () => createClient<QuestionnairesApi, 'visitor'>(calls, { baseUrl, credentials: 'omit' }),
    [baseUrl],
  )
  const emit = useMemo(() => emitFrom<QuestionnaireEvents>(container), [container])
  const prefill = useMemo(() => readPrefill(props.prefill), [props.prefill])
  return (
    <Debuggable container={container} widget="questionnaire" id={questionnaireId} server={baseUrl}>
      <Questionnaire
        key={`${baseUrl} ${questionnaireId} ${guest}`}
        api={api}
        id={questionnaireId}
        theme={theme}
        guest={guest}
        autosave={!/^(off|false)$/.test(autosave)}
        prefill={prefill}
        preview={preview}
        origin={baseUrl}
        emit={emit}
      />
    </Debuggable>
  )
}
