import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Deletion, IdParams, PublicId, RowId, RowIdText } from '../contract/shapes.ts'
import { EpisodeStatus, Guest, GuestCard, NewGuest } from './guest.ts'
import { guests as calls } from './guests.calls.ts'

/** Guests that one import call may carry. */
export const importCallGuests = 1_000

export const GuestListQuery = z.strictObject({
  search: z.string().trim().max(200).optional().describe('Part of the name, company or title'),
  status: EpisodeStatus.optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000)).optional(),
  after: RowIdText.optional().describe('The id of the last guest of the page before'),
  view: z.enum(['whole', 'card']).default('whole').describe('card: only what a guest card shows'),
})

export type GuestListQuery = z.output<typeof GuestListQuery>

export const ImportGuests = z.strictObject({
  guests: z
    .array(NewGuest.omit({ questionnaire: true }))
    .min(1)
    .max(importCallGuests),
  importId: PublicId.optional().describe('The same for every call of one file; made when missing'),
})
export type ImportGuests = z.output<typeof ImportGuests>

export const guests = withSchemas(calls, {
  list: { query: GuestListQuery, reply: z.array(z.union([Guest, GuestCard])) },
  show: { params: IdParams, reply: Guest },
  create: { body: NewGuest, reply: Guest },
  import: {
    body: ImportGuests,
    reply: z.object({ importId: PublicId, imported: z.int(), ids: z.array(RowId) }).meta({ id: 'Imported' }),
  },
  setStatus: { params: IdParams, body: z.strictObject({ episodeStatus: EpisodeStatus }), reply: Guest },
  remove: { params: IdParams, reply: Deletion },
  removeAll: { reply: Deletion },
  restore: {
    body: z.strictObject({ deletionId: PublicId }),
    reply: z.object({ restored: z.int() }).meta({ id: 'Restored' }),
  },
})
