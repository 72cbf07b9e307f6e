import type { ClientOf } from '@cueroom/core/contract/client.ts'
import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { questionnaires } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { useState } from 'react'
import { Branded } from '../shared/branded.tsx'
import { later } from '../shared/later.tsx'
import { languageFor } from '../shared/speech.tsx'
import { Surface } from '../shared/surface.tsx'
import type { Emit } from './events.ts'
import { answersKey } from './kept-answers.ts'
import type { OpenPageForm, PageForm } from './page-form.ts'
import { PartMissing } from './question-field.tsx'
import { QuestionsForm } from './questions-form.tsx'
import { LoadFailed } from '../shared/load-failed.tsx'
import { Bones, Loading } from './states.tsx'
import type { GivenSource } from './use-form.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

/** The calls a guest's form makes. */
export type QuestionnairesApi = { questionnaires: Pick<typeof questionnaires, 'get' | 'submit' | 'visit'> }

interface Props {
  api: ClientOf<QuestionnairesApi, 'visitor'>
  id: string
  theme?: string | undefined
  /** From the personal link. */
  guest?: string | undefined
  autosave?: boolean
  prefill?: Answers
  /** What the guest sees, and may type into, before the questions have loaded. */
  openForm?: OpenPageForm
  /** Shown instead of what the server has; nothing is kept or sent. */
  preview?: PublicQuestionnaire | undefined
  /** Language of the page. */
  pageLanguage?: string | undefined
  source?: GivenSource
  /** Origin of the show's pictures. */
  origin?: string
  emit?: Emit
}

// Few guests see these
const Refusal = later(async () => (await import('./refusal.tsx')).Refusal, PartMissing)
// Few installations name a contact
const ProviderContact = later(async () => (await import('./provider-contact.tsx')).ProviderContact)

const nobody: Emit = () => {}
const nothing: Answers = {}
const nowhere: GivenSource = { container: undefined, fields: undefined }

/** The questionnaire a guest fills in. */
export function Questionnaire({ preview, ...props }: Props) {
  if (!preview) return <Loaded {...props} />
  return (
    <Surface {...lookOf(props)} settings={preview.settings}>
      <Ready {...props} questionnaire={preview} preview />
    </Surface>
  )
}

const lookOf = ({ theme, pageLanguage }: Pick<Props, 'theme' | 'pageLanguage'>) => ({
  theme,
  pageLanguage,
  waiting: <Bones />,
  early: true,
})

type LoadedProps = Omit<Props, 'preview'>

/** The questionnaire of a link. One that doesn't work can be answered without it. */
function Loaded({ guest, ...props }: LoadedProps) {
  const [linked, setLinked] = useState(Boolean(guest))
  return (
    <LoadedFor
      {...props}
      key={String(linked)}
      guest={linked ? guest : undefined}
      onAnswerWithout={() => setLinked(false)}
    />
  )
}

function LoadedFor({ onAnswerWithout, ...props }: LoadedProps & { onAnswerWithout(): void }) {
  const { api, id, guest, autosave = true, emit = nobody, pageLanguage, openForm } = props
  const lang = languageFor(undefined, pageLanguage)
  const storageKey = autosave ? answersKey(id, guest) : undefined
  const { loaded, pageForm, retry, refresh } = useQuestionnaire(
    api,
    { id, guest, lang, openForm },
    emit,
    storageKey,
  )
  const content = () => {
    switch (loaded.state) {
      case 'failed':
        return <LoadFailed what="loadFailed" onRetry={retry} />
      case 'loading':
        return <Loading />
      case 'ready':
        return (
          <Ready {...props} questionnaire={loaded.questionnaire} pageForm={pageForm} onChanged={refresh} />
        )
      default:
        return <Refusal refused={loaded} onAnswerWithout={onAnswerWithout} />
    }
  }
  return (
    <Surface {...lookOf(props)} settings={loaded.settings}>
      {content()}
      {/* Called when the content is in the document, before it is drawn */}
      {pageForm && <p hidden ref={() => pageForm.giveWay()} />}
    </Surface>
  )
}

interface ReadyProps extends Omit<Props, 'preview' | 'openForm'> {
  pageForm?: PageForm | undefined
  questionnaire: PublicQuestionnaire
  preview?: boolean
  onChanged?(): void
}

function Ready({ questionnaire, preview = false, onChanged = () => {}, ...props }: ReadyProps) {
  const { api, guest, autosave = true, prefill = nothing, origin = '', emit = nobody } = props
  const { source = nowhere, pageForm } = props
  const [typed] = useState(() => pageForm?.typed())
  const { branding, contact } = questionnaire
  return (
    <Branded branding={branding} origin={origin}>
      <div className={contact ? 'columns' : undefined}>
        <QuestionsForm
          questionnaire={questionnaire}
          api={api}
          guest={guest}
          autosave={autosave}
          preview={preview}
          prefill={prefill}
          typed={typed}
          source={source}
          emit={emit}
          onChanged={onChanged}
        />
        {contact && <ProviderContact contact={contact} />}
      </div>
    </Branded>
  )
}
