import { ClosedPage } from '../show/closed-page.ts'
import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { IdParams, PublicIdParams, RowIdText } from '../contract/shapes.ts'
import { languageCodes } from '../languages/languages.ts'
import { InquiryReceipt, InquiryState, NewInquiry, SponsorInquiry } from './inquiry.ts'
import { sponsorship as calls } from './sponsorship.calls.ts'
import { PublicSponsorship } from './sponsorship-page.ts'

export const InquiriesQuery = z.strictObject({
  sponsorId: RowIdText.optional().describe('Only inquiries from this saved sponsor'),
  state: InquiryState.optional().describe('Only inquiries in this state'),
  ...pageQuery(100),
})
export type InquiriesQuery = z.output<typeof InquiriesQuery>

export const InquiryChange = z.strictObject({ state: InquiryState })
export type InquiryChange = z.output<typeof InquiryChange>

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
  changeInquiry: { params: IdParams, body: InquiryChange, reply: SponsorInquiry },
})
