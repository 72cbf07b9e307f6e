import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { textsMaterial } from '../content/content.service.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { signatureOf } from '../http/signature.ts'
import { threads } from '../threads/threads.ts'
import {
  archiveFormat,
  archiveVersion,
  type Manifest,
  manifestName,
  pictureName,
  rowsName,
  signedPart,
  wordName,
} from './archive-format.ts'
import { readSchema, type TableSchema } from './archive-schema.ts'

/** Texts in one Word document. */
const documentTexts = 300

interface Wanted {
  tenantId: string
  /** Name of the show. */
  show: string
  file: string
  secrets: App['secrets']
  signal: AbortSignal
}

/**
 * Writes everything of a show into one zip: a file of JSON lines for each table, its pictures, its texts in Word, and a
 * manifest with counts and hashes. Entries are written one after the other, so that memory holds a few rows.
 * @param db one snapshot of the show
 */
export async function writeArchive(db: Db, { tenantId, show, file, secrets, signal }: Wanted): Promise<void> {
  const zip = new yazl.ZipFile()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const add = (name: string, pieces: () => AsyncIterable<string | Uint8Array>, compress = true) =>
    // yazl does not listen to the streams it reads
    zip.addReadStreamLazy(name, { compress }, (done) =>
      done(null, Readable.from(reporting(zip, pieces()), { objectMode: false })),
    )
  const tables: Manifest['tables'] = {}
  for (const table of await readSchema(db)) add(rowsName(table.name), () => linesOf(db, table, tables))
  const pictures: string[] = await forTenant(db, 'media').orderBy('id').pluck('id')
  for (const id of pictures) add(pictureName(id), () => pictureOf(db, id), false)
  const texts = await textIds(db)
  for (let at = 0; at < texts.length; at += documentTexts)
    add(
      wordName(at / documentTexts + 1),
      () => wordOf(db, texts.slice(at, at + documentTexts), { tenantId, signal }),
      false,
    )
  add(manifestName, () => manifestOf(show, tables, secrets))
  zip.end()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await Promise.race([failed, pipeline(zip.outputStream, target, { signal })])
}

const textIds = (db: Db): Promise<number[]> =>
  forTenant(db, 'generated_content')
    .whereNull('deletedAt')
    .whereIn('guestId', forTenant(db, 'guests').whereNull('deletedAt').select('id'))
    .orderBy(['guestId', 'id'])
    .pluck('id')

async function* reporting<T>(zip: yazl.ZipFile, pieces: AsyncIterable<T>) {
  try {
    yield* pieces
  } catch (error) {
    zip.emit('error', error)
    throw error
  }
}

/** The rows of a table as JSON lines, counted and hashed. */
async function* linesOf(db: Db, { name, columns, primaryKey }: TableSchema, tables: Manifest['tables']) {
  const hash = createHash('sha256')
  let rows = 0
  const written = columns.filter((column) => name !== 'media' || column !== 'bytes')
  const list = (names: string[]) => names.map(() => '??').join(', ')
  const declare = [
    'declare archived cursor for select to_jsonb(part)::text as line from (select ',
    list(written),
  ]
  declare.push(' from ?? where tenant_id = ? order by ', list(primaryKey), ') part')
  await db.raw(declare.join(''), [...written, name, tenantOf(db), ...primaryKey])
  for (;;) {
    const { rows: part } = await db.raw<{ rows: { line: string }[] }>('fetch 200 from archived')
    if (part.length === 0) break
    rows += part.length
    const text = part.map(({ line }) => `${line}\n`).join('')
    hash.update(text)
    yield text
  }
  await db.raw('close archived')
  tables[name] = { rows, sha256: hash.digest('hex') }
}

async function* pictureOf(db: Db, id: string) {
  const { bytes } = await forTenant(db, 'media').where({ id }).first('bytes')
  yield bytes as Buffer
}

async function* wordOf(db: Db, ids: number[], whose: Pick<Wanted, 'tenantId' | 'signal'>) {
  const { bytes } = await threads.run('textsDocument', await textsMaterial(db, ids), whose)
  yield bytes
}

async function* manifestOf(show: string, tables: Manifest['tables'], [secret]: App['secrets']) {
  const id = randomBytes(16).toString('hex')
  const createdAt = new Date().toISOString()
  const manifest: Manifest = { format: archiveFormat, version: archiveVersion, id, createdAt, show, tables }
  yield JSON.stringify({ ...manifest, signature: signatureOf(signedPart(manifest), secret) })
}
