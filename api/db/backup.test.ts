import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup } from './backup.ts'
import { BackupProblem, manifestLine, verifyBackup } from './backup-file.ts'
import { backupFolder, dailyBackup, listBackups } from './daily-backup.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate, migrationConfig } from './migrate.ts'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { restore } from './restore.ts'
import { inPlatform, inTenant } from './tenant.ts'

/** As `localSecret` makes it. */
const key = randomBytes(48).toString('base64url')

let home: string
let database: Database
let source: string
let file: string
let empty: string

const guests = (from: Database) => from.knex('guests').select('name', 'expertise', 'responses').orderBy('id')

beforeAll(async () => {
  home = makeTestFolder('backup')
  source = join(home, 'source')
  database = await openDatabase({ directory: source })
  await inPlatform(database.knex, (db) =>
    db('tenants').insert({ id: 'show', name: 'Show', email: 'a@b.example' }),
  )
  await inTenant(database.knex, 'show', async (db) => {
    await db('guests').insert([
      {
        name: 'Ada Lovelace',
        expertise: ['engines, analytical', '"quotes"', '\\.'],
        responses: { bio: 'Zählt\nbis 🎙\t\\N' },
      },
      { name: 'Grace Hopper' },
    ])
    await db('media').insert({
      id: 'p'.repeat(22),
      sha256: Buffer.alloc(32, 1),
      mime: 'image/png',
      bytes: Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 256)),
      width: 1,
      height: 1,
    })
  })
  file = join(home, 'first.backup')
  await backup(source, file, key)
})
afterAll(async () => {
  await database.close()
  removeTestFolder(home)
})

beforeEach(async () => {
  empty = await mkdtemp(join(home, 'empty-'))
})

/** What a directory holds after a restore that failed. */
const databasesIn = async (directory: string) =>
  (await readdir(join(directory, 'postgres')).catch(() => [])).filter((name) => name.startsWith('data'))

test('an existing file is never overwritten', async () => {
  await expect(backup(source, file, key)).rejects.toThrow(/already exists/)
})

test('a place that does not exist or is a folder is named in words', async () => {
  const nowhere = join(home, 'nowhere', 'all.backup')
  await expect(backup(source, nowhere, key)).rejects.toThrow(
    `The directory ${join(home, 'nowhere')} doesn't exist.`,
  )
  await expect(restore(home, empty)).rejects.toThrow(`${home} is a directory.`)
})

test('a directory without a database has nothing to back up', async () => {
  await expect(backup(empty, join(home, 'nothing'), key)).rejects.toThrow(/no embedded database/)
  expect(await readdir(empty)).toEqual([])
})

test('a directory that has a database is not restored to', async () => {
  await expect(restore(file, source)).rejects.toThrow(/holds a database already/)
})

test('a file that is no backup, an older one, a shortened one and a changed one are refused', async () => {
  const bytes = await readFile(file)
  const end = bytes.indexOf('\n')
  const flipped = Buffer.from(bytes)
  flipped[bytes.length - 100]! ^= 1
  const beheaded = Buffer.from(bytes)
  beheaded[bytes.indexOf('createdAt') + 13]! ^= 1
  const rows = gunzipSync(bytes.subarray(end + 1))
  const withRows = (changed: Buffer) => Buffer.concat([bytes.subarray(0, end + 1), gzipSync(changed)])
  const bad: [Buffer, RegExp][] = [
    [Buffer.from('name,email\nAda,ada@example.org\n'), /isn't a Cueroom backup/],
    [Buffer.alloc(0), /isn't a Cueroom backup/],
    [Buffer.from('{"format":"cueroom-backup","version":1}\n'), /written by an earlier version of Cueroom/],
    [bytes.subarray(0, -1000), /damaged/],
    [flipped, /damaged/],
    [beheaded, /damaged/],
    [withRows(rows.subarray(0, rows.indexOf('\n'))), /damaged/],
    [withRows(Buffer.concat([rows, Buffer.from('one more\n')])), /damaged/],
  ]
  for (const [content, message] of bad) {
    await writeFile(join(home, 'bad'), content)
    await expect(verifyBackup(join(home, 'bad'))).rejects.toThrow(message)
  }
  await writeFile(join(home, 'bad'), flipped)
  await expect(restore(join(home, 'bad'), empty)).rejects.toThrow(/damaged/)
  expect(await databasesIn(empty)).toEqual([])
})

test('a backup whose rows differ from what it promises leaves no database behind', async () => {
  const bytes = await readFile(file)
  const end = bytes.indexOf('\n')
  const manifest = JSON.parse(bytes.toString('utf8', 0, end))
  manifest.tables['public.guests'].hash = '3'
  await writeFile(
    join(home, 'liar'),
    Buffer.concat([Buffer.from(manifestLine(manifest)), bytes.subarray(end + 1)]),
  )
  const failure = await restore(join(home, 'liar'), empty).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BackupProblem)
  expect(String(failure)).toContain('public.guests')
  expect(await databasesIn(empty)).toEqual([])
})

test('a restored database holds every row, goes on counting ids, and can be backed up again', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await inTenant(database.knex, 'show', (db) => db('guests').insert({ name: 'Came later' }))
  const { tables, ...restoredFrom } = await restore(file, empty)
  expect(tables['public.guests']?.rows).toBe(2)
  expect(JSON.stringify(restoredFrom)).not.toContain(key)
  expect(await readFile(join(empty, 'secret'), 'utf8')).toBe(key)
  expect((await stat(join(empty, 'secret'))).mode & 0o777).toBe(0o600)
  await expect(restore(file, empty)).rejects.toThrow(/holds a database already/)

  const again = await backup(empty, join(home, 'second.backup'), null)
  expect(again.tables).toEqual(tables)

  const restored = await openDatabase({ directory: empty })
  try {
    expect(await guests(restored)).toEqual((await guests(database)).slice(0, 2))
    const [added] = await inTenant(restored.knex, 'show', (db) =>
      db('guests').insert({ name: 'New' }).returning('id'),
    )
    expect(added).toEqual({ id: 3 })
  } finally {
    await restored.close()
  }
})

test('a backup is of one moment, whatever is written while it is made', async () => {
  const stop = new AbortController()
  let wrong = 0
  // Each transaction leaves as many guests as deletions
  const write = async () => {
    while (!stop.signal.aborted)
      await inTenant(database.knex, 'show', async (db) => {
        const [row] = await db('guests').insert({ name: 'Busy' }).returning('id')
        await db('guests').where({ id: row.id }).delete()
        wrong++
      })
  }
  const writer = write()
  const before = await database.knex('guests')
  const manifest = await backup(source, join(home, 'busy.backup'), null)
  stop.abort()
  await writer
  expect(wrong).toBeGreaterThan(0)
  expect(manifest.tables['public.guests']?.rows).toBe(before.length)
})

test('a backup of an older schema is restored and then migrated', async () => {
  const old = join(home, 'old')
  const { knex, close, embedded } = await openDatabase({ directory: old })
  await knex.migrate.down(migrationConfig)
  const older = await backup(embedded!.superuser, join(home, 'old.backup'), null)
  await migrate(knex)
  const newest = await knex('migrations').orderBy('id').pluck('name')
  await close()
  expect(older.migrations).toEqual(newest.slice(0, -1))

  await writeFile(join(empty, 'secret'), key)
  expect(await restore(join(home, 'old.backup'), empty)).toMatchObject({ key: 'CUEROOM_SECRET' })
  expect(await readFile(join(empty, 'secret'), 'utf8')).toBe(key)
  const restored = await openDatabase({ directory: empty })
  expect(await restored.knex('migrations').orderBy('id').pluck('name')).toEqual(newest)
  await restored.close()
})

describe('daily backups', () => {
  const ofEmpty = () => ({ connection: database.embedded!.superuser, directory: empty, secret: key })

  test('are made once a day, seven are kept, and those made by hand stay', async () => {
    let day = 1
    const make = dailyBackup(ofEmpty(), () => new Date(Date.UTC(2026, 10, day, 12)))
    await make()
    const [first] = await readdir(backupFolder(empty))
    const made = await stat(join(backupFolder(empty), first!))
    await make()
    expect((await stat(join(backupFolder(empty), first!))).mtimeMs).toBe(made.mtimeMs)
    await backup(source, join(backupFolder(empty), 'by-hand.backup'), null)
    for (day = 2; day <= 9; day++) await make()
    const names = (await listBackups(empty)).map((each) => each.file.split('/').at(-1))
    expect(names).toEqual([
      'by-hand.backup',
      ...[3, 4, 5, 6, 7, 8, 9].map((n) => `daily-2026-11-0${n}.backup`),
    ])
  })

  test('that cannot be read are listed as such', async () => {
    await dailyBackup(ofEmpty())()
    await writeFile(join(backupFolder(empty), 'broken.backup'), 'x')
    const [broken, good] = await listBackups(empty)
    expect(broken?.manifest).toBeUndefined()
    expect(good?.manifest?.tables['public.guests']?.rows).toBeGreaterThan(0)
  })
})
