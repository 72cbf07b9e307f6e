import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type ReactNode, useId } from 'react'
import { PhotoInput } from './photo-input.tsx'

type Answer = Answers[string]
interface FieldProps {
  question: Question
  value: Answer | undefined
  onChange(value: Answer): void
}

/** Characters in one answer; the server takes no more. */
const answerLimit = 10_000

/** One question with the field that fits its type. */
export function QuestionField(props: FieldProps) {
  const { type } = props.question
  return type === 'radio' || type === 'checkbox' ? <Choices {...props} /> : <Labelled {...props} />
}

function Labelled({ question, value = '', onChange }: FieldProps) {
  const id = useId()
  const text = String(value)
  const common = { id, value: text, required: question.required, maxLength: answerLimit }
  return (
    <div className="question">
      <label htmlFor={id}>
        <Text question={question} />
      </label>
      {question.type === 'text' && <input {...common} onChange={(event) => onChange(event.target.value)} />}
      {question.type === 'textarea' && (
        <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
      )}
      {question.type === 'select' && (
        <select
          id={id}
          value={text}
          required={question.required}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose one</option>
          {question.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {question.type === 'photo' && (
        <PhotoInput id={id} required={question.required} value={text} onChange={onChange} />
      )}
    </div>
  )
}

function Choices({ question, value, onChange }: FieldProps) {
  const name = useId()
  const chosen = [value ?? []].flat()
  const choose = (option: string, on: boolean) =>
    onChange(
      question.type === 'radio'
        ? option
        : on
          ? [...chosen, option]
          : chosen.filter((other) => other !== option),
    )
  return (
    <fieldset className="question">
      <legend>
        <Text question={question} />
      </legend>
      {question.options.map((option) => (
        <label key={option} className="choice">
          <input
            type={question.type}
            name={name}
            checked={chosen.includes(option)}
            required={question.required && question.type === 'radio'}
            onChange={(event) => choose(option, event.target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function Text({ question }: { question: Question }): ReactNode {
  return (
    <>
      {question.question}
      {question.required && <span className="aside"> (required)</span>}
    </>
  )
}
