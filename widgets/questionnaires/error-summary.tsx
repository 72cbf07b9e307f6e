import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { focusField } from './focus-field.ts'

interface SummaryProps {
  questions: Question[]
  problems: AnswerProblem[]
  /** Called when the problems are on the page. */
  onShown(): void
}

/** Every answer that needs another look, each a way to its field. */
export function ErrorSummary({ questions, problems, onShown }: SummaryProps) {
  const { count } = useSpeech()
  useEffect(onShown)
  return (
    <>
      <h3>{count('problems', problems.length)}</h3>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <button type="button" className="link" onClick={(event) => focusField(event.currentTarget, id)}>
              {questions.find((question) => question.id === id)?.question}
            </button>{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
