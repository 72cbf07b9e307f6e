import { type Answer, answerTo, isAnswered } from './answers.ts'
import { answerText, problemWith, tidyAnswers } from './check-answers.ts'
import { isAnswerable } from './question-types.ts'
import type { AnswerChange, Answers, Question, QuestionType } from './questionnaire.ts'

/** Answers with the questions as asked. */
interface AskedAnswers {
  questions: Question[]
  responses: Answers
}

/** Why answers with a personal link are refused. */
export type ChangeRefusal = 'already_submitted' | 'answers_locked' | 'answers_changed'

interface Stored {
  revision: number
  /** Whether the host locked these answers, or all of the questionnaire. */
  locked: boolean
}

/**
 * Why a guest may not store answers with a personal link; undefined if they may. They can once, and then
 * change the revision they saw until the host locks it.
 */
export function changeRefusal(
  stored: Stored | undefined,
  revises: number | null | undefined,
): ChangeRefusal | undefined {
  if (!stored) return undefined
  if (stored.locked) return 'answers_locked'
  if (!revises) return 'already_submitted'
  return revises === stored.revision ? undefined : 'answers_changed'
}

export const changeRefusals: Record<ChangeRefusal, string> = {
  already_submitted:
    "Your answers have already arrived. Later changes weren't sent. Please let your host know about them.",
  answers_locked: 'Your host has locked your answers. Please ask them if something needs to change.',
  answers_changed: 'Your answers were changed in another window. Reload the page to see them.',
}

/** Types whose answers mean something else, or nothing, under another type. */
const ownKinds = new Set<QuestionType>(['consent', 'photo', 'ranking'])

/** Whether a stored answer is one to the question as it is now asked. */
function fits(asked: Question | undefined, now: Question, answer: Answer): boolean {
  if (!isAnswerable(now.type)) return false
  if (now.type === 'consent') return answer === `Agreed to version ${now.version ?? 1}`
  const type = asked?.type ?? now.type
  if (type !== now.type && (ownKinds.has(type) || ownKinds.has(now.type))) return false
  // A field of one line would run the lines together
  const isCut = type === 'textarea' && now.type !== 'textarea' && answerText(answer).includes('\n')
  return !isCut && problemWith({ ...now, required: false }, answer) === undefined
}

/**
 * Stored answers as a starting point for changes, without those that the questions as they are now don't accept or
 * don't show: another type, removed choices, agreement to an earlier text.
 */
export function answersToChange(before: AskedAnswers, questions: Question[]): Answers {
  const asked = new Map(before.questions.map((question) => [question.id, question]))
  const kept = questions.flatMap((question) => {
    const answer = answerTo(before.responses, question.id)
    return answer !== undefined && fits(asked.get(question.id), question, answer)
      ? [[question.id, answer] as const]
      : []
  })
  return tidyAnswers(questions, Object.fromEntries(kept))
}

/**
 * Stored answers that the form can't start from. They stay, under the questions as they were asked, until the guest
 * answers again or removes them. Agreement to an earlier text doesn't: it is asked for again.
 */
export function earlierAnswers(before: AskedAnswers, questions: Question[]): AskedAnswers {
  const start = answersToChange(before, questions)
  const askedNow = new Map(questions.map(({ id, type }) => [id, type]))
  const earlier = before.questions.filter(
    ({ id, type }) =>
      isAnswered(answerTo(before.responses, id)) &&
      !Object.hasOwn(start, id) &&
      !(type === 'consent' && askedNow.get(id) === 'consent'),
  )
  const responses = Object.fromEntries(earlier.map(({ id }) => [id, answerTo(before.responses, id)!]))
  return { questions: earlier, responses }
}

/** The questions for a guest with earlier answers, which need no other answer although one is required. */
export const withEarlier = (questions: Question[], earlier: object, removes: readonly string[] = []) =>
  questions.map((question) =>
    question.required && Object.hasOwn(earlier, question.id) && !removes.includes(question.id)
      ? { ...question, required: false }
      : question,
  )

/** Changed answers to store, with the earlier ones that the guest neither replaced nor removed. */
export function changedAnswers(
  before: AskedAnswers,
  now: AskedAnswers,
  removes: readonly string[] = [],
): AskedAnswers {
  const earlier = earlierAnswers(before, now.questions)
  const stays = new Map(
    earlier.questions
      .filter(({ id }) => !isAnswered(answerTo(now.responses, id)) && !removes.includes(id))
      .map((question) => [question.id, question]),
  )
  const kept = Object.fromEntries([...stays.keys()].map((id) => [id, answerTo(earlier.responses, id)!]))
  const asked = now.questions.map((question) => stays.get(question.id) ?? question)
  const isAsked = new Set(asked.map(({ id }) => id))
  return {
    questions: [...asked, ...[...stays.values()].filter(({ id }) => !isAsked.has(id))],
    responses: { ...now.responses, ...kept },
  }
}

/** How many changes of answers are kept: of one question, and of all questions of a set. */
const mostOfQuestion = 5
const mostOfSet = 100

/** The changes between two states of the same answers, added to earlier ones; newest first. */
export function answerChanges(
  before: AskedAnswers & { changes: AnswerChange[] },
  now: AskedAnswers,
  changedAt: string,
): AnswerChange[] {
  const asked = new Map([...now.questions, ...before.questions].map((question) => [question.id, question]))
  const changed = [...asked.values()].flatMap(({ id, question, type }): AnswerChange[] => {
    const [old, answer] = [before, now].map(({ responses }) => answerTo(responses, id))
    return answerText(old ?? '') === answerText(answer ?? '')
      ? []
      : [{ id, question, type, before: old ?? null, changedAt }]
  })
  const counts = new Map<string, number>()
  return [...changed, ...before.changes]
    .filter(({ id }) => {
      const count = (counts.get(id) ?? 0) + 1
      counts.set(id, count)
      return count <= mostOfQuestion
    })
    .slice(0, mostOfSet)
}

/** When the guest gave the answer to a question that a set of answers has. */
export const givenAt = (
  { submittedAt, changes }: { submittedAt: string; changes?: AnswerChange[] | undefined },
  question: string,
) => changes?.find(({ id }) => id === question)?.changedAt ?? submittedAt
