import type { Answers, Question } from './questionnaire.ts'

const textOf = (answer: Answers[string] | undefined) =>
  typeof answer === 'string' ? answer.trim() || undefined : undefined

/** Separates the answers about the guest from the others. */
export function splitAboutGuest(about: Question[], answers: Answers) {
  const ids = about.map(({ id }) => id)
  const asked = (id: string) => (ids.includes(id) ? textOf(answers[id]) : undefined)
  return {
    guestName: asked('guest-name'),
    guestEmail: asked('guest-email'),
    responses: Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id))) as Answers,
  }
}
