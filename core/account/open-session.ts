import * as z from 'zod'
import { PublicId, Timestamp } from '../contract/shapes.ts'

/** An active session. */
export const OpenSession = z
  .object({
    id: PublicId,
    device: z.string().nullable().describe("The browser's or program's own name"),
    address: z.string().nullable().describe('IP address it signed in from; for IPv6, the /64'),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.describe('Precise to five minutes'),
    expiresAt: Timestamp,
    current: z.boolean().describe('Whether this call was made in it'),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof OpenSession>
