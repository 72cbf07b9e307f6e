import * as z from 'zod'
import { importCallGuests } from '../contract/limits.ts'
import { withSchemas } from '../contract/endpoint.ts'
import {
  Deletion,
  IdParams,
  optionalText,
  PublicId,
  RowId,
  RowIdText,
  Timestamp,
} from '../contract/shapes.ts'
import { EpisodeStatus, Extraction, Guest, GuestCard, GuestChanges, NewGuest } from './guest.ts'
import { guests as calls } from './guests.calls.ts'
import { mergeWays } from '../imports/send/merge-guest.ts'
import { duplicateReasons } from '../imports/plan/import-plan.ts'
import { isTimeZone } from './interview-time.ts'

export const GuestListQuery = z.strictObject({
  search: z.string().trim().max(200).optional().describe('Part of the name, company or title'),
  status: EpisodeStatus.optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000)).optional(),
  after: RowIdText.optional().describe('The id of the last guest of the page before'),
  view: z.enum(['whole', 'card']).default('whole').describe('card: only what a guest card shows'),
})

export type GuestListQuery = z.output<typeof GuestListQuery>

const ImportedGuest = NewGuest.omit({ questionnaire: true })

/** A row about a guest the show has: fills the guest's blanks, or replaces what the row knows otherwise. */
const Merge = z.strictObject({
  id: RowId,
  way: z.enum(mergeWays),
  by: z.enum(duplicateReasons).describe('What showed that the row is about this guest'),
  guest: ImportedGuest,
})

/** Where an import came from. */
export const importSources = ['dashboard', 'cli'] as const

/** A row of a file that becomes no guest, and why. */
export const LeftOutRow = z.object({
  sheet: z.string().max(200),
  row: z.int().min(1).max(2_000_000),
  reason: z.string().max(500),
  text: z.string().max(500),
})

export const ImportGuests = z
  .strictObject({
    guests: z.array(ImportedGuest).max(importCallGuests),
    merges: z.array(Merge).max(importCallGuests).default([]).describe('Rows about guests the show has'),
    importId: PublicId.optional().describe('The same for every call of one file; made when missing'),
    fileName: optionalText(300),
    source: z.enum(importSources).optional().describe('Where the host imported from'),
    leftOut: z
      .strictObject({ count: z.int().min(0).max(2_000_000), rows: z.array(LeftOutRow).max(500) })
      .optional()
      .describe("For the history, in one of a file's calls: rows that became no guests"),
  })
  .refine(
    ({ guests, merges }) =>
      guests.length + merges.length >= 1 && guests.length + merges.length <= importCallGuests,
    { path: ['guests'], message: '1 to 1,000 guests in one call' },
  )
export type ImportGuests = z.output<typeof ImportGuests>

const Imported = z
  .object({
    importId: PublicId,
    imported: z.int(),
    ids: z.array(RowId).describe('Of the guests that were added'),
    changed: z.int().describe('Guests of the show that were changed'),
    missing: z.array(RowId).describe('Guests to change that the show no longer has'),
  })
  .meta({ id: 'Imported' })

const GuestIds = z.array(RowId).min(1, 'No guest is selected').max(10_000)

const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Not a time zone')
  .describe('IANA time zone in which the date was chosen')

/** A deletion of the last 30 days. */
export const PastDeletion = z
  .object({
    id: PublicId,
    kind: z.enum(['guest', 'guests', 'content', 'sponsor', 'marketing']),
    label: z.string().describe('What was deleted, in words'),
    count: z.int(),
    createdAt: Timestamp,
    purgedAt: Timestamp.describe('When it is erased for good'),
  })
  .meta({ id: 'PastDeletion' })
export type PastDeletion = z.infer<typeof PastDeletion>

export const guests = withSchemas(calls, {
  list: { query: GuestListQuery, reply: z.array(z.union([Guest, GuestCard])) },
  show: { params: IdParams, reply: Guest },
  create: { body: NewGuest, reply: Guest },
  import: {
    body: ImportGuests,
    reply: Imported,
  },
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
    body: z.strictObject({ photo: optionalText(7_100_000).describe('A data URL; null removes the photo') }),
    reply: Guest,
  },
  reExtract: { params: IdParams, reply: Extraction },
  remove: { params: IdParams, reply: Deletion },
  removeAll: { reply: Deletion },
  removeMany: { body: z.strictObject({ ids: GuestIds }), reply: Deletion },
  deletions: { reply: z.array(PastDeletion) },
  restore: {
    body: z.strictObject({ deletionId: PublicId }),
    reply: z.object({ restored: z.int() }).meta({ id: 'Restored' }),
  },
})
