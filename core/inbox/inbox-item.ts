import * as z from 'zod'
import { missingIds, PublicId, RowId, Timestamp } from '../contract/shapes.ts'
import { InquiryState } from '../sponsorship/inquiry.ts'
import { features } from '../entitlements/features.ts'
import { inboxKinds } from './inbox-kinds.ts'

export const InboxKind = z.enum(inboxKinds)
export type InboxKind = z.infer<typeof InboxKind>

/** An inbox item. Fields that don't apply to its kind are null. */
export const InboxItem = z
  .object({
    id: RowId,
    kind: InboxKind,
    createdAt: Timestamp,
    readAt: Timestamp.nullable(),
    guestId: RowId.nullable(),
    guestName: z.string().nullable(),
    responseId: RowId.nullable(),
    questionnaireId: PublicId.nullable(),
    questionnaireTitle: z.string().nullable(),
    questionnaireDeleted: z.boolean(),
    from: z
      .string()
      .nullable()
      .describe('For unverified answers: the name or email address that was entered'),
    changedAt: Timestamp.nullish().describe('For answers: when the guest last changed them'),
    inquiryId: RowId.nullable(),
    companyName: z.string().nullable(),
    inquiryState: InquiryState.nullish(),
    message: z.string().nullable().describe('The first 200 characters of an inquiry'),
    batchId: PublicId.nullable(),
    written: z.int().nullable().describe('Texts that the batch has written'),
    failed: z.int().nullable().describe('Texts that the batch failed to write'),
    skipped: z
      .int()
      .nullable()
      .describe(
        'Texts skipped: their guest was deleted, or they were edited or checked since the batch started',
      ),
    reason: z.string().nullable().describe('Why the batch stopped'),
    endsAt: Timestamp.nullable().describe('When the trial or a purchase ends'),
    featureName: z.enum(features).nullish().describe('The feature of a purchase that ends'),
    webhookHost: z.string().nullish().describe('Host of the receiver of a webhook that was turned off'),
  })
  .meta({ id: 'InboxItem' })
export type InboxItem = z.infer<typeof InboxItem>

/** The number of unread items. */
export const InboxState = z
  .object({ unread: z.int(), newestId: RowId.nullable().describe('The newest item; null in an empty inbox') })
  .meta({ id: 'InboxState' })
export type InboxState = z.infer<typeof InboxState>

export const MarkedInbox = InboxState.extend({ missing: missingIds }).meta({ id: 'MarkedInbox' })
export type MarkedInbox = z.infer<typeof MarkedInbox>
