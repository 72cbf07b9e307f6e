import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { publicPageQuery } from '../contract/page-query.ts'
import { IdParams, PublicId, PublicIdParams, RowId, Timestamp } from '../contract/shapes.ts'
import { erasures as calls } from './erasures.calls.ts'

export const ErasureCounts = z.object({
  guests: z.int(),
  answers: z.int().describe('Submissions of questionnaires'),
  texts: z.int().describe('Introductions, interview questions and show notes, every version'),
  transcripts: z
    .int()
    // Receipts of earlier versions have none
    .default(0)
    .describe('Transcripts of episodes with the guest'),
  marketingTexts: z.int().describe('Invitations, outreach emails and social posts'),
  sponsors: z.int(),
  inquiries: z.int().describe('Sponsor inquiries sent from an email address of the guest'),
  pictures: z.int(),
  importRows: z.int().describe('Rows that imports left out or changed'),
  replies: z.int().describe('Replies kept for repeated calls'),
  mentions: z.int().describe('Records of others in which a name or address was blacked out'),
})
export type ErasureCounts = z.infer<typeof ErasureCounts>

/** Proof of an erasure: how much of what was erased, when and by whom; nothing about the guest. */
export const ErasureReceipt = z
  .object({
    id: PublicId,
    erasedAt: Timestamp,
    by: z.string().describe('Who erased: the account, or the name of an API key'),
    counts: ErasureCounts,
    alike: z.array(RowId).describe('Other guests with the same name or email, at most 100; they were kept'),
  })
  .meta({ id: 'ErasureReceipt' })
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

export const ErasuresQuery = z.strictObject(publicPageQuery(100))
export type ErasuresQuery = z.output<typeof ErasuresQuery>

export const erasures = withSchemas(calls, {
  list: { query: ErasuresQuery, reply: z.array(ErasureReceipt) },
  eraseGuest: { params: IdParams, reply: ErasureReceipt },
  eraseDeletion: { params: PublicIdParams, reply: ErasureReceipt },
})
