import * as z from 'zod'
import { visitorFormFields } from '../contract/visitor-form.ts'
import {
  emailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  RowId,
  Timestamp,
} from '../contract/shapes.ts'
import { longestCompany, longestMessage } from './check-inquiry.ts'
import { inquiryStates } from './inquiry-states.ts'

/** A sponsor's inquiry. Only company and email are required. */
export const NewInquiry = z
  .strictObject({
    companyName: requiredLine(longestCompany, 'Company name is required'),
    email: emailAddress('Valid email required'),
    package: optionalLine(100).describe('Key of the requested package; absent if undecided'),
    message: optionalText(longestMessage),
    ...visitorFormFields,
  })
  .meta({ id: 'NewInquiry' })
export type NewInquiry = z.input<typeof NewInquiry>
export type ReceivedInquiry = z.output<typeof NewInquiry>

/** Reveals nothing about existing sponsors. */
export const InquiryReceipt = z
  .object({ success: z.literal(true), receivedAt: Timestamp })
  .meta({ id: 'InquiryReceipt' })
export type InquiryReceipt = z.infer<typeof InquiryReceipt>

export const InquiryState = z.enum(inquiryStates).describe('State of the inquiry; set by the host')

/** An inquiry as the host sees it, with the package as it was offered then. */
export const SponsorInquiry = z
  .object({
    id: RowId,
    sponsorId: RowId,
    companyName: z.string(),
    email: z.string(),
    packageName: z.string().nullable().describe('Null if undecided'),
    packagePrice: z.string().nullable().describe('As the page showed it, such as “$320 per episode”'),
    message: z.string().nullable(),
    receivedAt: Timestamp,
    state: InquiryState,
  })
  .meta({ id: 'SponsorInquiry' })
export type SponsorInquiry = z.infer<typeof SponsorInquiry>
