import { ClosedPage } from '../show/closed-page.ts'
import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { PublicIdParams, RowIdText } from '../contract/shapes.ts'
import { languageCodes } from '../languages/languages.ts'
import { InquiryReceipt, NewInquiry, SponsorInquiry } from './inquiry.ts'
import { sponsorship as calls } from './sponsorship.calls.ts'
import { PublicSponsorship } from './sponsorship-page.ts'

export const InquiriesQuery = z.strictObject({
  sponsorId: RowIdText.optional().describe('Only inquiries from this saved sponsor'),
  ...pageQuery(100),
})
export type InquiriesQuery = z.output<typeof InquiriesQuery>

export const sponsorship = withSchemas(calls, {
  get: {
    params: PublicIdParams,
    query: z.strictObject({
      lang: z.enum(languageCodes).optional().describe('Language of the privacy note'),
    }),
    reply: z.union([ClosedPage, PublicSponsorship]),
  },
  inquire: { params: PublicIdParams, body: NewInquiry, reply: InquiryReceipt },
  inquiries: { query: InquiriesQuery, reply: z.array(SponsorInquiry) },
})
