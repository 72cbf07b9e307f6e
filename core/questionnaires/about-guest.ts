import type { QuestionnaireTexts } from '../languages/english.ts'
import type { Question } from './questionnaire.ts'

/** "Name, role", "What's your full name?", "Ihr Name", not "How do you say your name?" or "Name three books". */
const namePattern =
  /(?:^|[?:] )(?:(?:your|full|ihr|dein) )*name\b(?! (?!and|as)\w)|(?:what(?: i|['’])s|state|announce) your (?:full )?name\b/i

/** Whether a question asks for the name of who answers. */
export const asksForName = (question: string) => namePattern.test(question)

/** "Email", "What's your email address?", not "May we email you?" */
const emailPattern = /(?:^|your (?:\w+ )?)e-?mail\b/i

const asksForEmail = ({ type, question }: Question) => type === 'email' || emailPattern.test(question)

/**
 * Asked in addition to the host's questions, unless those ask for them: without a name, the host wouldn't
 * know who answered.
 */
const aboutGuest = [
  ['guest-name', 'text', 'yourName', ({ question }: Question) => asksForName(question)],
  ['guest-email', 'email', 'yourEmail', asksForEmail],
] as const

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
        .filter(([id, , , isAskedBy]) => !questions.some((each) => each.id === id || isAskedBy(each)))
        .map(([id, type, text]) => ({ id, type, question: texts[text], required: false, options: [] }))
