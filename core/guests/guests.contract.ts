import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery, publicPageQuery } from '../contract/page-query.ts'
import { Deletion, IdParams, line, optionalPicture, PublicId, RowId, Timestamp } from '../contract/shapes.ts'
import { EpisodeStatus, Extraction, Guest, GuestCard, GuestChanges, NewGuest } from './guest.ts'
import { guests as calls } from './guests.calls.ts'
import { isTimeZone } from './interview-time.ts'

export const GuestListQuery = z.strictObject({
  search: line(200)
    .optional()
    .describe(
      'Part of the name, company or title; X-Total-Count is left out when more than 2,000 guests match',
    ),
  status: EpisodeStatus.optional(),
  ...pageQuery(),
  view: z.enum(['whole', 'card']).default('whole').describe('card: only what a guest card shows'),
})

export type GuestListQuery = z.output<typeof GuestListQuery>

const GuestIds = z.array(RowId).min(1, 'No guest is selected').max(10_000)

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Not a time zone')
  .describe('IANA time zone in which the date was chosen')

/** A deletion of the last 30 days. */
export const PastDeletion = z
  .object({
    id: PublicId,
    kind: z.enum(['guest', 'guests', 'content', 'sponsor', 'marketing', 'episode', 'pattern']),
    label: z.string().describe('What was deleted, in words'),
    count: z.int(),
    createdAt: Timestamp,
    purgedAt: Timestamp.describe('When it is erased permanently'),
  })
  .meta({ id: 'PastDeletion' })
export type PastDeletion = z.infer<typeof PastDeletion>

export const DeletionsQuery = z.strictObject(publicPageQuery(100))
export type DeletionsQuery = z.output<typeof DeletionsQuery>

export const guests = withSchemas(calls, {
  list: {
    query: GuestListQuery,
    reply: z.array(z.union([Guest, GuestCard])),
    views: { whole: Guest, card: GuestCard },
  },
  get: { params: IdParams, reply: Guest },
  create: { body: NewGuest, reply: Guest },
  setStatus: { params: IdParams, body: z.strictObject({ episodeStatus: EpisodeStatus }), reply: Guest },
  setStatusOfMany: {
    body: z.strictObject({ ids: GuestIds, episodeStatus: EpisodeStatus }),
    reply: z.object({ changed: z.int() }).meta({ id: 'Changed' }),
  },
  update: { params: IdParams, body: GuestChanges, reply: Guest },
  setInterviewDate: {
    params: IdParams,
    body: z.strictObject({ interviewDate: Timestamp.nullable(), timeZone: TimeZone.nullish() }),
    reply: Guest,
  },
  setPhoto: {
    params: IdParams,
    body: z.strictObject({ photo: optionalPicture().describe('A data URL; null removes the photo') }),
    reply: Guest,
  },
  reExtract: { params: IdParams, reply: Extraction },
  remove: { params: IdParams, reply: Deletion },
  removeAll: { reply: Deletion },
  removeMany: { body: z.strictObject({ ids: GuestIds }), reply: Deletion },
  deletions: { query: DeletionsQuery, reply: z.array(PastDeletion) },
  restore: {
    body: z.strictObject({ deletionId: PublicId }),
    reply: z.object({ restored: z.int() }).meta({ id: 'Restored' }),
  },
})
