import { createClient } from '@cueroom/core/contract/client.ts'
import { questionnaires } from '@cueroom/core/questionnaires/questionnaires.calls.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Contained } from '../shared/define.ts'
import { Debuggable } from '../shared/debuggable.tsx'
import { emitFrom } from '../shared/emit.ts'
import { Placed } from '../shared/placed.tsx'
import { pageLanguage } from '../shared/speech.tsx'
import { serverOf } from '../shared/server-of.ts'
import type { QuestionnaireEvents } from './events.ts'
import { readPrefill } from './prefill.ts'
import { Questionnaire, type QuestionnairesApi } from './questionnaire.tsx'

interface EmbeddedQuestionnaireProps extends Contained {
  questionnaireId?: string
  apiBase?: string
  theme?: string
  guest?: string
  autosave?: string
  prefill?: string | object
  fields?: string | object
  preview?: PublicQuestionnaire
  mode?: string
  buttonLabel?: string
  opener?: string
}

const { get, submit, visit } = questionnaires
const calls = { questionnaires: { get, submit, visit } }

/** The questionnaire as an element on a host's page: it knows its server, and sends no cookies there. */
export function EmbeddedQuestionnaire(props: EmbeddedQuestionnaireProps) {
  const { questionnaireId = '', apiBase, theme, autosave = 'on', preview, container } = props
  const guest = props.guest ?? guestOfPage()
  const baseUrl = serverOf(apiBase, import.meta.url)
  const api = useMemo(
    () => createClient<QuestionnairesApi, 'visitor'>(calls, { baseUrl, credentials: 'omit' }),
    [baseUrl],
  )
  const emit = useMemo(() => emitFrom<QuestionnaireEvents>(container), [container])
  const [typed] = useState(() => typedBefore(container))
  const prefill = useMemo(() => readPrefill(props.prefill), [props.prefill])
  useEffect(() => formBefore(container)?.remove(), [container])
  const source = { container, fields: props.fields }
  const page = useMemo(() => pageLanguage(container), [container])
  return (
    <Debuggable container={container} widget="questionnaire" id={questionnaireId} server={baseUrl}>
      <Placed {...props} label="open">
        <Questionnaire
          key={`${baseUrl} ${questionnaireId} ${guest}`}
          api={api}
          id={questionnaireId}
          theme={theme}
          guest={guest}
          autosave={!/^(off|false)$/.test(autosave)}
          prefill={prefill}
          typed={typed}
          preview={preview}
          pageLanguage={page}
          source={source}
          origin={baseUrl}
          emit={emit}
        />
      </Placed>
    </Debuggable>
  )
}

/** The form that our own page shows before the widget has loaded. */
const formBefore = (container: HTMLElement | undefined) =>
  (container?.getRootNode() as ShadowRoot | undefined)?.host?.querySelector<HTMLFormElement>(
    'form[data-cueroom]',
  )

/** What a guest typed into that form. */
function typedBefore(container: HTMLElement | undefined) {
  const form = formBefore(container)
  const typed = new URLSearchParams()
  for (const [name, value] of form ? new FormData(form) : [])
    if (name.startsWith('q.') && typeof value === 'string' && value) typed.append(name.slice(2), value)
  return readPrefill(`${typed}`)
}

/** The page's `?guest=`, if it looks like one of ours; pages may use that parameter themselves. */
const guestOfPage = () =>
  /^\d{1,10}\.[\w-]{22}$/.exec(new URLSearchParams(location.search).get('guest') ?? '')?.[0]
