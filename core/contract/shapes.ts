import * as z from 'zod'

/** A required text: trimmed, 1 to `max` characters. `message` is what the user reads when it is missing. */
export const requiredText = (max: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(max)

const emptyIsNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null)
const absent = z.string().nullish()

/** An optional text of at most `max` characters; `""` and `null` mean absent, a missing key means untouched. */
export const optionalText = (max: number) =>
  z.string().trim().max(max).nullish().transform(emptyIsNull).pipe(absent)

/** An optional email address; `""` and `null` mean absent, a missing key means untouched. */
export const optionalEmail = (message = 'Valid email required') =>
  z
    .union([z.literal(''), z.email(message).max(254)], { error: message })
    .nullish()
    .transform(emptyIsNull)
    .pipe(absent)

/** An optional colour as #rrggbb, in small letters; `""` and `null` mean absent, a missing key means untouched. */
export const optionalColour = (message = 'Enter a colour such as #3b4cca') =>
  z
    .union([z.literal(''), z.string().regex(/^#[\da-fA-F]{6}$/, message)], { error: message })
    .nullish()
    .transform((colour) => emptyIsNull(colour && colour.toLowerCase()))
    .pipe(absent)

/** An email address as people type it: spaces around it are dropped, case is kept. */
export const emailAddress = (message: string) =>
  z.string({ error: message }).trim().pipe(z.email(message).max(254))

/** A point in time as ISO 8601 with offset. */
export const Timestamp = z.iso.datetime({ offset: true })

/** A positive 32-bit integer id, as PostgreSQL's `integer` holds it. */
export const RowId = z.int().positive().max(2_147_483_647)

/** A row id in a path or query, where everything is text. */
export const RowIdText = z.coerce.number<string | number>().pipe(RowId)

/** An opaque public id: tenants, questionnaires, media, deletions, imports. */
export const PublicId = z.string().regex(/^[\w-]{1,64}$/, 'Not a valid id')

export const IdParams = z.strictObject({ id: RowIdText })
export const PublicIdParams = z.strictObject({ id: PublicId })

/** What every failed call answers. `code` is stable and meant for programs, `error` is meant for people. */
export const Problem = z
  .object({
    error: z.string(),
    code: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** The answer to a soft delete; `deletionId` brings everything back for 30 days. */
export const Deletion = z
  .object({ deleted: z.int(), deletionId: PublicId.nullable() })
  .meta({ id: 'Deletion' })
export type Deletion = z.infer<typeof Deletion>
