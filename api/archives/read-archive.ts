import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { restoreSeconds } from '@cueroom/core/archives/archive-limits.ts'
import { Boom } from '@hapi/boom'
import type { Knex } from 'knex'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { limitOf, whyFull } from '../quotas/quotas.service.ts'
import { checkRow } from './archive-checks.ts'
import {
  archiveLimits,
  archiveVersion,
  foreign,
  Format,
  isEntryName,
  Manifest,
  manifestName,
  newer,
  pictureName,
  rowsName,
  tookTooLong,
  tooMuch,
} from './archive-format.ts'
import { type ArchivedTable, archivedTables, countedTables } from './archive-tables.ts'

export type Row = Record<string, unknown>

/** An archive whose every entry was checked. */
export interface OpenArchive {
  manifest: Manifest
  rows(table: ArchivedTable): AsyncIterable<Row>
  picture(id: string): Promise<Buffer>
  /** Bytes of all its pictures. */
  mediaBytes: number
  close(): void
}

interface ArchiveReader {
  /** Knows how much a show may hold. */
  knex: Knex
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/** An open zip. Reading stops when its signal aborts. */
interface Source {
  zip: ZipFile
  entries: Map<string, Entry>
  signal: AbortSignal
}

/**
 * Does work on an archive that was read to its end and found whole. Reading costs bounded work: bytes, rows and time are
 * limited, and it ends when the caller disconnects.
 * @throws 400 invalid_archive, 403 quota_reached, 422 took_too_long.
 */
export async function withArchive<T>(
  file: string,
  { knex, signal: caller }: ArchiveReader,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(restoreSeconds * 1000)])
  try {
    const archive = await openArchive(file, knex, signal)
    return await work(archive).finally(archive.close)
  } catch (error) {
    throw signal.aborted ? tookTooLong() : error
  }
}

/** Opens an archive and reads all of it once, before anything is written. */
async function openArchive(file: string, knex: Knex, signal: AbortSignal): Promise<OpenArchive> {
  const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch(() => {
    throw foreign()
  })
  try {
    const source = { zip, entries: await listEntries(zip), signal }
    const manifest = await readManifest(source)
    requireRoom(knex, manifest)
    const archive = archiveOf(source, manifest)
    await checkAll(source, archive)
    return archive
  } catch (error) {
    zip.close()
    // What yauzl finds wrong: paths, sizes, checksums
    throw error instanceof Boom ? error : foreign()
  }
}

/** Refuses more rows than a show may hold before the first one is read. No more are read than the manifest says. */
function requireRoom(knex: Knex, { tables }: Manifest) {
  let countedMax = 0
  for (const [table, quota] of Object.entries(countedTables)) {
    const refusal = whyFull(knex, quota, [], tables[table as ArchivedTable]?.rows ?? 0)
    if (refusal) throw refusal
    countedMax += limitOf(knex, quota)
  }
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  if (rows > archiveLimits.otherRows + countedMax * archiveLimits.rowsPerCounted) throw tooMuch()
}

/** Names and sizes of all entries, as the directory of the file says them. yauzl refuses paths that lead out. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  if (zip.entryCount > archiveLimits.entries) throw foreign()
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry
    if (!isEntryName(fileName) || entries.has(fileName) || entry.isEncrypted()) throw foreign()
    bytes += uncompressedSize
    const isPlausible = uncompressedSize <= 4_096 + compressedSize * archiveLimits.ratio
    if (!isPlausible || bytes > archiveLimits.bytes) throw tooMuch()
    entries.set(fileName, entry)
  }
  return entries
}

const open = ({ zip, entries, signal }: Source, name: string): Promise<Readable> => {
  signal.throwIfAborted()
  const entry = entries.get(name)
  if (!entry) throw foreign()
  // yauzl refuses an entry that unpacks to another size than the directory says
  return zip.openReadStreamPromise(entry)
}

async function readWhole(source: Source, name: string, most: number): Promise<Buffer> {
  if ((source.entries.get(name)?.uncompressedSize ?? 0) > most) throw foreign()
  const pieces: Buffer[] = []
  for await (const piece of await open(source, name)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

async function readManifest(source: Source): Promise<Manifest> {
  const text = await readWhole(source, manifestName, archiveLimits.manifestBytes)
  const manifest: unknown = JSON.parse(text.toString('utf8'))
  // A newer one may have tables that this one doesn't know
  if ((Format.safeParse(manifest).data?.version ?? 0) > archiveVersion) throw newer()
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success) throw foreign()
  return parsed.data
}

const archiveOf = (source: Source, manifest: Manifest): OpenArchive => ({
  manifest,
  rows: async function* (table) {
    for await (const line of linesOf(source, rowsName(table))) yield JSON.parse(line) as Row
  },
  picture: (id) => readWhole(source, pictureName(id), archiveLimits.pictureBytes),
  mediaBytes: [...source.entries.values()]
    .filter(({ fileName }) => fileName.startsWith('media/'))
    .reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
  close: () => source.zip.close(),
})

/** Compares every table with its count and hash, checks every row, and finds every picture. */
async function checkAll(source: Source, { manifest, picture, rows }: OpenArchive) {
  for (const name of archivedTables) {
    const expected = manifest.tables[name]
    if (!expected) continue
    const hash = createHash('sha256')
    let count = 0
    for await (const line of linesOf(source, rowsName(name))) {
      if (++count > expected.rows) throw foreign()
      hash.update(`${line}\n`)
      const row: unknown = JSON.parse(line)
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw foreign()
      checkRow(name, row as Row, count)
    }
    if (count !== expected.rows || hash.digest('hex') !== expected.sha256) throw foreign()
  }
  const pictures = new Set<unknown>()
  for await (const { id } of rows('media')) {
    if (pictures.has(id)) throw foreign()
    pictures.add(id)
    await picture(String(id))
  }
}

/** Lines of an entry, each of a length that memory can hold. */
async function* linesOf(source: Source, name: string): AsyncGenerator<string> {
  const stream = await open(source, name)
  stream.setEncoding('utf8')
  let pieces: string[] = []
  let length = 0
  for await (const piece of stream) {
    source.signal.throwIfAborted()
    const lines = String(piece).split('\n')
    const rest = lines.pop()!
    for (const line of lines) {
      yield pieces.join('') + line
      pieces = []
      length = 0
    }
    // Joined once: adding every piece to a long row takes quadratic time
    pieces.push(rest)
    length += rest.length
    if (length > archiveLimits.rowLength) throw foreign()
  }
  if (length > 0) throw foreign()
}
