import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** What a table held: its number of rows, and the sum of the rows' hashes, which no order changes. */
interface TableContent {
  rows: number
  hash: string
}

export interface TableManifest extends TableContent {
  /** In the order of the rows' values; without generated columns. */
  columns: string[]
}

/** First line of a backup, as JSON; after it come the gzipped rows of the tables, as COPY writes them. */
export interface BackupManifest {
  format: 'cueroom-backup'
  version: 2
  /** Major version of the PostgreSQL that wrote it. */
  engine: string
  createdAt: string
  /** Names of the migrations that make the schema. */
  migrations: string[]
  /** By `schema.table`, in the order of the rows. */
  tables: Record<string, TableManifest>
  /** Next values, by `schema.sequence`. */
  sequences: Record<string, { value: string; called: boolean }>
  /** Key of the data directory; null if the server's came from CUEROOM_SECRET. Older backups have none. */
  secret?: string | null
  /** SHA-256 of this object without it; older backups have none. */
  checksum?: string
}

/** A manifest without its secret, for people and programs to read. */
export type BackupContents = Omit<BackupManifest, 'secret'>

export const withoutSecret = ({ secret: _, ...contents }: BackupManifest): BackupContents => contents

/** A backup or a place for one that can't be used; the message is for the person at the terminal. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/** Longest first line that is read: the tables of the schema need about a hundredth of it. */
const maxManifest = 1 << 20
const newline = 10

/** What the system says of a file that can't be read or written, in words. */
const failures: Record<string, (file: string) => string> = {
  EISDIR: (file) => `${file} is a directory. Choose a file name.`,
  ENOENT: (file) => `The directory ${dirname(file)} doesn't exist. Create it first, or choose another one.`,
  ENOTDIR: (file) => `${dirname(file)} isn't a directory. Choose another one.`,
  EACCES: (file) =>
    `You don't have permission to use ${file}. Choose another path, or run this as its owner.`,
  EPERM: (file) => `You don't have permission to use ${file}. Choose another path, or run this as its owner.`,
  EROFS: (file) => `${dirname(file)} is read-only. Choose another directory.`,
  ENOSPC: (file) => `The disk with ${dirname(file)} is full.`,
}

const inWords = (file: string) => (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words = failures[code]
  throw words ? new BackupProblem(words(file), { cause: error }) : error
}

const checksumOf = ({ checksum: _, ...rest }: BackupManifest) =>
  createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/** First line of a backup. */
export const manifestLine = (manifest: BackupManifest) =>
  `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) })}\n`

/** Writes a backup to a temporary name, flushes it to disk, and renames it. @throws BackupProblem */
export const writeBackupFile = (file: string, manifest: BackupManifest, rows: AsyncIterable<Buffer>) =>
  writeParts(file, manifest, rows).catch(inWords(file))

async function writeParts(file: string, manifest: BackupManifest, rows: AsyncIterable<Buffer>) {
  const part = `${file}.part`
  try {
    const stream = createWriteStream(part, { mode: 0o600, flush: true })
    stream.write(manifestLine(manifest))
    await pipeline(Readable.from(rows), createGzip({ level: 4 }), stream)
    await rename(part, file)
    await syncFolder(dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}

// Makes the new name durable; Windows can't open a folder
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** @throws BackupProblem when Cueroom didn't write the file, an earlier version did, or its first line was changed */
export async function readManifest(file: string): Promise<BackupManifest> {
  const line = await firstLine(file).catch(inWords(file))
  const manifest = parse(line)
  if (manifest?.format !== 'cueroom-backup') throw new BackupProblem(`${file} isn't a Cueroom backup.`)
  if (manifest.version === 2) {
    if (manifest.checksum === undefined || manifest.checksum === checksumOf(manifest)) return manifest
    throw damaged(file)
  }
  throw new BackupProblem(
    `${file} was written by an earlier version of Cueroom. Restore it with that version.`,
  )
}

async function firstLine(file: string) {
  const parts: Buffer[] = []
  for await (const part of createReadStream(file, { end: maxManifest })) {
    const bytes = part as Buffer
    const end = bytes.indexOf(newline)
    parts.push(end < 0 ? bytes : bytes.subarray(0, end))
    if (end >= 0) return Buffer.concat(parts).toString()
  }
  return ''
}

function parse(line: string): BackupManifest | undefined {
  try {
    return JSON.parse(line) as BackupManifest
  } catch {
    return undefined
  }
}

/**
 * The rows of each table, in pieces.
 * @throws BackupProblem when the file is shortened or changed, or has not as many rows as its manifest says
 */
export async function* readRows(file: string, manifest: BackupContents): AsyncGenerator<[string, Buffer]> {
  const start = Buffer.byteLength(await firstLine(file)) + 1
  const tables = Object.entries(manifest.tables).filter(([, { rows }]) => rows > 0)
  let left = tables[0]?.[1].rows ?? 0
  try {
    for await (const piece of createReadStream(file, { start }).pipe(createGunzip())) {
      const bytes = piece as Buffer
      for (let from = 0; from < bytes.length;) {
        const table = tables[0]
        if (!table) throw damaged(file)
        const [end, lines] = countLines(bytes, from, left)
        yield [table[0], bytes.subarray(from, end)]
        from = end
        left -= lines
        if (left > 0) continue
        tables.shift()
        left = tables[0]?.[1].rows ?? 0
      }
    }
  } catch (error) {
    // Of zlib: an unexpected end, or another checksum
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(file)
    throw error
  }
  if (tables.length > 0) throw damaged(file)
}

const damaged = (file: string) => new BackupProblem(`${file} is damaged. Restore another backup.`)

/** Where the lines end that belong to a table, and how many they are; COPY writes a row as one line. */
function countLines(bytes: Buffer, from: number, most: number): [end: number, lines: number] {
  let end = from
  for (let lines = 0; lines < most; lines++) {
    const at = bytes.indexOf(newline, end)
    if (at < 0) return [bytes.length, lines]
    end = at + 1
  }
  return [end, most]
}

/** Reads a backup to its end and counts its rows. @throws BackupProblem */
export async function verifyBackup(file: string): Promise<BackupContents> {
  const manifest = await readManifest(file)
  for await (const _ of readRows(file, manifest));
  return withoutSecret(manifest)
}
