import { numberText } from '../text/format.ts'
import { emailProblem } from '../questionnaires/about-guest.ts'

/** Characters in the name of a company. */
export const longestCompany = 200
/** Characters in what a possible sponsor writes. */
export const longestMessage = 5_000

/** What is typed into the form of an inquiry. */
export interface InquiryFields {
  companyName: string
  email: string
  /** Key of a package; empty while they have not decided. */
  package: string
  message: string
}
export type InquiryField = keyof InquiryFields

export interface InquiryProblem {
  field: InquiryField
  message: string
}

/** Problems of an inquiry that a form can find before it is sent, in the order of its fields. Empty when all is in order. */
export function checkInquiry({ companyName, email, message }: InquiryFields): InquiryProblem[] {
  const company = companyName.trim()
  const found: Partial<Record<InquiryField, string | undefined>> = {
    companyName: company ? tooLong(company, longestCompany) : 'Company name is required',
    email: emailProblem(email.trim() || '-'),
    message: tooLong(message.trim(), longestMessage),
  }
  return Object.entries(found).flatMap(([field, problem]) =>
    problem ? [{ field: field as InquiryField, message: problem }] : [],
  )
}

function tooLong(text: string, most: number) {
  if (text.length <= most) return undefined
  const [fits, has] = [most, text.length].map((count) => numberText(count))
  return `At most ${fits} characters fit here; this has ${has}.`
}
