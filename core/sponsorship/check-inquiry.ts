import { english, type Catalogue } from '../languages/english.ts'
import { fill } from '../languages/text.ts'
import { isEmail } from '../text/answer-formats.ts'
import { numberText } from '../text/format.ts'

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
export function checkInquiry(
  { companyName, email, message }: InquiryFields,
  texts: Pick<Catalogue, 'questionnaire' | 'sponsorship'> = english,
): InquiryProblem[] {
  const company = companyName.trim()
  const tooLong = (text: string, most: number) => lengthProblem(text, most, texts.questionnaire.tooLong)
  const found: Partial<Record<InquiryField, string | undefined>> = {
    companyName: company ? tooLong(company, longestCompany) : texts.sponsorship.companyMissing,
    email: isEmail(email.trim()) ? undefined : texts.questionnaire.notEmail,
    message: tooLong(message.trim(), longestMessage),
  }
  return Object.entries(found).flatMap(([field, problem]) =>
    problem ? [{ field: field as InquiryField, message: problem }] : [],
  )
}

function lengthProblem(text: string, most: number, message: string) {
  if (text.length <= most) return undefined
  const [fits, has] = [most, text.length].map((count) => numberText(count))
  return fill(message, { most: fits!, n: has! })
}
