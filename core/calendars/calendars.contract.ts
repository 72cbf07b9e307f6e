import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, Timestamp } from '../contract/shapes.ts'
import { calendars as calls } from './calendars.calls.ts'

/** The address under which calendar programs read the dates of the show. */
export const CalendarAddress = z
  .object({
    createdAt: Timestamp,
    lastReadAt: Timestamp.nullable().describe('To the hour'),
  })
  .meta({ id: 'CalendarAddress' })
export type CalendarAddress = z.output<typeof CalendarAddress>

export const calendars = withSchemas(calls, {
  get: {
    reply: z
      .object({ address: CalendarAddress.nullable().describe('null without one') })
      .meta({ id: 'CalendarAddressState' }),
  },
  create: {
    reply: z
      .object({ address: CalendarAddress, url: z.url().describe('Whoever knows it reads the dates') })
      .meta({ id: 'NewCalendarAddress' }),
  },
  revoke: { reply: Done },
})
