import { randomId } from '@cueroom/core/text/random-id.ts'
import { useMemo } from 'react'
import { moved } from '../ui/use-drag-order.ts'
import { type DraftQuestion, newQuestion } from './draft.ts'

export interface QuestionEdits {
  add: () => void
  change: (place: number, changed: Partial<DraftQuestion>) => void
  move: (from: number, to: number) => void
  duplicate: (place: number) => void
  remove: (place: number) => void
  putBack: (place: number, question: DraftQuestion) => void
}

type Update = (next: (questions: DraftQuestion[]) => DraftQuestion[]) => void

/**
 * Stable callbacks for editing questions, so only the changed question re-renders.
 * @param onDone what was done with a question, in words
 */
export const useQuestionEdits = (update: Update, onDone: (words: string) => void) =>
  useMemo<QuestionEdits>(
    () => ({
      add: () => {
        const question = newQuestion()
        update((questions) => [...questions, question])
      },
      change: (place, changed) =>
        update((questions) => questions.with(place, { ...questions[place]!, ...changed })),
      move: (from, to) => {
        update((questions) => moved(questions, from, to))
        onDone(`Question ${from + 1} is now question ${to + 1}`)
      },
      duplicate: (place) => {
        const id = randomId()
        onDone(`Question ${place + 1} duplicated as question ${place + 2}`)
        update((questions) => questions.toSpliced(place + 1, 0, { ...questions[place]!, id }))
      },
      remove: (place) => {
        update((questions) => questions.toSpliced(place, 1))
        onDone(`Question ${place + 1} removed`)
      },
      putBack: (place, question) => update((questions) => questions.toSpliced(place, 0, question)),
    }),
    [update, onDone],
  )
