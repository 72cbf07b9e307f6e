import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { importCallGuests } from '../contract/body-limits.ts'
import { publicPageQuery } from '../contract/page-query.ts'
import {
  Deletion,
  PublicId,
  PublicIdParams,
  RowId,
  text,
  tidied,
  Timestamp,
  fileText,
} from '../contract/shapes.ts'
import { TidiedGuest } from '../guests/guest.ts'
import { TimeZone } from '../guests/time-zone.ts'
import { imports as calls } from './imports.calls.ts'

/** A guest as an import sends it: without the photo. */
export const ImportedGuest = TidiedGuest.omit({ questionnaire: true }).meta({ id: 'ImportedGuest' })
export type ImportedGuest = z.input<typeof ImportedGuest>

/** What shows that two people are one. */
const duplicateReasons = ['email', 'linkedin', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Ways to bring what a row says into a guest the show has. */
const mergeWays = ['fill', 'update'] as const
export type MergeWay = (typeof mergeWays)[number]

/** A row about a guest the show has: fills the guest's blanks, or replaces what the row knows otherwise. */
export const GuestMerge = z.strictObject({
  id: RowId,
  way: z.enum(mergeWays),
  by: z.enum(duplicateReasons).describe('How the row was matched to this guest'),
  guest: ImportedGuest,
  interviewDay: z.iso
    .date()
    .optional()
    .describe("Interview day from a file without times; an update keeps the guest's existing time"),
})
export type GuestMerge = z.input<typeof GuestMerge>

/** Where an import came from. */
const importSources = ['dashboard', 'cli'] as const

/** A row of a file that becomes no guest, and why. */
export const LeftOutRow = z.object({
  sheet: text(200),
  row: z.int().min(1).max(2_000_000),
  reason: text(500),
  text: text(500),
})
export type LeftOutRow = z.infer<typeof LeftOutRow>

export const ImportGuests = z
  .strictObject({
    guests: z.array(ImportedGuest).max(importCallGuests),
    merges: z.array(GuestMerge).max(importCallGuests).default([]).describe('Rows about guests the show has'),
    importId: PublicId.optional().describe('Same for every call of one file; created if missing'),
    fileName: tidied.optionalLine(300),
    timeZone: TimeZone.optional().describe('IANA time zone in which interview dates were chosen'),
    source: z.enum(importSources).optional().describe('Where the host imported from'),
    leftOut: z
      .strictObject({ count: z.int().min(0).max(2_000_000), rows: z.array(LeftOutRow).max(500) })
      .optional()
      .describe("Rows that were left out, for the history; sent with one of the file's calls"),
  })
  .refine(
    ({ guests, merges }) =>
      guests.length + merges.length >= 1 && guests.length + merges.length <= importCallGuests,
    { path: ['guests'], message: '1 to 1,000 guests in one call' },
  )
export type ImportGuests = z.output<typeof ImportGuests>

export const ImportedGuests = z
  .object({
    importId: PublicId,
    imported: z.int(),
    ids: z.array(RowId).describe('Of the guests that were added'),
    changed: z.int().describe('Guests of the show that were changed'),
    missing: z.array(RowId).describe('Guests to change that the show no longer has'),
  })
  .meta({ id: 'Imported' })

/** A file that guests were imported from. */
export const PastImport = z
  .object({
    id: PublicId,
    fileName: z.string().nullable(),
    imported: z.int().describe('Guests that were added'),
    left: z.int().describe('How many of those have not been deleted since'),
    changed: z.int().describe('Guests of the show that were changed'),
    changesLeft: z.int().describe('How many of those changes have not been reverted'),
    skipped: z.int().describe('Rows that were left out'),
    by: z.string().nullable().describe('Email address of whoever imported it'),
    source: z.enum(importSources).nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'PastImport' })
export type PastImport = z.infer<typeof PastImport>

/** An import with the rows that became no guests: the first 500 of them. */
export const ImportReport = PastImport.extend({ leftOut: z.array(LeftOutRow) }).meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof ImportReport>

/** Field by header, as the `map` of an import has it. */
export const ColumnMapping = z
  .record(fileText(500), z.string().regex(/^[\w-]{1,40}$/))
  .refine((mapping) => Object.keys(mapping).length <= 200, 'At most 200 columns')
  .meta({ id: 'ColumnMapping' })
export type ColumnMapping = z.infer<typeof ColumnMapping>

const Signature = z.strictObject({
  signature: PublicId.describe('Of the headers, as the importer computes it'),
})

export const ImportsQuery = z.strictObject(publicPageQuery(100))
export type ImportsQuery = z.output<typeof ImportsQuery>

export const imports = withSchemas(calls, {
  create: { body: ImportGuests, reply: ImportedGuests },
  list: { query: ImportsQuery, reply: z.array(PastImport) },
  get: { params: PublicIdParams, reply: ImportReport },
  undo: {
    params: PublicIdParams,
    reply: Deletion.extend({
      restored: z.int().describe('Guests whose changes were reverted'),
    }).meta({ id: 'UndoneImport' }),
  },
  mapping: { params: Signature, reply: ColumnMapping.nullable() },
  remember: { params: Signature, body: z.strictObject({ mapping: ColumnMapping }), reply: ColumnMapping },
})
