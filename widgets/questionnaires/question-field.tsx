import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ReactNode } from 'react'
import { grow } from '../shared/grow.ts'
import { later } from '../shared/later.tsx'

type Answer = Answers[string]
interface FieldProps {
  question: Question
  value: Answer | undefined
  /** What is wrong with the answer. */
  problem: string | undefined
  onChange(value: Answer): void
}

// Not every questionnaire asks for a photo
const PhotoInput = later(
  async () => (await import('./photo-input.tsx')).PhotoInput,
  () => <p role="alert">This could not be loaded. Reload the page to try again.</p>,
)

/** Id of the element that takes the answer, where the error summary leads. */
export const fieldId = (questionId: string) => `cueroom-${questionId}`

/** One question with the field that fits its type. */
export function QuestionField(props: FieldProps) {
  const { type } = props.question
  return type === 'radio' || type === 'checkbox' ? <Choices {...props} /> : <Labelled {...props} />
}

const autoComplete: Record<string, string> = { 'guest-name': 'name', 'guest-email': 'email' }

function Labelled({ question, value = '', problem, onChange }: FieldProps) {
  const id = fieldId(question.id)
  const text = String(value)
  const common = {
    id,
    value: text,
    required: question.required,
    part: 'field',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
  }
  return (
    <div className="question" part="question">
      <label htmlFor={id} part="label" dir="auto">
        <Text question={question} />
      </label>
      {question.type === 'text' && (
        <input
          {...common}
          dir="auto"
          autoComplete={autoComplete[question.id]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {question.type === 'textarea' && (
        <textarea
          {...common}
          ref={grow}
          dir="auto"
          rows={4}
          onInput={(event) => grow(event.currentTarget)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {question.type === 'select' && (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose one</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {question.type === 'photo' && (
        <PhotoInput id={id} required={question.required} problem={problem} value={text} onChange={onChange} />
      )}
      {question.type !== 'photo' && <Problem id={id}>{problem}</Problem>}
    </div>
  )
}

function Choices({ question, value, problem, onChange }: FieldProps) {
  const id = fieldId(question.id)
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
    <fieldset className="question" part="question" aria-describedby={`${id}-problem`}>
      <legend part="label" dir="auto">
        <Text question={question} />
      </legend>
      {question.options.map((option, place) => (
        <label key={option} className="choice">
          <input
            id={place === 0 ? id : undefined}
            type={question.type}
            name={id}
            checked={chosen.includes(option)}
            required={question.required && question.type === 'radio'}
            onChange={(event) => choose(option, event.target.checked)}
          />
          <bdi>{option}</bdi>
        </label>
      ))}
      <Problem id={id}>{problem}</Problem>
    </fieldset>
  )
}

/** What is wrong with the field of an id. */
export const Problem = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-problem`} className="problem" part="error">
    {children}
  </p>
)

function Text({ question }: { question: Question }): ReactNode {
  return (
    <>
      {question.question}
      {question.required && <span className="aside"> (required)</span>}
    </>
  )
}
