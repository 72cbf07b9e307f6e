import type { InquiryField } from '@cueroom/core/sponsorship/check-inquiry.ts'
import type { ReactNode } from 'react'
import { useSpeech } from '../shared/speech.tsx'

/** Keys of the fields' labels. */
export const labels = {
  companyName: 'company',
  email: 'email',
  package: 'package',
  message: 'message',
} as const satisfies Record<InquiryField, string>

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
  /** The problem with the input. */
  problem: string | undefined
  children(common: Common): ReactNode
}

/** A labelled field with its problem below. */
export function Field({ name, required = false, problem, children }: Props) {
  const { sponsorship, questionnaire } = useSpeech()
  const id = fieldId(name)
  const problemId = `${id}-problem`
  return (
    <div className="question">
      <label htmlFor={id} part="label">
        {sponsorship[labels[name]]}
        {required && <span className="aside"> {questionnaire.required}</span>}
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
