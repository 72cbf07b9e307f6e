import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backup, BackupProblem, restore } from './backup.ts'
import { DataDirectoryBusy } from './data-lock.ts'
import { type Database, openDatabase } from './database.ts'
import { inPlatform, inTenant } from './tenant.ts'

let home: string
let database: Database
let source: string
let file: string
let empty: string

const guests = (from: Database) => from.knex('guests').select('name', 'expertise', 'responses').orderBy('id')

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cueroom-backup-'))
  source = join(home, 'source')
  database = await openDatabase({ directory: source })
  await inPlatform(database.knex, (db) =>
    db('tenants').insert({ id: 'show', name: 'Show', email: 'a@b.example' }),
  )
  await inTenant(database.knex, 'show', (db) =>
    db('guests').insert([
      {
        name: 'Ada Lovelace',
        expertise: ['engines, analytical', '"quotes"'],
        responses: { bio: 'Zählt\nbis 🎙' },
      },
      { name: 'Grace Hopper' },
    ]),
  )
  file = join(home, 'first.backup')
  await backup(database, file)
})
afterAll(async () => {
  await database.close()
  await rm(home, { recursive: true })
})

beforeEach(async () => {
  empty = await mkdtemp(join(home, 'empty-'))
})

test('an existing file is never overwritten', async () => {
  await expect(backup(database, file)).rejects.toThrow(/exists already/)
})

test('a directory without a database has nothing to back up', async () => {
  await expect(backup(empty, join(home, 'nothing'))).rejects.toThrow(/no embedded database/)
  expect(await readdir(empty)).toEqual([])
})

test('a directory in use is refused, and so is one that has a database', async () => {
  await expect(backup(source, join(home, 'busy'))).rejects.toThrow(DataDirectoryBusy)
  await expect(restore(file, source)).rejects.toThrow(DataDirectoryBusy)
})

test('a file that is no backup, a shortened one and a changed one are refused', async () => {
  const bytes = await readFile(file)
  const flipped = Buffer.from(bytes)
  flipped[bytes.length - 100]! ^= 1
  const other = Buffer.concat([
    Buffer.from(bytes.toString('latin1').split('\n')[0]!.replace('"18"', '"17"')),
    bytes.subarray(bytes.indexOf('\n')),
  ])
  const bad: [Buffer, RegExp][] = [
    [Buffer.from('name,email\nAda,ada@example.org\n'), /not a backup/],
    [Buffer.alloc(0), /not a backup/],
    [bytes.subarray(0, -1000), /damaged/],
    [flipped, /damaged/],
    [other, /written by PostgreSQL 17/],
  ]
  for (const [content, message] of bad) {
    await writeFile(join(home, 'bad'), content)
    await expect(restore(join(home, 'bad'), empty)).rejects.toThrow(message)
  }
  expect(await readdir(empty)).toEqual([])
})

test('a backup whose rows differ from what it promises leaves no database behind', async () => {
  const bytes = await readFile(file)
  const end = bytes.indexOf('\n')
  const manifest = JSON.parse(bytes.toString('utf8', 0, end))
  manifest.tables['public.guests'].rows = 3
  await writeFile(
    join(home, 'liar'),
    Buffer.concat([Buffer.from(JSON.stringify(manifest)), bytes.subarray(end)]),
  )
  const failure = await restore(join(home, 'liar'), empty).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BackupProblem)
  expect(String(failure)).toContain('public.guests')
  expect(await readdir(empty)).toEqual(['lock'])
})

test('a restored database holds every row, goes on counting ids, and can be backed up again', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await inTenant(database.knex, 'show', (db) => db('guests').insert({ name: 'Came later' }))
  const { tables } = await restore(file, empty)
  expect(tables['public.guests']?.rows).toBe(2)
  await expect(restore(file, empty)).rejects.toThrow(/holds a database already/)

  const again = await backup(empty, join(home, 'second.backup'))
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
