import { createClient } from '@cueroom/core/contract/client.ts'
import { questionnaires } from '@cueroom/core/questionnaires/questionnaires.calls.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useMemo } from 'react'
import type { Contained } from '../shared/define.ts'
import { Debuggable } from '../shared/debuggable.tsx'
import { emitFrom } from '../shared/emit.ts'
import { Placed } from '../shared/placed.tsx'
import { pageLanguage } from '../shared/speech.tsx'
import { serverOf } from '../shared/server-of.ts'
import type { QuestionnaireEvents } from './events.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import type { OpenPageForm } from './page-form.ts'
import { readPrefill } from './prefill.ts'
import { loadRules } from './use-form.ts'
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
  const openForm = useMemo(() => pageFormOf(container), [container])
  const prefill = useMemo(() => readPrefill(props.prefill), [props.prefill])
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
          openForm={openForm}
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

/** For the form before the widget, which only our own page has. Where the part doesn't load, that form stays. */
const pageFormOf = (container: HTMLElement | undefined): OpenPageForm | undefined =>
  container?.hidden
    ? (key) =>
        loadRules().then(
          ({ pageForm }) => pageForm(container, key, keptAnswers, keepAnswers),
          () => undefined,
        )
    : undefined

/** The page's `?guest=`, if it looks like one of ours; pages may use that parameter themselves. */
const guestOfPage = () =>
  /^\d{1,10}\.[\w-]{22}$/.exec(new URLSearchParams(location.search).get('guest') ?? '')?.[0]
