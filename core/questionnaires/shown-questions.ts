import { isAnswerable } from './question-types.ts'
import { type Answer, answerTo, isAnswered } from './answers.ts'
import type { Answers, Question, ShowIf } from './questionnaire.ts'

type Ruled = Pick<Question, 'id'> & { showIf?: ShowIf | null | undefined }

/**
 * The questions that are shown for these answers. A question whose rule refers to a hidden one is hidden as
 * well.
 */
export function shownQuestions<Q extends Ruled>(questions: Q[], answers: Answers): Q[] {
  const shown = new Set<string>()
  return questions.filter(({ id, showIf }) => {
    const isShown =
      !showIf || (shown.has(showIf.question) && isMet(showIf, answerTo(answers, showIf.question)))
    if (isShown) shown.add(id)
    return isShown
  })
}

const isMet = ({ is }: ShowIf, answer: Answer | undefined) =>
  is === null ? isAnswered(answer) : [answer ?? []].flat().some((item) => item.trim() === is)

/** Why a rule is invalid: it must refer to an earlier question with answers, and to one of its choices. */
export function ruleProblem(
  questions: Pick<Question, 'type' | 'options' | 'showIf'>[],
  place: number,
  idOf: (place: number) => string | null | undefined,
): string | undefined {
  const rule = questions[place]?.showIf
  if (!rule) return undefined
  const at = questions.findIndex((_, earlier) => earlier < place && idOf(earlier) === rule.question)
  const asked = questions[at]
  if (!asked || !isAnswerable(asked.type)) return '“Show if” must name an earlier question'
  if (rule.is !== null && asked.options.length > 0 && !asked.options.includes(rule.is))
    return `“Show if” names a choice that is not offered: ${rule.is}`
  return undefined
}
