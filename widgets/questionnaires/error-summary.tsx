import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useSpeech } from '../shared/speech.tsx'
import { fieldId } from './field-id.ts'

interface SummaryProps {
  questions: Question[]
  problems: AnswerProblem[]
  onGoTo(id: string): void
}

/** Every answer that needs another look, each a way to its field. */
export function ErrorSummary({ questions, problems, onGoTo }: SummaryProps) {
  const { count } = useSpeech()
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
