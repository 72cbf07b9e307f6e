import { agreed, isConsent } from '@cueroom/core/questionnaires/consent.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { ReactNode } from 'react'
import { later } from '../shared/later.tsx'
import { useSpeech } from '../shared/speech.tsx'
import { fieldId } from './field-id.ts'
import { HostText } from './host-text.tsx'
import { TextInput } from './text-input.tsx'

type Answer = Answers[string]
interface FieldProps {
  question: Question
  value: Answer | undefined
  /** What is wrong with the answer. */
  problem: string | undefined
  onChange(value: Answer): void
}

// Few questionnaires ask for these
const PhotoInput = later(async () => (await import('./photo-input.tsx')).PhotoInput, PartMissing)
const Words = later(async () => (await import('./words.tsx')).Words)
const RankingInput = later(async () => (await import('./ranking-input.tsx')).RankingInput, PartMissing)

/** What is in the place of a part that did not load. */
export function PartMissing() {
  return <p role="alert">{useSpeech().questionnaire.partMissing}</p>
}

/** One question with the field that fits its type. */
export function QuestionField(props: FieldProps) {
  const { type } = props.question
  if (!isAnswerable(type)) return <Words question={props.question} />
  return ['radio', 'checkbox', 'consent', 'ranking'].includes(type) ? (
    <Choices {...props} />
  ) : (
    <Labelled {...props} />
  )
}

const describedBy = (id: string, { details, type }: Question) =>
  [details || type === 'file' ? `${id}-details` : '', `${id}-problem`].filter(Boolean).join(' ')

function Labelled({ question, value = '', problem, onChange }: FieldProps) {
  const id = fieldId(question.id)
  const { questionnaire: texts } = useSpeech()
  const text = String(value)
  const common = {
    id,
    required: question.required,
    part: 'field',
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy(id, question),
  }
  return (
    <div className="question" part="question">
      <label htmlFor={id} part="label" dir="auto">
        <Text question={question} />
      </label>
      <Details id={id} text={question.details ?? (question.type === 'file' ? texts.fileHint : null)} />
      {question.type === 'photo' ? (
        <PhotoInput id={id} required={question.required} problem={problem} value={text} onChange={onChange} />
      ) : question.type === 'select' ? (
        <select {...common} value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">{texts.chooseOne}</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <TextInput common={common} question={question} value={text} onChange={onChange} />
      )}
      {question.type !== 'photo' && <Problem id={id}>{problem}</Problem>}
    </div>
  )
}

function Choices(props: FieldProps) {
  const { question, value, problem, onChange } = props
  const id = fieldId(question.id)
  return (
    <fieldset className="question" part="question" aria-describedby={describedBy(id, question)}>
      <legend part="label" dir="auto">
        <Text question={question} />
      </legend>
      <Details id={id} text={question.details} />
      {question.type === 'ranking' ? (
        <RankingInput id={id} options={question.options} value={value} onChange={onChange} />
      ) : question.type === 'consent' ? (
        <Consent {...props} />
      ) : (
        <Options {...props} />
      )}
      <Problem id={id}>{problem}</Problem>
    </fieldset>
  )
}

function Options({ question, value, problem, onChange }: FieldProps) {
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
  return question.options.map((option, place) => (
    <label key={option} className="choice">
      <input
        id={place === 0 ? id : undefined}
        type={question.type}
        name={id}
        checked={chosen.includes(option)}
        required={question.required && question.type === 'radio'}
        // Browsers call a required choice invalid before it is made
        aria-invalid={problem !== undefined}
        onChange={(event) => choose(option, event.target.checked)}
      />
      <bdi>{option}</bdi>
    </label>
  ))
}

function Consent({ question, value = '', problem, onChange }: FieldProps) {
  const { questionnaire: texts } = useSpeech()
  return (
    <label className="choice">
      <input
        id={fieldId(question.id)}
        type="checkbox"
        checked={isConsent(String(value))}
        required={question.required}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.target.checked ? agreed : '')}
      />
      {texts.agree}
    </label>
  )
}

/** What is below a question. */
const Details = ({ id, text }: { id: string; text: string | null | undefined }) =>
  text ? (
    <p id={`${id}-details`} className="details" part="details" dir="auto">
      <HostText text={text} />
    </p>
  ) : null

/** What is wrong with the field of an id. */
export const Problem = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-problem`} className="problem" part="error">
    {children}
  </p>
)

function Text({ question }: { question: Question }): ReactNode {
  const { questionnaire: texts } = useSpeech()
  return (
    <>
      {question.question}
      {question.required && <span className="aside"> {texts.required}</span>}
    </>
  )
}
