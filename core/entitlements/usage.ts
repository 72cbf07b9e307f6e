import * as z from 'zod'
import { quotaNames } from './quotas.ts'

/** How much of each limit a show has used. Recently deleted records count until they are erased. */
export const Usage = z
  .record(z.enum(quotaNames), z.object({ used: z.int(), limit: z.int() }))
  .describe('Photos are measured in bytes')
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof Usage>
