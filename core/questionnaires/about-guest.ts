import type { Answers, Question } from './questionnaire.ts'

/** Asked in addition to the host's questions, where these don't ask for them: without a name the host would not know who answered. */
const aboutGuest: (Question & { asksFor: RegExp; but: RegExp })[] = [
  {
    id: 'guest-name',
    question: 'Your name',
    type: 'text',
    required: false,
    options: [],
    asksFor: /\bname\b/i,
    but: /pronounc|company|organi[sz]ation|book|podcast|show\b/i,
  },
  {
    id: 'guest-email',
    question: 'Your email address',
    type: 'text',
    required: false,
    options: [],
    asksFor: /\be-?mail\b/i,
    but: /^$/,
  },
]

/**
 * The questions about the guest that a questionnaire leaves out. Over a personal link the host knows who answers.
 * @param guest the `?guest=` of a link that the server accepted
 */
export const questionsAboutGuest = (questions: Question[], guest: string | undefined): Question[] =>
  guest
    ? []
    : aboutGuest
        .filter(
          ({ id, asksFor, but }) =>
            !questions.some(
              (each) => each.id === id || (asksFor.test(each.question) && !but.test(each.question)),
            ),
        )
        .map(({ asksFor: _, but: __, ...question }) => question)

const textOf = (answer: Answers[string] | undefined) =>
  typeof answer === 'string' && answer.trim() ? answer.trim() : undefined

/** Takes the answers to the questions about the guest out of the others. */
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

/** What is wrong with an address, as far as a form can check. */
export const emailProblem = (email: string | undefined) =>
  email && (email.length > 254 || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    ? 'Valid email required'
    : undefined
