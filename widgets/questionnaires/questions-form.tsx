import type { ClientOf } from '@cueroom/core/contract/client.ts'
import {
  emailProblem,
  questionsAboutGuest,
  splitAboutGuest,
} from '@cueroom/core/questionnaires/about-guest.ts'
import { answerTo, countAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { type AnswerProblem, checkAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import { answeringMinutes } from '@cueroom/core/questionnaires/progress.ts'
import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type RefObject, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { goToNextField } from '../shared/enter-key.ts'
import type { Emit } from './events.ts'
import { answersKey } from './kept-answers.ts'
import { ClearButton, ErrorSummary, SavedNotice, SendingNotice } from './notices.tsx'
import type { printAnswers } from './print-answers.ts'
import { fittingAnswers } from './prefill.ts'
import { QuestionField } from './question-field.tsx'
import type { QuestionnairesApi } from './questionnaire.tsx'
import { ThankYou } from './states.tsx'
import { useAnswers } from './use-answers.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  questionnaire: PublicQuestionnaire
  api: ClientOf<QuestionnairesApi, 'visitor'>
  /** From the personal link. */
  guest: string | undefined
  autosave: boolean
  /** Shown to the host who writes it: nothing is kept or sent. */
  preview: boolean
  prefill: Answers
  emit: Emit
  onChanged(): void
}

/** The questions, and everything a guest does with them until they are sent. */
export function QuestionsForm(props: Props) {
  const { questionnaire, preview, guest } = props
  const { title, description, questions, branding } = questionnaire
  const heading = useId()
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm(props, summary, trap)
  const { answers, problems, sending, saving, restored } = form

  if (sending.state === 'sent') return <ThankYou podcastName={branding.podcastName} />
  const fields = [...questionsAboutGuest(questions, guest), ...questions]
  const answered = countAnswered(questions, answers)
  const busy = sending.state === 'sending'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter of the fields in it
    <form
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={goToNextField}
      part="form"
    >
      <h2 id={heading} part="title form-title" dir="auto">
        {title}
      </h2>
      {description && (
        <p className="description" part="description" dir="auto">
          {description}
        </p>
      )}
      <p className="aside" part="extent">
        {extent(questions)}
      </p>
      <div className="progress" part="progress">
        <progress aria-label="Answered questions" value={answered} max={questions.length} />
        <span>{`${answered} of ${questions.length}`}</span>
      </div>
      <ErrorSummary questions={fields} problems={problems} onGoTo={form.goTo} ref={summary} />
      <div inert={busy} aria-busy={busy}>
        {fields.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={answerTo(answers, question.id)}
            problem={problems.find(({ id }) => id === question.id)?.message}
            onChange={(value) => form.answer(question.id, value)}
          />
        ))}
      </div>
      {/* People do not see it, programs fill it in */}
      <div className="trap" aria-hidden="true">
        <input name="subject" tabIndex={-1} autoComplete="off" aria-label="Leave empty" ref={trap} />
      </div>
      {!preview && <SavedNotice saving={saving} restored={restored} />}
      <SendingNotice sending={sending} saved={saving.state === 'saved'} />
      <div className="actions">
        {/* No submit button: Enter must not send, and a frame without allow-forms would submit nothing */}
        <button type="button" className="primary" part="submit" aria-disabled={busy} onClick={form.submit}>
          {busy ? 'Sending…' : 'Submit Responses'}
        </button>
        <button type="button" part="button" onClick={() => void print(title, description, fields, answers)}>
          Print/Save PDF
        </button>
        {!preview && <ClearButton onClear={form.clear} />}
      </div>
      <p role="status">{form.previewed && 'This is a preview: nothing was sent.'}</p>
    </form>
  )
}

function useForm(
  { questionnaire, api, guest, autosave, preview, prefill, emit, onChanged }: Props,
  summary: RefObject<HTMLDivElement | null>,
  trap: RefObject<HTMLInputElement | null>,
) {
  const { id, questions } = questionnaire
  const keeps = autosave && !preview
  const fitting = useMemo(() => fittingAnswers(questions, prefill), [questions, prefill])
  const kept = useAnswers({
    storageKey: keeps ? answersKey(id, guest) : undefined,
    prefill: fitting,
    onSaved: (savedAt) => emit('cueroom-saved', { savedAt }),
  })
  const [problems, setProblems] = useState<AnswerProblem[]>([])
  const [previewed, setPreviewed] = useState(false)
  const [opened] = useState(() => performance.now())
  const { answers, token, pending, setPending, forget } = kept

  const showProblems = (found: AnswerProblem[]) => {
    setProblems(found)
    if (found.length > 0) setTimeout(() => summary.current?.focus())
  }
  const submission = useSubmission({
    api,
    id,
    onSent: (submittedAt) => {
      forget()
      emit('cueroom-submit', { submittedAt })
    },
    onFailed: (message) => emit('cueroom-error', { reason: 'submit', message }),
    onProblems: showProblems,
    onChanged,
  })
  const body = () => {
    const { guestName, guestEmail, responses } = splitAboutGuest(
      questionsAboutGuest(questions, guest),
      answers,
    )
    const asked = new Set(questions.map((question) => question.id))
    return {
      responses: Object.fromEntries(Object.entries(responses).filter(([question]) => asked.has(question))),
      uniqueToken: token,
      fingerprint: fingerprint(questions),
      // Answers of an earlier visit were not typed in no time
      ...(!kept.restored && { seconds: (performance.now() - opened) / 1000 }),
      ...(guest && { guest }),
      ...(guestName && { guestName }),
      ...(guestEmail && { guestEmail }),
      ...(trap.current?.value && { subject: trap.current.value }),
    }
  }
  const send = () => {
    setPending(true)
    void submission.send(body)
  }
  const resume = useRef(pending && keeps ? send : undefined)
  useEffect(() => {
    resume.current?.()
    resume.current = undefined
  }, [])

  return {
    ...kept,
    problems,
    previewed,
    sending: submission.sending,
    goTo: (field: string) => {
      const root = summary.current?.getRootNode() as Document | ShadowRoot | undefined
      root?.getElementById(field)?.focus()
    },
    answer: (question: string, value: Answers[string]) => {
      kept.answer(question, value)
      submission.reset()
      setPreviewed(false)
      setProblems((before) => before.filter((problem) => problem.id !== question))
      const answered = countAnswered(questions, { ...answers, [question]: value })
      emit('cueroom-change', { questionId: question, answered, questions: questions.length })
    },
    clear: () => {
      kept.clear()
      submission.reset()
      setProblems([])
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (submission.sending.state === 'sending') return
      const wrong = emailProblem(splitAboutGuest(questionsAboutGuest(questions, guest), answers).guestEmail)
      const found = [
        ...(wrong ? [{ id: 'guest-email', message: wrong }] : []),
        ...checkAnswers(questions, answers),
      ]
      showProblems(found)
      if (found.length > 0) return
      if (preview) setPreviewed(true)
      else send()
    },
  }
}

/** Prints the form alone, or where that cannot be loaded the page, on which it stands without its buttons. */
async function print(...form: Parameters<typeof printAnswers>) {
  try {
    const loaded = await import('./print-answers.ts')
    await loaded.printAnswers(...form)
  } catch {
    globalThis.print()
  }
}

function extent(questions: PublicQuestionnaire['questions']) {
  const minutes = answeringMinutes(questions)
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`
  return `${count}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}
