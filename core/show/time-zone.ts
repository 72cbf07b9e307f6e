import * as z from 'zod'
import { isTimeZone } from '../guests/interview-time.ts'

/** An optional IANA time zone; `""` and `null` mean none, a missing key means untouched. */
export const optionalTimeZone = () =>
  z
    .union([z.literal(''), z.string().max(64).refine(isTimeZone, 'Not a time zone')], {
      error: 'Not a time zone',
    })
    .nullish()
    .transform((zone) => (zone === undefined ? undefined : zone || null))
    .pipe(z.string().nullish())
