import * as z from 'zod'
import { Timestamp } from '../contract/shapes.ts'

/** Maximum versions kept per text: the generated one and the newest edits. */
export const versionsKept = 50

export const TextOrigin = z.enum(['generated', 'host', 'guest'])
export type TextOrigin = z.infer<typeof TextOrigin>

/** An earlier version of a text. */
export const TextVersion = z
  .object({
    version: z.int(),
    origin: TextOrigin.describe('generated, edited by the host, or corrected by the guest'),
    content: z.string(),
    createdAt: Timestamp,
  })
  .meta({ id: 'TextVersion' })
export type TextVersion = z.infer<typeof TextVersion>
