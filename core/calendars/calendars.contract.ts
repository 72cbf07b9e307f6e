import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, IdParams, Timestamp } from '../contract/shapes.ts'
import { calendars as calls } from './calendars.calls.ts'

/** The address that calendar programs use to read the show's dates. */
export const CalendarAddress = z
  .object({
    createdAt: Timestamp,
    lastReadAt: Timestamp.nullable().describe('Precise to the hour'),
  })
  .meta({ id: 'CalendarAddress' })
export type CalendarAddress = z.output<typeof CalendarAddress>

export const calendars = withSchemas(calls, {
  get: {
    reply: z
      .object({ address: CalendarAddress.nullable().describe('Null if there is none') })
      .meta({ id: 'CalendarAddressState' }),
  },
  create: {
    reply: z
      .object({ address: CalendarAddress, url: z.url().describe('Anyone who knows it can read the dates') })
      .meta({ id: 'NewCalendarAddress' }),
  },
  revoke: { reply: Done },
  ofEpisode: { params: IdParams },
  ofGuest: { params: IdParams },
})
