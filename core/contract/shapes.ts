import { numberText } from '../text/format.ts'
import * as z from 'zod'
import { notAnImage, photoCharactersMax, imageTooLarge } from '../media/photo-limits.ts'
import { fieldName } from './field-name.ts'
import { isOneLine, isSafeLink, isVisible, tidyLine, tidyText } from '../text/lines.ts'
import { isTypedLink } from '../text/typed-link.ts'

/**
 * The kinds of text that a call accepts: one line; one line that is tidied instead of refused; several lines, from which
 * invisible characters are left out; a link on one line; a picture as a data URL or a link; what a file holds, and a secret,
 * which may be anything. Ids, emails and dates have patterns.
 */
export type TextKind = 'line' | 'tidied' | 'text' | 'link' | 'picture' | 'file' | 'secret'
/** The declared kind of every text schema. A test walks the contract and fails for a text without one. */
export const textKinds = z.registry<{ kind: TextKind }>()

/** What a broken rule says, after the name of the field: "Web address must be …". */
export const says = (rule: string | (() => string)) => ({
  error: ({ path }: { path?: PropertyKey[] | undefined }) =>
    `${fieldName(path)} ${typeof rule === 'string' ? rule : rule()}`,
})
const limited = (schema: z.ZodString, max: number) =>
  // Formatted lazily: formatting the numbers of hundreds of schemas would add 20 ms to every start
  schema.max(
    max,
    says(() => `can be at most ${numberText(max)} characters`),
  )
const onOneLine = (schema: z.ZodString, max: number) =>
  limited(schema, max).refine(isOneLine, says('must be one line without invisible characters'))
const optional = (schema: z.ZodString) => schema.nullish().transform(emptyIsNull).pipe(absent)

const emptyIsNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null)
const absent = z.string().nullish()

/** A text on one line, trimmed, 0 to `max` characters. */
export const line = (max: number) => onOneLine(z.string().trim(), max).register(textKinds, { kind: 'line' })

/** A required text on one line: trimmed, 1 to `max` characters. `missing` is what the user reads without one. */
export const requiredLine = (max: number, missing: string) =>
  onOneLine(z.string({ error: missing }).trim().min(1, missing), max)
    .refine((typed) => !typed || isVisible(typed), missing)
    .register(textKinds, { kind: 'line' })

/** An optional text on one line; `""` and `null` mean absent, a missing key means untouched. */
export const optionalLine = (max: number) => optional(line(max))

/** A text of several lines, trimmed, 0 to `max` characters. */
export const text = (max: number) =>
  limited(z.string().overwrite(tidyText).trim(), max).register(textKinds, { kind: 'text' })

/** A required text of several lines: trimmed, 1 to `max` characters. `missing` is what the user reads without one. */
export const requiredText = (max: number, missing: string) =>
  limited(z.string({ error: missing }).overwrite(tidyText).trim().min(1, missing), max).register(textKinds, {
    kind: 'text',
  })

/** An optional text of several lines; `""` and `null` mean absent, a missing key means untouched. */
export const optionalText = (max: number) => optional(text(max))

/** A text of several lines, not trimmed, 0 to `max` characters. */
export const untrimmedText = (max: number) =>
  z.string().overwrite(tidyText).max(max).register(textKinds, { kind: 'text' })

/** What a file or a feed holds, exactly as it is, 0 to `max` characters: whoever reads it leaves out what is invisible. */
export const fileText = (max: number) => z.string().max(max).register(textKinds, { kind: 'file' })

/** A text kept exactly as sent, such as a password: 1 to `max` characters. */
export const secret = (max: number, missing?: string) =>
  z.string(missing).min(1, missing).max(max).register(textKinds, { kind: 'secret' })

/** An optional link, as people type it: with or without https://, but none that runs a program. */
export const optionalLink = () => optional(link(z.string().trim(), (typed) => !typed || isTypedLink(typed)))

/** A required link. `missing` is what the user reads without one. */
export const requiredLink = (missing: string) =>
  link(z.string({ error: missing }).trim().min(1, missing), isSafeLink)

const link = (schema: z.ZodString, isAllowed: (link: string) => boolean) =>
  onOneLine(schema, longestLink)
    .refine(isAllowed, says('must be a web address, such as https://example.com'))
    .register(textKinds, { kind: 'link' })
const longestLink = 2_000

/** An optional picture as a data URL, a web address, or the path of a stored one. */
export const optionalPicture = () =>
  optional(
    z
      .string()
      .trim()
      .max(photoCharactersMax, imageTooLarge)
      .refine(isPicture, notAnImage)
      .register(textKinds, { kind: 'picture' }),
  )
const isPicture = (source: string) =>
  source.startsWith('data:image/') || (isOneLine(source) && isSafeLink(source))

const tidiedLine = (schema: z.ZodString, max: number) =>
  onOneLine(schema, max).register(textKinds, { kind: 'tidied' })

/**
 * The same shapes for values read from files: line breaks are removed from lines, links that run code are
 * dropped.
 */
export const tidied = {
  requiredLine: (max: number, missing: string) =>
    tidiedLine(z.string({ error: missing }).overwrite(tidyLine).trim().min(1, missing), max).refine(
      (typed) => !typed || isVisible(typed),
      missing,
    ),
  optionalLine: (max: number) => optional(tidiedLine(z.string().overwrite(tidyLine).trim(), max)),
  optionalLink: () =>
    optional(
      tidiedLine(
        z
          .string()
          .overwrite((link) => (isSafeLink(link) ? tidyLine(link).trim() : ''))
          .trim(),
        longestLink,
      ),
    ),
}

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

/**
 * Whether PostgreSQL accepts a time and gives it back: years 100 to 9999, with an offset below 16 hours. Year 1 is what programs
 * send for no date, and years below 100 come back as years of today.
 */
function isStorableTime(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 100 && year <= 9999 && Number(/[+-](\d\d):\d\d$/.exec(time)?.[1] ?? 0) < 16
}

/** A point in time as ISO 8601 with offset. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .refine(isStorableTime, says('must be a time in the years 100 to 9999'))

/** A positive 32-bit integer id, as PostgreSQL's `integer` holds it. */
export const RowId = z.int().positive().max(2_147_483_647)

/** A row id in a path or query, where all values are strings. */
export const RowIdText = z.coerce.number<string | number>().pipe(RowId)

const guestIdsRule = says('must be 1 to 100 guest ids, separated by commas')
/** Guests named in a query. */
export const guestIdsText = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10}){0,99}$/, guestIdsRule)
  .refine((ids) => ids.split(',').every((id) => RowIdText.safeParse(id).success), guestIdsRule)
  .describe('Up to 100 guest ids, separated by commas')

/** An opaque public id: tenants, questionnaires, media, deletions, imports. */
export const PublicId = z
  .string()
  .regex(/^[\w-]{1,64}$/, says('must be 1 to 64 letters, digits, hyphens or underscores'))

export const IdParams = z.strictObject({ id: RowIdText })
export const PublicIdParams = z.strictObject({ id: PublicId })

/** The reply of a call without a result. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' })

/** The body of every error reply. `code` is stable, for programs; `error` is for people. */
export const Problem = z
  .object({
    error: z.string(),
    code: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** In the reply to a call with a list of ids: those it found nothing for. The others were handled. */
export const missingIds = z.array(RowId).describe("Ids of this call that the show doesn't have")

/** The reply to a soft delete; `deletionId` restores everything within 30 days. */
export const Deletion = z
  .object({ deleted: z.int(), deletionId: PublicId.nullable() })
  .meta({ id: 'Deletion' })
export type Deletion = z.infer<typeof Deletion>
