import type { QuestionnaireTexts } from '../languages/english.ts'
import type { Answers, Question } from './questionnaire.ts'

/**
 * Asked in addition to the host's questions, unless those ask for them: without a name, the host wouldn't
 * know who answered.
 */
const aboutGuest: (Omit<Question, 'question'> & {
  textKey: 'yourName' | 'yourEmail'
  asksFor: RegExp
  but: RegExp
})[] = [
  {
    id: 'guest-name',
    textKey: 'yourName',
    type: 'text',
    required: false,
    options: [],
    asksFor: /\bname\b/i,
    but: /pronounc|company|organi[sz]ation|book|podcast|show\b/i,
  },
  {
    id: 'guest-email',
    textKey: 'yourEmail',
    type: 'email',
    required: false,
    options: [],
    asksFor: /\be-?mail\b/i,
    but: /^$/,
  },
]

/**
 * The questions about the guest that a questionnaire lacks. With a personal link, the host knows who answers.
 * @param guest the `?guest=` of a link that the server accepted
 */
export const questionsAboutGuest = (
  questions: Question[],
  guest: string | undefined,
  texts: Pick<QuestionnaireTexts, 'yourName' | 'yourEmail'>,
): Question[] =>
  guest
    ? []
    : aboutGuest
        .filter(
          ({ id, asksFor, but }) =>
            !questions.some(
              (each) => each.id === id || (asksFor.test(each.question) && !but.test(each.question)),
            ),
        )
        .map(({ asksFor: _, but: __, textKey, ...question }) => ({ ...question, question: texts[textKey] }))

const textOf = (answer: Answers[string] | undefined) =>
  typeof answer === 'string' && answer.trim() ? answer.trim() : undefined

/** Separates the answers about the guest from the others. */
export function splitAboutGuest(about: Question[], answers: Answers) {
  const asked = (id: string) =>
    about.some((question) => question.id === id) ? textOf(answers[id]) : undefined
  const ids = about.map(({ id }) => id)
  return {
    guestName: asked('guest-name'),
    guestEmail: asked('guest-email'),
    responses: Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id))) as Answers,
  }
}
