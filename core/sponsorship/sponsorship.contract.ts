import { ClosedPage } from '../show/closed-page.ts'
import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { PublicIdParams, RowIdText } from '../contract/shapes.ts'
import { InquiryReceipt, NewInquiry, SponsorInquiry } from './inquiry.ts'
import { sponsorship as calls } from './sponsorship.calls.ts'
import { PublicSponsorship } from './sponsorship-page.ts'

export const InquiriesQuery = z.strictObject({
  sponsorId: RowIdText.optional().describe('Of one saved sponsor'),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(100)).default(100),
  after: RowIdText.optional().describe('Inquiries older than this one'),
})
export type InquiriesQuery = z.output<typeof InquiriesQuery>

export const sponsorship = withSchemas(calls, {
  show: { params: PublicIdParams, reply: z.union([ClosedPage, PublicSponsorship]) },
  inquire: { params: PublicIdParams, body: NewInquiry, reply: InquiryReceipt },
  inquiries: { query: InquiriesQuery, reply: z.array(SponsorInquiry) },
})
