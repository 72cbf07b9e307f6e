import type { Question, QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { InputHTMLAttributes } from 'react'
import { grow } from '../shared/grow.ts'

interface Props {
  common: { id: string; required: boolean; part: string; 'aria-invalid': boolean; 'aria-describedby': string }
  question: Question
  value: string
  onChange(value: string): void
}

type Kind = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>

/** Keyboards and help that browsers have for a type. */
const kinds: Partial<Record<QuestionType, Kind>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url', placeholder: 'https://' },
  file: { type: 'url', placeholder: 'https://' },
  // A number field would change with the mouse wheel, and refuse a comma
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
}

/** A field to type into: one line, or several that grow with the text. */
export function TextInput({ common, question, value, onChange }: Props) {
  // What people type has the direction of its letters; addresses and numbers always run left to right
  const dir = question.type === 'text' || question.type === 'textarea' ? 'auto' : 'ltr'
  if (question.type === 'textarea')
    return (
      <textarea
        {...common}
        value={value}
        ref={grow}
        dir={dir}
        rows={4}
        onInput={(event) => grow(event.currentTarget)}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <input
      {...common}
      value={value}
      dir={dir}
      autoComplete={question.id === 'guest-name' ? 'name' : undefined}
      {...kinds[question.type]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
