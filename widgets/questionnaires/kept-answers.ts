import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'

const key = ({ id }: PublicQuestionnaire) => `cueroom:answers:${id}`

/** Keeps the answers in the tab's storage. False where the browser refuses, as some do inside a strange page's frame. */
export function keepAnswers(questionnaire: PublicQuestionnaire, answers: Answers): boolean {
  try {
    sessionStorage.setItem(key(questionnaire), JSON.stringify(answers))
    return true
  } catch {
    return false
  }
}

/** The answers kept earlier in this tab, as far as they still fit the questions. */
export function keptAnswers(questionnaire: PublicQuestionnaire): Answers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(questionnaire)) ?? '{}')
    const entries = questionnaire.questions.map(({ id }) => [id, (kept as Answers)[id]] as const)
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Answers[string]] => isAnswer(entry[1])),
    )
  } catch {
    return {}
  }
}

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
