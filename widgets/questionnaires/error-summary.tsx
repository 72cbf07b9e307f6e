import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { fieldId } from './field-id.ts'

interface SummaryProps {
  questions: Question[]
  problems: AnswerProblem[]
  /** Called when the problems are on the page. */
  onShown(): void
  onGoTo(id: string): void
}

/** Every answer that needs another look, each a way to its field. */
export function ErrorSummary({ questions, problems, onShown, onGoTo }: SummaryProps) {
  const { count } = useSpeech()
  useEffect(onShown)
  return (
    <>
      <h3>{count('problems', problems.length)}</h3>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => onGoTo(fieldId(id))}>
              {questions.find((question) => question.id === id)?.question}
            </button>{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
