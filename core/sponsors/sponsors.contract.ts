import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { Deletion, IdParams } from '../contract/shapes.ts'
import { NewSponsor, SavedSponsor, SponsorChanges } from './saved-sponsor.ts'
import { sponsorFormats } from './sponsor-formats.ts'
import { sponsors as calls } from './sponsors.calls.ts'

/** Sponsors that one call may save. */
const maxSaved = 100

export const SponsorsQuery = z.strictObject(pageQuery())
export type SponsorsQuery = z.output<typeof SponsorsQuery>

export const sponsors = withSchemas(calls, {
  list: { query: SponsorsQuery, reply: z.array(SavedSponsor) },
  get: { params: IdParams, reply: SavedSponsor },
  create: { body: NewSponsor, reply: SavedSponsor },
  createMany: {
    body: z.strictObject({ sponsors: z.array(NewSponsor).min(1, 'No sponsor is selected').max(maxSaved) }),
    reply: z
      .object({
        saved: z.array(SavedSponsor),
        skipped: z.array(z.string()).describe('Companies that were already saved'),
      })
      .meta({ id: 'SavedSponsors' }),
  },
  update: { params: IdParams, body: SponsorChanges, reply: SavedSponsor },
  remove: { params: IdParams, reply: Deletion },
  export: { query: z.strictObject({ format: z.enum(sponsorFormats).default('xlsx') }) },
})
