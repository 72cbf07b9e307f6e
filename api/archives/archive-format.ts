import * as z from 'zod'
import { problem } from '../problems/problems.ts'
import { archivedTables } from './archive-tables.ts'

export const archiveFormat = 'cueroom-show'
export const archiveVersion = 1
export const manifestName = 'manifest.json'
export const rowsName = (table: string) => `data/${table}.jsonl`
export const pictureName = (id: string) => `media/${id}`
/** For people to read; the rows hold the same, so nothing is restored from them. */
export const wordName = (place: number) => `word/texts-${String(place).padStart(3, '0')}.docx`

const files = new Set<string>([manifestName, ...archivedTables.map(rowsName)])
export const isEntryName = (name: string) =>
  files.has(name) || /^media\/[\w-]{1,64}$|^word\/texts-\d{3,6}\.docx$/.test(name)

/** What an archive may hold at most. */
export const archiveLimits = {
  entries: 250_000,
  /** Bytes of all entries when they are unpacked. */
  bytes: 8 * 1024 ** 3,
  /** Rows of all tables: so many for each guest, set of answers and text that a show may have, and a few more. */
  rowsPerCounted: 5,
  otherRows: 10_000,
  /** Characters of one row as JSON. */
  rowLength: 16 * 1024 ** 2,
  pictureBytes: 16 * 1024 ** 2,
  manifestBytes: 64 * 1024,
  /** How many times larger than packed an entry may be; JSON of many like rows packs about 60 to 1, a bomb at least 200 to 1. */
  ratio: 150,
}

const Table = z.strictObject({
  rows: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** What every version of an archive says of itself. */
export const Format = z.object({ format: z.literal(archiveFormat), version: z.int().min(1) })

/** What an archive of this version says of itself. */
export const Manifest = Format.extend({
  /** By the server that wrote it, over everything else; archives of before have none. */
  signature: z.string().max(64).optional(),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  createdAt: z.iso.datetime(),
  show: z.string().max(400),
  tables: z.partialRecord(z.enum(archivedTables), Table),
})
export type Manifest = z.infer<typeof Manifest>

/** What the signature of a manifest covers. */
export const signedPart = ({ id, createdAt, show, tables }: Manifest) =>
  ['exported show', id, createdAt, show]
    .concat(
      Object.entries(tables)
        .map(([name, table]) => `${name} ${table?.rows} ${table?.sha256}`)
        .toSorted(),
    )
    .join('\0')

/** A file that is not restored, and why. */
const invalidArchive = (error: string) => problem(400, 'invalid_archive', error)

export const foreign = () =>
  invalidArchive("This file isn't an exported show, or it is damaged. Nothing was changed.")
/** @param number of the row in its table, from 1 */
export const refusedRow = (table: string, number: number, why: string) =>
  invalidArchive(
    `Row ${number} of ${table} can't be restored. ${why.replace(/\.$/, '')}. Nothing was changed.`,
  )
export const tooMuch = () =>
  invalidArchive('This file unpacks to more data than an exported show can have. Nothing was changed.')
export const tookTooLong = () =>
  problem(422, 'took_too_long', 'Reading this file took too long. Nothing was changed. Try again later.')
export const newer = () =>
  invalidArchive(
    'This file was written by a newer version of Cueroom. Ask your administrator to update this server first.',
  )
