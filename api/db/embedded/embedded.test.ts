import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../testing/data-directory.ts'
import { type Binaries, binariesIn, copyBinaries, engineVersion, packagedBinaries } from './binaries.ts'
import { canRun, databaseUser } from './database-user.ts'
import { connect, type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { choosePlace, homeOf } from './place.ts'
import { addressInLockFile, startPostmaster } from './postmaster.ts'

const isRoot = process.getuid?.() === 0
let home: string
const open: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  home = makeTestFolder('embedded')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of open.splice(0)) await database.close()
  removeTestFolder(home)
})

/** A data directory with a database, for what doesn't depend on how one is made: that takes a second. */
let prepared: string
beforeAll(async () => {
  prepared = makeTestFolder('embedded')
  await (await openEmbedded(join(prepared, 'data'))).close()
})
afterAll(() => removeTestFolder(prepared))
const copyTo = (directory: string) => cpSync(join(prepared, 'data'), directory, { recursive: true })

const opened = async (directory: string, mode?: 'server' | 'command') => {
  const database = await openEmbedded(directory, mode)
  open.push(database)
  return database
}

async function ask(database: EmbeddedDatabase, sql: string, as: 'owner' | 'superuser' = 'owner') {
  const client = await connect(database[as])
  return client.query(sql).finally(() => client.end())
}

/** A server on the directory in a process of its own, ready. */
async function serverIn(directory: string) {
  const module = JSON.stringify(new URL('embedded.ts', import.meta.url).href)
  const script = `const { openEmbedded } = await import(${module})
    await openEmbedded(process.argv[1])
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(createInterface(child.stdout), 'line')
  return child
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

describe('the embedded database', { timeout: 60_000 }, () => {
  test('of another server is refused with what to do, and goes on', async () => {
    const directory = join(home, 'data')
    copyTo(directory)
    const first = await opened(directory)
    await expect(openEmbedded(directory)).rejects.toThrow(
      `Another Cueroom is using ${directory}. Stop it first, or choose another directory with CUEROOM_DATA.`,
    )
    expect((await ask(first, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('of an earlier Cueroom is refused in one sentence and left untouched', async () => {
    const old = join(home, 'database')
    mkdirSync(old)
    writeFileSync(join(old, 'PG_VERSION'), '18\n')
    await expect(openEmbedded(home)).rejects.toThrow(
      /written by an earlier version of Cueroom, and this one can't read it/,
    )
    expect(readdirSync(home)).toEqual(['database'])
  })

  test('is worked on by a command while its server runs, and goes on afterwards', async () => {
    copyTo(home)
    const server = await opened(home)
    const command = await openEmbedded(home, 'command')
    await ask(command, 'create table written (n integer)')
    await command.close()
    expect((await ask(server, 'select * from written')).rows).toEqual([])
  })

  test('acknowledges what is on the disk only, owns no superuser, and takes no connection but the socket', async () => {
    copyTo(home)
    const database = await opened(home)
    const setting = async (name: string) => (await ask(database, `show ${name}`)).rows[0][name]
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(await setting(name)).toBe('on')
    expect(await setting('listen_addresses')).toBe(process.platform === 'win32' ? '127.0.0.1' : '')
    const { rows } = await ask(
      database,
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
    await expect(connect({ ...database.owner, password: 'wrong' })).rejects.toMatchObject({ code: '28P01' })
    const { home: folder } = { home: realpathSync(homeOf(home)) }
    expect(statSync(join(folder, 'passwords.json')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0)
  })

  test('that a setting of its own would make lose data does not start', async () => {
    copyTo(home)
    // Command-line settings win over the file; a role's own would not
    const once = await openEmbedded(home)
    await ask(once, 'alter role postgres set synchronous_commit = off', 'superuser')
    await once.close()
    await expect(openEmbedded(home)).rejects.toThrow(
      /would lose data in a power failure: synchronous_commit=off/,
    )
  })

  test('ends with its server that is killed, and the next one starts on it immediately', async () => {
    copyTo(home)
    const server = await serverIn(home)
    const { pid, host } = addressInLockFile(join(realpathSync(homeOf(home)), 'data'))!
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    const next = await opened(home)
    expect((await ask(next, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(host)).toBe(false)
  })

  test('ends with a server that is killed before the database listens to signals', async () => {
    const directory = join(home, 'data')
    copyTo(directory)
    const postmaster = await startPostmaster(choosePlace(directory))
    await postmaster.stop()
    expect(postmaster.isRunning()).toBe(false)
    expect(addressInLockFile(join(homeOf(directory), 'data'))).toBeUndefined()
  })

  test('that is killed itself recovers, and its server is still the only one', async () => {
    copyTo(home)
    const database = await opened(home)
    await ask(database, 'create table kept as select 1 as one')
    const data = join(realpathSync(homeOf(home)), 'data')
    process.kill(addressInLockFile(data)!.pid, 'SIGKILL')
    await expect
      .poll(
        () =>
          ask(database, 'select * from kept').then(
            ({ rows }) => rows,
            () => 'not yet',
          ),
        { timeout: 30_000 },
      )
      .toEqual([{ one: 1 }])
    await expect.poll(() => openEmbedded(home).catch((error: Error) => error.name)).toBe('DataDirectoryBusy')
  })

  test('works in a path that is long and has spaces and other letters', async () => {
    const directory = join(home, `Räume für ${'Gäste '.repeat(25)}`, '日本語')
    const database = await opened(directory)
    expect((await ask(database, 'select current_user as name')).rows).toEqual([{ name: 'cueroom' }])
  })

  test('that was copied opens, whatever rights the copy has', async () => {
    copyTo(join(home, 'copy'))
    chmodSync(join(home, 'copy/postgres/data'), 0o755)
    expect((await ask(await opened(join(home, 'copy')), 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('whose lock file names another program starts', async () => {
    copyTo(home)
    const lock = join(realpathSync(homeOf(home)), 'data/postmaster.pid')
    const other = spawn('sleep', ['60'])
    children.push(other)
    writeFileSync(lock, `${other.pid}\n${join(homeOf(home), 'data')}\n0\n5432\n/nowhere\n\n`)
    expect((await ask(await opened(home), 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe.runIf(isRoot && process.platform === 'linux')(
  'the embedded database as root',
  { timeout: 60_000 },
  () => {
    test('runs as another user, who owns the data and nothing else', async () => {
      await opened(home)
      const { pid } = addressInLockFile(join(homeOf(home), 'data'))!
      const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      expect(Number(uid)).not.toBe(0)
      expect(statSync(join(homeOf(home), 'data')).uid).toBe(Number(uid))
      expect(statSync(join(homeOf(home), 'passwords.json')).uid).toBe(0)
    })

    test('where that user cannot go is in a folder of the system, says where, and is found there again', async () => {
      const closed = join(home, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const directory = join(closed, 'data')
      const database = await openEmbedded(directory)
      const place = realpathSync(homeOf(directory))
      try {
        expect(lstatSync(homeOf(directory)).isSymbolicLink()).toBe(true)
        expect(database.elsewhere).toContain(`The database is in ${place}`)
        await ask(database, 'create table kept as select 1 as one')
        await database.close()
        const again = await openEmbedded(directory)
        expect((await ask(again, 'select * from kept')).rows).toEqual([{ one: 1 }])
        await again.close()
      } finally {
        rmSync(place, { recursive: true, force: true })
      }
    })

    test('of a checkout that user cannot enter runs from copied programs, with a relative data directory', async () => {
      const checkout = join(home, 'checkout')
      mkdirSync(checkout, { mode: 0o700 })
      const { folder } = packagedBinaries()
      cpSync(join(folder, '..'), join(checkout, 'package'), { recursive: true, verbatimSymlinks: true })
      const binaries = binariesIn(join(checkout, 'package/native'))
      const place = choosePlace(relative(process.cwd(), join(checkout, 'data')), {
        binaries,
        version: engineVersion,
      })
      try {
        expect(place.binaries.folder.startsWith(home)).toBe(false)
        const database = await openEmbedded(join(checkout, 'data'), 'server', place)
        expect((await ask(database, 'select 1 as one')).rows).toEqual([{ one: 1 }])
        await database.close()
      } finally {
        rmSync(place.home, { recursive: true, force: true })
      }
    })

    test('runs from a new copy where an earlier copy lost its libraries', () => {
      const user = databaseUser(undefined)
      const works = (copy: Binaries) => canRun(user, copy.program('postgres'))
      const copy = copyBinaries(packagedBinaries(), home, works)
      rmSync(join(copy.folder, 'lib/libicuuc.so.60'))
      expect(works(copy)).toBe(false)
      expect(works(copyBinaries(packagedBinaries(), home, works))).toBe(true)
    })
  },
)
