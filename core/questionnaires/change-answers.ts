import { answerTo } from './answers.ts'
import { checkAnswers, tidyAnswers } from './check-answers.ts'
import type { Answers, Question } from './questionnaire.ts'

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

/**
 * Stored answers as a starting point for changes, without values that the current questions no longer accept:
 * removed choices, and agreement to an earlier text.
 */
export function answersToChange(questions: Question[], responses: Answers): Answers {
  const wrong = new Set(checkAnswers(questions, responses).map(({ id }) => id))
  const kept = questions.filter(
    ({ id, type, version }) =>
      Object.hasOwn(responses, id) &&
      !wrong.has(id) &&
      (type !== 'consent' || responses[id] === `Agreed to version ${version ?? 1}`),
  )
  return tidyAnswers(questions, Object.fromEntries(kept.map(({ id }) => [id, answerTo(responses, id)!])))
}

/** Changed answers to store: answers to removed questions are kept. */
export function changedAnswers(before: AskedAnswers, now: AskedAnswers): AskedAnswers {
  const asked = new Set(now.questions.map(({ id }) => id))
  const old = before.questions.filter(({ id }) => !asked.has(id) && Object.hasOwn(before.responses, id))
  const kept = Object.fromEntries(old.map(({ id }) => [id, answerTo(before.responses, id)!]))
  return { questions: [...now.questions, ...old], responses: { ...now.responses, ...kept } }
}
