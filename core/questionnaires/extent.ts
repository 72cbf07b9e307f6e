import type { Catalogue } from '../languages/english.ts'
import type { Language } from '../languages/languages.ts'
import { countedIn } from '../languages/text.ts'
import { answeringMinutes } from './progress.ts'
import { isAnswerable } from './question-types.ts'
import type { Question } from './questionnaire.ts'
import { shownQuestions } from './shown-questions.ts'

/** Commas of the languages that have one of their own. */
const commas: Partial<Record<Language, string>> = { ar: '، ', ja: '、', zh: '，' }

/** The number of questions and the estimated time: “6 questions, about 4 minutes”. */
export function extentOf(
  questions: Question[],
  language: Language,
  counts: Pick<Catalogue['counts'], 'questions' | 'minutes'>,
): string {
  const asked = shownQuestions(questions, {}).filter(({ type }) => isAnswerable(type))
  return [
    countedIn(language, counts.questions, asked.length),
    countedIn(language, counts.minutes, answeringMinutes(asked)),
  ].join(commas[language] ?? ', ')
}
