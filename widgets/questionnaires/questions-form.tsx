import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { extentOf } from '@cueroom/core/questionnaires/extent.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { later } from '../shared/later.tsx'
import { useSpeech } from '../shared/speech.tsx'
import { HostText } from './host-text.tsx'
import { QuestionField } from './question-field.tsx'
import { type Form, type FormOptions, loadRules, useForm } from './use-form.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

// Loaded with the rules after the first view, so they are available offline
export const ClearButton = later(async () => (await loadRules()).ClearButton)
const ErrorSummary = later(async () => (await loadRules()).ErrorSummary)
export const SavedNotice = later(async () => (await loadRules()).SavedNotice)
export const SendingNotice = later(async () => (await loadRules()).SendingNotice)

const ThankYou = later(async () => (await import('./thank-you.tsx')).ThankYou, Thanks)

function Thanks() {
  return <h2>{useSpeech().questionnaire.thanksTitle}</h2>
}

// Few guests come back
const SentNotice = later(async () => (await import('./sent-answers.tsx')).SentNotice)

export interface EarlierProps {
  form: Form
  /** Of the question. */
  id: string
}

// Few questions change after they were answered
const EarlierAnswer = later<EarlierProps>(async () => (await import('./sent-answers.tsx')).EarlierAnswer)

// Hosts choose it for few questionnaires
const QuestionSteps = later<StepsProps>(async () => (await import('./question-steps.tsx')).QuestionSteps)

export interface StepsProps {
  form: Form
  questionnaire: PublicQuestionnaire
  /** Title, description and extent. */
  start: React.ReactNode
  preview: boolean
  onSeeAll(): void
}

/** The questions, and everything a guest does with them until they are sent. */
export function QuestionsForm(props: FormOptions) {
  const { questionnaire, preview, typed } = props
  const { title, branding, settings } = questionnaire
  const heading = useId()
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm(props, { summary, trap })
  // A guest who is typing goes on where they are
  const [seesAll, setSeesAll] = useState(Boolean(typed))
  const inSteps = useOneAtATime(settings.oneAtATime) && !seesAll
  const { questionnaire: texts, shared } = useSpeech()
  const { fields, problems, sending } = form

  if (sending.state === 'sent')
    return (
      <ThankYou
        title={title}
        podcastName={branding.podcastName}
        guestName={questionnaire.guestName}
        afterSubmit={settings.afterSubmit}
        questions={fields}
        answers={form.answers}
      />
    )
  const start = <Start questionnaire={questionnaire} id={heading} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter of the fields in it
    <form
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={inSteps ? undefined : onEnter}
      part="form"
    >
      {!inSteps && start}
      {!inSteps && <Progress {...form.progress} />}
      <div role="alert" tabIndex={-1} ref={summary} className="summary" part="error-summary">
        {problems.length > 0 && (
          <ErrorSummary questions={fields} problems={problems} onShown={form.focusSummary} />
        )}
      </div>
      {inSteps ? (
        <QuestionSteps
          form={form}
          questionnaire={questionnaire}
          start={start}
          preview={preview}
          onSeeAll={() => setSeesAll(true)}
        />
      ) : (
        <AllQuestions form={form} />
      )}
      {/* People do not see it, programs fill it in */}
      <div className="trap" aria-hidden="true">
        <input name="subject" tabIndex={-1} autoComplete="off" aria-label={shared.leaveEmpty} ref={trap} />
      </div>
      {!inSteps && <Actions form={form} questionnaire={questionnaire} preview={preview} />}
      <p role="status">{form.previewed && texts.preview}</p>
      <p className="aside" part="privacy" dir="auto">
        {questionnaire.privacy}
      </p>
    </form>
  )
}

// No submit button, so Enter does nothing until this has loaded
function onEnter({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>) {
  if (key !== 'Enter') return
  void loadRules().then(
    ({ goToNextField }) => goToNextField({ target, currentTarget, nativeEvent }),
    () => {},
  )
}

function Start({ questionnaire, id }: { questionnaire: PublicQuestionnaire; id: string }) {
  const { title, description, questions, submitted } = questionnaire
  const { language, counts } = useSpeech()
  return (
    <>
      <h2 id={id} part="title form-title" dir="auto">
        {title}
      </h2>
      {description && (
        <p className="description" part="description" dir="auto">
          <HostText text={description} />
        </p>
      )}
      <p className="aside" part="extent">
        {extentOf(questions, language, counts)}
      </p>
      {submitted && <SentNotice submitted={submitted} />}
    </>
  )
}

function Progress({ answered, questions }: { answered: number; questions: number }) {
  const { questionnaire: texts, fill } = useSpeech()
  return (
    <div className="progress" part="progress">
      <progress aria-label={texts.answered} value={answered} max={questions} />
      <span>{fill(texts.progress, { done: answered, all: questions })}</span>
    </div>
  )
}

function AllQuestions({ form }: { form: Form }) {
  const busy = form.sending.state === 'sending'
  return (
    <div inert={busy} aria-busy={busy}>
      {form.fields.flatMap((question) => [
        <QuestionField
          key={question.id}
          question={question}
          value={answerTo(form.answers, question.id)}
          problem={form.problems.find(({ id }) => id === question.id)?.message}
          onChange={(value) => form.answer(question.id, value)}
        />,
        form.earlier?.[question.id] && <EarlierAnswer key={'.' + question.id} form={form} id={question.id} />,
      ])}
    </div>
  )
}

interface ActionsProps {
  form: Form
  questionnaire: PublicQuestionnaire
  preview: boolean
}

function Actions({ form, questionnaire: { title, description, submitted }, preview }: ActionsProps) {
  const { questionnaire: texts } = useSpeech()
  const { sending, saving, restored, fields, answers } = form
  const busy = sending.state === 'sending'
  return (
    <>
      {!preview && <SavedNotice saving={saving} restored={restored} />}
      <SendingNotice sending={sending} saved={saving.state === 'saved'} />
      <div className="actions">
        {/* No submit button: Enter must not send, and a frame without allow-forms would submit nothing */}
        <button type="button" className="primary" part="submit" aria-disabled={busy} onClick={form.submit}>
          {busy ? texts.sending : (submitted && texts.saveChanges) || texts.submit}
        </button>
        <button
          type="button"
          part="button"
          onClick={() =>
            void loadRules().then(
              ({ print }) =>
                print({ title, description, questions: fields, answers, notAnswered: texts.notAnswered }),
              () => globalThis.print(),
            )
          }
        >
          {texts.print}
        </button>
        {!preview && <ClearButton onClear={form.clear} />}
      </div>
    </>
  )
}
