import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, IdParams, RowId, Timestamp } from '../contract/shapes.ts'
import { TimeZone } from '../guests/time-zone.ts'
import { offeredTimesMax } from './guest-page-limits.ts'
import { FactCheck, GuestPage, NewRelease, Release } from './guest-page.ts'
import { guestPages as calls } from './guest-pages.calls.ts'

export const OfferBody = z.strictObject({
  times: z
    .array(Timestamp)
    .max(offeredTimesMax, `Offer at most ${offeredTimesMax} times`)
    .describe('Points in time; an empty list withdraws the offer'),
  timeZone: TimeZone.describe('IANA time zone in which the times are shown'),
})
export type OfferBody = z.output<typeof OfferBody>

export const DecisionBody = z.strictObject({
  factCheckId: RowId,
  accept: z
    .union([z.enum(['all', 'none']), z.array(z.int().min(0).max(10_000)).min(1).max(1_000)])
    .describe('all, none, or the positions of the changes to accept, starting at 0'),
})
export type DecisionBody = z.output<typeof DecisionBody>

export const guestPages = withSchemas(calls, {
  get: { params: IdParams, reply: GuestPage },
  open: {
    params: IdParams,
    body: z
      .strictObject({
        renew: z
          .boolean()
          .default(false)
          .describe(
            'Replace an existing link, and revoke the personal links of the guest. Without it, an existing link stays and is returned',
          ),
      })
      .optional(),
    reply: GuestPage,
  },
  change: { params: IdParams, body: z.strictObject({ showsIntroduction: z.boolean() }), reply: GuestPage },
  revoke: { params: IdParams, reply: GuestPage },
  revokeLinks: { params: IdParams, reply: Done },
  offerTimes: { params: IdParams, body: OfferBody, reply: GuestPage },
  decide: { params: IdParams, body: DecisionBody, reply: FactCheck },
  dataSent: { params: IdParams, reply: GuestPage },
  release: { reply: z.object({ release: Release.nullable() }).meta({ id: 'ReleaseState' }) },
  saveRelease: { body: NewRelease, reply: Release },
})
