import * as z from 'zod'
import { says } from '../contract/shapes.ts'
import { isTimeZone } from './interview-time.ts'

const rule = says('must be a time zone, such as Europe/Berlin')

/** An IANA time zone. */
export const TimeZone = z.string().max(64).refine(isTimeZone, rule)

/** An optional one; `""` and `null` mean none, a missing key means untouched. */
export const optionalTimeZone = () =>
  z
    .union([z.literal(''), TimeZone], rule)
    .nullish()
    .transform((zone) => (zone === undefined ? undefined : zone || null))
    .pipe(z.string().nullish())
