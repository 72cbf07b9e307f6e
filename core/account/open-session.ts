import * as z from 'zod'
import { PublicId, Timestamp } from '../contract/shapes.ts'

/** A place where someone is signed in. */
export const OpenSession = z
  .object({
    id: PublicId,
    device: z.string().nullable().describe('What the browser or program calls itself'),
    address: z.string().nullable().describe('Where it signed in from; of IPv6 the /64'),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.describe('To five minutes'),
    expiresAt: Timestamp,
    current: z.boolean().describe('Whether this call was made in it'),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof OpenSession>
