import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { giveTo } from './database-user.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import type { Place } from './place.ts'
import { environment } from './postmaster.ts'

const run = promisify(execFile)

/** Passwords of the cluster's two login roles. */
export interface Passwords {
  /** Of `postgres`, who makes the database and copies it. */
  superuser: string
  /** Of `cueroom`, who owns the database and everything in it. */
  owner: string
}

/** Creates the cluster if it is missing, and returns its passwords. @throws EmbeddedDatabaseError */
export async function ensureCluster(place: Place): Promise<Passwords> {
  if (!existsSync(place.data)) return makeCluster(place)
  const version = clusterVersion(place)
  if (version !== place.version) throw otherVersion(place, version)
  // A copy of the data may have other rights, with which PostgreSQL refuses them
  chmodSync(place.data, 0o700)
  return readPasswords(place)
}

/** Major version of the PostgreSQL that wrote the data. */
export const clusterVersion = ({ data }: Pick<Place, 'data'>) =>
  readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()

const passwordFile = ({ home }: Place) => join(home, 'passwords.json')

function readPasswords(place: Place): Passwords {
  try {
    return JSON.parse(readFileSync(passwordFile(place), 'utf8')) as Passwords
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `Couldn't read ${passwordFile(place)}, which is needed to sign in to the database. Restore a backup.`,
      { cause },
    )
  }
}

const otherVersion = ({ data, version: expected }: Place, version: string) =>
  new EmbeddedDatabaseError(
    `The data in ${data} was written by PostgreSQL ${version}, but this Cueroom has ${expected}. ` +
      'Start the version of Cueroom that wrote it, or choose another directory with CUEROOM_DATA.',
  )

/** Created under another name and renamed, so an interrupted first start leaves nothing incomplete. */
async function makeCluster(place: Place): Promise<Passwords> {
  dropAbandoned(place)
  const making = join(place.home, `data.making-${process.pid}`)
  mkdirSync(making, { mode: 0o700 })
  const passwords = ensurePasswords(place)
  const passwordOnly = join(making, 'password')
  writeFileSync(passwordOnly, passwords.superuser, { mode: 0o600 })
  const data = join(making, 'data')
  try {
    giveTo(place.user.ids, making)
    await initdb(place, data, passwordOnly)
    if (!existsSync(place.data)) renameSync(data, place.data)
    return passwords
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

// Linked into place whole: of two processes that make the cluster, both take the passwords of the first
function ensurePasswords(place: Place): Passwords {
  const file = passwordFile(place)
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(newPasswords()), { mode: 0o600 })
  try {
    if (!existsSync(file)) linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readPasswords(place)
}

const newPasswords = (): Passwords => ({
  superuser: randomBytes(24).toString('base64url'),
  owner: randomBytes(24).toString('base64url'),
})

// Sorts and folds case by Unicode, alike on every system
const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

async function initdb({ binaries, user, version }: Place, data: string, passwordOnly: string) {
  const locale = ['--encoding=UTF8', '--locale=C', ...(Number(version) < 17 ? [] : builtinLocale)]
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordOnly}`]
  const [command, ...args] = [...user.prefix, binaries.program('initdb'), '-D', data, ...locale, ...access]
  try {
    await run(command!, args, { ...user.ids, cwd: '/', env: { ...process.env, ...environment() } })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new EmbeddedDatabaseError(
      /No space left/.test(stderr)
        ? `There isn't enough space for the database in ${data}. Free some, or choose another directory with CUEROOM_DATA.`
        : `Couldn't create the database in ${data}: ${stderr.trim().split('\n').at(-1) || String(error)}`,
      { cause: error },
    )
  }
}

/** What a killed process was making. */
function dropAbandoned({ home }: Place) {
  for (const name of readdirSync(home)) {
    const [, pid] = /^data\.(?:making|restoring)-(\d+)$/.exec(name) ?? []
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** Whether a process with this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
