import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Boom } from '@hapi/boom'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
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
  tooMuch,
} from './archive-format.ts'
import { type ArchivedTable, archivedTables } from './archive-tables.ts'

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

/** Does work on an archive that was read to its end and found whole. @throws 400 invalid_archive. */
export async function withArchive<T>(file: string, work: (archive: OpenArchive) => Promise<T>): Promise<T> {
  const archive = await openArchive(file)
  try {
    return await work(archive)
  } finally {
    archive.close()
  }
}

/** Opens an archive and reads all of it once, before anything is written. */
async function openArchive(file: string): Promise<OpenArchive> {
  const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch(() => {
    throw foreign()
  })
  try {
    const entries = await listEntries(zip)
    const manifest = await readManifest(zip, entries)
    const archive = archiveOf(zip, entries, manifest)
    await checkAll(zip, entries, archive)
    return archive
  } catch (error) {
    zip.close()
    // What yauzl finds wrong: paths, sizes, checksums
    throw error instanceof Boom ? error : foreign()
  }
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

const open = (zip: ZipFile, entry: Entry | undefined): Promise<Readable> => {
  if (!entry) throw foreign()
  return zip.openReadStreamPromise(entry)
}

async function readWhole(zip: ZipFile, entry: Entry | undefined, most: number): Promise<Buffer> {
  if (entry && entry.uncompressedSize > most) throw foreign()
  const pieces: Buffer[] = []
  for await (const piece of await open(zip, entry)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const text = await readWhole(zip, entries.get(manifestName), archiveLimits.manifestBytes)
  const manifest: unknown = JSON.parse(text.toString('utf8'))
  // A newer one may have tables that this one doesn't know
  if ((Format.safeParse(manifest).data?.version ?? 0) > archiveVersion) throw newer()
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success) throw foreign()
  return parsed.data
}

const archiveOf = (zip: ZipFile, entries: Map<string, Entry>, manifest: Manifest): OpenArchive => ({
  manifest,
  rows: async function* (table) {
    for await (const line of linesOf(await open(zip, entries.get(rowsName(table)))))
      yield JSON.parse(line) as Row
  },
  picture: (id) => readWhole(zip, entries.get(pictureName(id)), archiveLimits.pictureBytes),
  mediaBytes: [...entries.values()]
    .filter(({ fileName }) => fileName.startsWith('media/'))
    .reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
  close: () => zip.close(),
})

/** Compares every table with its count and hash, checks every row, and finds every picture. */
async function checkAll(zip: ZipFile, entries: Map<string, Entry>, { manifest, picture, rows }: OpenArchive) {
  for (const name of archivedTables) {
    const expected = manifest.tables[name]
    if (!expected) continue
    const hash = createHash('sha256')
    let count = 0
    for await (const line of linesOf(await open(zip, entries.get(rowsName(name))))) {
      hash.update(`${line}\n`)
      const row: unknown = JSON.parse(line)
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw foreign()
      checkRow(name, row as Row, ++count)
    }
    if (count !== expected.rows || hash.digest('hex') !== expected.sha256) throw foreign()
  }
  for await (const { id } of rows('media')) await picture(String(id))
}

/** Lines of a stream, each of a length that memory can hold. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  stream.setEncoding('utf8')
  for await (const piece of stream) {
    const lines = (rest + String(piece)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > archiveLimits.rowLength) throw foreign()
    yield* lines
  }
  if (rest) throw foreign()
}
