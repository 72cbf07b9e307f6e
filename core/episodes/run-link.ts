import * as z from 'zod'
import { requiredLine, RowId, Timestamp } from '../contract/shapes.ts'
import { longestLinkDays, usualLinkDays } from './run-link-days.ts'

/** A link to read a run of show without an account. */
export const RunLink = z
  .object({
    id: RowId,
    name: z.string().describe('The person it is for'),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    openedAt: Timestamp.nullable(),
  })
  .meta({ id: 'RunLink' })
export type RunLink = z.output<typeof RunLink>

export const NewRunLink = z
  .strictObject({
    name: requiredLine(100, 'Say who the link is for'),
    days: z.int().min(1).max(longestLinkDays).default(usualLinkDays).describe('How long it is valid'),
  })
  .meta({ id: 'NewRunLink' })
export type NewRunLink = z.output<typeof NewRunLink>

/** The address is shown once: only a hash of its token is stored. */
export const MadeRunLink = z.object({ link: RunLink, url: z.string() }).meta({ id: 'MadeRunLink' })
export type MadeRunLink = z.output<typeof MadeRunLink>
