import type { InquiryField } from '@cueroom/core/sponsorship/check-inquiry.ts'
import type { ReactNode } from 'react'

export const labels: Record<InquiryField, string> = {
  companyName: 'Company',
  email: 'Email address',
  package: 'Package',
  message: 'Message',
}

/** Id of the element that takes a field, where the error summary leads. */
export const fieldId = (field: InquiryField) => `cueroom-${field}`

interface Common {
  id: string
  required: boolean
  part: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface Props {
  name: InquiryField
  required?: boolean
  /** What is wrong with what was typed. */
  problem: string | undefined
  children(common: Common): ReactNode
}

/** A labelled field, and under it what is wrong with it. */
export function Field({ name, required = false, problem, children }: Props) {
  const id = fieldId(name)
  const problemId = `${id}-problem`
  return (
    <div className="question">
      <label htmlFor={id} part="label">
        {labels[name]}
        {required && <span className="aside"> (required)</span>}
      </label>
      {children({
        id,
        required,
        part: 'field',
        'aria-invalid': problem !== undefined,
        'aria-describedby': problemId,
      })}
      <p id={problemId} className="problem" part="error">
        {problem}
      </p>
    </div>
  )
}
