import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { RowId } from '../contract/shapes.ts'
import { InquiryState } from '../sponsorship/inquiry.ts'
import { InboxItem, InboxState, MarkedInbox } from './inbox-item.ts'
import { followInboxSeconds, inbox as calls } from './inbox.calls.ts'

export const InboxQuery = z.strictObject({
  unread: z.literal('true').optional().describe('Only unread items'),
  inquiryState: InquiryState.optional().describe('Only sponsor inquiries in this state'),
  ...pageQuery(50),
})
export type InboxQuery = z.output<typeof InboxQuery>

export const InboxMark = z.strictObject({
  ids: z.array(RowId).min(1).max(1_000).optional().describe('All items if omitted'),
  read: z.boolean().default(true),
})
export type InboxMark = z.output<typeof InboxMark>

export const FollowQuery = z.strictObject({
  seconds: z.coerce
    .number<string | number>()
    .pipe(z.int().min(0).max(followInboxSeconds))
    .default(followInboxSeconds)
    .describe('How long to stream; 0 gives only the current state'),
})
export type FollowQuery = z.output<typeof FollowQuery>

export const inbox = withSchemas(calls, {
  list: { query: InboxQuery, reply: z.array(InboxItem) },
  follow: { query: FollowQuery, reply: InboxState, event: InboxState },
  mark: {
    body: InboxMark.optional(),
    reply: MarkedInbox,
  },
})
