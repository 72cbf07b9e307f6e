import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useState } from 'react'
import { keepAnswers, keptAnswers } from './kept-answers.ts'

/** What the guest has answered so far, kept in the tab where the browser lets it. */
export function useAnswers(questionnaire: PublicQuestionnaire) {
  const [answers, setAnswers] = useState<Answers>(() => keptAnswers(questionnaire))
  const [kept, setKept] = useState(false)

  const answer = (id: string, value: Answers[string]) => {
    const changed = { ...answers, [id]: value }
    setAnswers(changed)
    setKept(keepAnswers(questionnaire, changed))
  }
  return { answers, answer, kept }
}
