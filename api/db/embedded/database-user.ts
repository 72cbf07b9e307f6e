import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './errors.ts'

/** The operating system's user that PostgreSQL runs as: it refuses to run as root. */
export interface DatabaseUser {
  name: string
  /** For spawn; empty when it runs as the user of this process. */
  ids: { uid?: number; gid?: number }
  /** Goes before each command; a user namespace where the user can't be changed. */
  prefix: string[]
}

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/**
 * The user of this process; for root, the owner of the data where there are some, else `nobody`.
 * @param data the cluster's data, if they exist
 * @throws EmbeddedDatabaseError where neither the user can be changed nor a user namespace be made
 */
export function databaseUser(data: string | undefined): DatabaseUser {
  const owner = data === undefined ? undefined : statSync(data)
  const own = process.getuid?.()
  if (own !== 0) {
    if (owner && own !== undefined && owner.uid !== own) throw foreignData(data!, owner.uid)
    return isKnown() ? { name: 'this user', ids: {}, prefix: [] } : inNamespace(unknownUser(own!))
  }
  const ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
  if (ids && spawnSync('/bin/sh', ['-c', ':'], ids).status === 0) {
    if (owner?.uid === 0) giveTo(ids, data!)
    return { name: `uid ${ids.uid}`, ids, prefix: [] }
  }
  return inNamespace(
    "PostgreSQL can't run as root, and root can't switch to another user here. " +
      'Start Cueroom as another user (docker run --user node), or set DATABASE_URL.',
  )
}

/** @param problem what is said where there are no user namespaces */
function inNamespace(problem: string): DatabaseUser {
  const [unshare, ...flags] = namespace
  if (spawnSync(unshare!, [...flags, '/bin/sh', '-c', ':']).status !== 0)
    throw new EmbeddedDatabaseError(problem)
  return { name: 'uid 65534 of a user namespace', ids: {}, prefix: namespace }
}

// initdb looks its user up by uid; a container's --user may be a number that its system doesn't know
function isKnown() {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const unknownUser = (uid: number) =>
  `PostgreSQL can't run as uid ${uid}, because it isn't in /etc/passwd. Start Cueroom as a user of this system, or set DATABASE_URL.`

const foreignData = (data: string, uid: number) =>
  new EmbeddedDatabaseError(
    `The database in ${data} belongs to another user (uid ${uid}). Start Cueroom as that user or as root, ` +
      'or choose another directory with CUEROOM_DATA.',
  )

function nobody() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([name]) => name === 'daemon')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Gives a file or a folder with all it holds to the database's user. */
export function giveTo({ uid, gid }: DatabaseUser['ids'], path: string): void {
  if (uid === undefined || gid === undefined) return
  chownSync(path, uid, gid)
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name))
}

/** Whether the user can enter a folder. @param path absolute */
export const canReach = (user: DatabaseUser, path: string): boolean =>
  succeeds(user, '/bin/sh', '-c', 'test -x "$1"', 'sh', path)

/** Whether the user can run a program of PostgreSQL, with all the libraries it loads. @param program absolute path */
export const canRun = (user: DatabaseUser, program: string): boolean => succeeds(user, program, '--version')

function succeeds({ ids, prefix }: DatabaseUser, ...words: [string, ...string[]]) {
  const [command, ...args] = [...prefix, ...words] as [string, ...string[]]
  return spawnSync(command, args, ids).status === 0
}
