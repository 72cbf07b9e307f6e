import { questionsAboutGuest } from '@cueroom/core/questionnaires/about-guest.ts'
import { answerTo, countAnswered } from '@cueroom/core/questionnaires/answers.ts'
import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { ClientOf } from '@cueroom/core/contract/client.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Answers, PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { shellOf } from '../shared/is-on.ts'
import { useSpeech } from '../shared/speech.tsx'
import type { Emit } from './events.ts'
import { answersKey } from './kept-answers.ts'
import { fittingAnswers } from './prefill.ts'
import type { QuestionnairesApi } from './questionnaire.tsx'
import { useAnswers } from './use-answers.ts'
import { useSubmission } from './use-submission.ts'
import type { Visit } from './visits.ts'

export interface FormOptions {
  questionnaire: PublicQuestionnaire
  api: ClientOf<QuestionnairesApi, 'visitor'>
  /** From the personal link. */
  guest: string | undefined
  autosave: boolean
  /** Shown to the host who writes it: nothing is kept or sent. */
  preview: boolean
  prefill: Answers
  /** What the guest typed before the form had loaded. */
  typed: Answers | undefined
  source: GivenSource
  emit: Emit
  onChanged(): void
}

/** What the page gives the element to store with the answers. */
export interface GivenSource {
  container: HTMLElement | undefined
  fields: unknown
}

interface Elements {
  summary: RefObject<HTMLDivElement | null>
  trap: RefObject<HTMLInputElement | null>
}

// Needed to submit, not to read; loaded after the first view, and again when that failed
export const loadRules = () => import('./form-rules.ts')

type Rules = Awaited<ReturnType<typeof loadRules>>

export type Form = ReturnType<typeof useForm>

/** The form's answers, problems and submission. */
export function useForm(options: FormOptions, { summary, trap }: Elements) {
  const { questionnaire, api, guest, autosave, preview, prefill, typed, source, emit, onChanged } = options
  const { id, questions, submitted } = questionnaire
  const { questionnaire: texts } = useSpeech()
  const keeps = autosave && !preview
  const fitting = useMemo(
    () => fittingAnswers(questions, { ...prefill, ...submitted?.responses, ...typed }),
    [questions, prefill, submitted, typed],
  )
  const kept = useAnswers({
    storageKey: keeps ? answersKey(id, guest) : undefined,
    prefill: fitting,
    typed,
    revises: submitted?.revision,
    onSaved: (savedAt) => emit('cueroom-saved', { savedAt }),
  })
  const [problems, setProblems] = useState<AnswerProblem[]>([])
  const [previewed, setPreviewed] = useState(false)
  // Who typed into the page's own form began when the page did
  const [opened] = useState(() => (typed ? 0 : performance.now()))
  const { answers, pending, setPending, forget } = kept
  const about = questionsAboutGuest(questions, guest, texts)
  const fields = [...about, ...shownQuestions(questions, answers)]
  const progressOf = (given: Answers) => {
    const asked = shownQuestions(questions, given).filter(({ type }) => isAnswerable(type))
    return { answered: countAnswered(asked, given), questions: asked.length }
  }

  // The summary takes the focus when it is there: it may still have to load
  const asksForSummary = useRef(false)
  /** Answers whether there are none. */
  const showProblems = (found: AnswerProblem[]) => {
    setProblems(found)
    asksForSummary.current = found.length > 0
    return !found.length
  }
  const submission = useSubmission({
    api,
    id,
    failure: texts.failed,
    onSent: (submittedAt) => {
      forget()
      emit('cueroom-submit', { submittedAt })
    },
    onFailed: (message) => emit('cueroom-error', { reason: 'submit', message }),
    onProblems: showProblems,
    onChanged,
  })
  const send = ({ bodyOf }: Rules) => {
    setPending(true)
    void submission.send(() =>
      bodyOf(options, kept, { about, opened, trap: trap.current?.value, visit: visit.current?.id }),
    )
  }
  const withRules = (work: (rules: Rules) => void) =>
    void loadRules().then(work, () => submission.fail(texts.failed))
  const resume = useRef(pending && keeps ? send : undefined)
  const visit = useRef<Visit>(undefined)
  useEffect(() => {
    let left = false
    void loadRules().then(
      (rules) => {
        if (left) return
        resume.current?.(rules)
        resume.current = undefined
        if (!preview) visit.current = rules.startVisit(api, id, keeps)
      },
      () => {},
    )
    return () => {
      left = true
      visit.current?.end()
    }
  }, [api, id, keeps, preview])
  const isFine = ({ checkForm }: Rules) => showProblems(checkForm(about, questions, answers, texts))
  useEffect(() => {
    const shell = shellOf(source.container)
    // Texts of problems come after those of the first view
    if (texts.failed && shell?.hasAttribute('refused'))
      void loadRules().then(
        (rules) => rules.repeatRefusal(shell, () => isFine(rules), submission.fail),
        () => {},
      )
  })

  return {
    ...kept,
    earlier: submitted?.earlier,
    fields,
    progress: progressOf(answers),
    problems,
    previewed,
    sending: submission.sending,
    focusSummary: () => {
      if (asksForSummary.current) summary.current?.focus()
      asksForSummary.current = false
    },
    answer: (question: string, value: Answers[string]) => {
      kept.mark(question, value)
      visit.current?.answer(question)
      submission.reset()
      setPreviewed(false)
      setProblems((before) => before.filter((problem) => problem.id !== question))
      emit('cueroom-change', { questionId: question, ...progressOf({ ...answers, [question]: value }) })
    },
    clear: () => {
      kept.clear()
      submission.reset()
      setProblems([])
    },
    /** Continues if one answer is valid, and shows its problem otherwise. */
    accept: (question: Question, goOn: () => void) =>
      withRules(({ focusField, problemWith }) => {
        const message = problemWith(question, answerTo(answers, question.id), texts)
        setProblems(message ? [{ id: question.id, message }] : [])
        if (message) setTimeout(() => summary.current && focusField(summary.current, question.id))
        else goOn()
      }),
    submit: () => {
      if (submission.sending.state === 'sending') return
      withRules((rules) => {
        if (!isFine(rules)) return
        if (preview) setPreviewed(true)
        else send(rules)
      })
    },
  }
}
