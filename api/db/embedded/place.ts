import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Binaries, copyBinaries, engineVersion, packagedBinaries } from './binaries.ts'
import { canReach, canRun, type DatabaseUser, databaseUser } from './database-user.ts'
import { EmbeddedDatabaseError } from './errors.ts'

/** Where an embedded cluster is and what runs it. */
export interface Place {
  /** Holds the cluster's `data`, its passwords and its log. */
  home: string
  data: string
  binaries: Binaries
  /** Major version of the binaries: the data must be of the same. */
  version: string
  user: DatabaseUser
  /** Why the data aren't in the data directory, for people; undefined when they are. */
  elsewhere: string | undefined
}

/** For root, whose checkout and data may be in folders that no other user can enter. */
const systemFolder = '/var/lib/cueroom'

export const homeOf = (directory: string) => join(directory, 'postgres')

/** Whether the directory holds an embedded database. */
export const hasCluster = (directory: string) => existsSync(join(homeOf(directory), 'data', 'PG_VERSION'))

/** Finds or makes the folders of the embedded database of a data directory. @throws EmbeddedDatabaseError */
export function choosePlace(
  dataDirectory: string,
  { binaries, version } = { binaries: packagedBinaries(), version: engineVersion },
): Place {
  // Absolute, because a relative path would work from the current directory even if its parents aren't accessible
  const directory = resolve(dataDirectory)
  refusePGlite(directory)
  makeDirectory(directory)
  const data = join(homeOf(directory), 'data')
  const user = databaseUser(existsSync(data) ? data : undefined)
  const home = placeHome(directory, user)
  return {
    home,
    data: join(home, 'data'),
    binaries: placeBinaries(binaries, user, home),
    version,
    user,
    elsewhere:
      home.startsWith(systemFolder) && !realpathSync(directory).startsWith(systemFolder)
        ? `The database is in ${home}, because PostgreSQL can't run as root and ${user.name} can't access ${directory}`
        : undefined,
  }
}

function makeDirectory(directory: string) {
  try {
    // Parents get the rights of any new folder: closed ones would keep the database's user out
    mkdirSync(dirname(directory), { recursive: true })
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const code = unwritableCode(directory) ?? (error as NodeJS.ErrnoException).code ?? ''
    const why = fileInPlaceOf(directory) ?? unwritable[code] ?? `The system reports ${code}. Make it writable`
    throw new EmbeddedDatabaseError(
      `Couldn't write to ${directory}. ${why}, or choose another directory with CUEROOM_DATA.`,
      { cause: error },
    )
  }
}

/** What to do, by the code of the system. */
const unwritable: Record<string, string> = {
  EACCES: 'Run this as its owner, change its permissions',
  EPERM: 'Run this as its owner, change its permissions',
  EROFS: 'Its file system is read-only. Mount it as writable',
  ENOSPC: 'Its disk is full. Free some space',
}

/** The part of a path that exists. */
function existingPart(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : existingPart(dirname(path))
}

/** Why nothing can be written there: of a folder that can't be made on a read-only file system Node only says ENOENT. */
function unwritableCode(directory: string): string | undefined {
  try {
    accessSync(existingPart(directory), constants.W_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

/** Says which part of a path is a file. */
function fileInPlaceOf(directory: string): string | undefined {
  const path = existingPart(directory)
  return existsSync(path) && !statSync(path).isDirectory()
    ? `${path} is a file, not a directory. Move it away`
    : undefined
}

function placeHome(directory: string, user: DatabaseUser) {
  const home = homeOf(directory)
  // Lets the database's user traverse the directory, but not list it
  if (user.ids.uid !== undefined) chmodSync(directory, 0o711)
  if (!existsSync(home)) {
    refuseBrokenLink(home)
    if (canReach(user, directory)) mkdirSync(home, { recursive: true, mode: 0o711 })
    else linkTo(makeSystemHome(directory), home)
  }
  // PostgreSQL is given the path behind the link, so only that has to be open to it
  if (canReach(user, realpathSync(home))) return realpathSync(home)
  throw new EmbeddedDatabaseError(
    `PostgreSQL runs as ${user.name}, which can't access ${home}. Move the data, or choose another directory with CUEROOM_DATA.`,
  )
}

function refuseBrokenLink(link: string) {
  if (!lstatSync(link, { throwIfNoEntry: false })) return
  throw new EmbeddedDatabaseError(
    `The database was in ${readlinkSync(link)}, which is missing. Put it back, or remove ${link} and restore a backup.`,
  )
}

// Of two processes that start for the first time, one is faster
function linkTo(target: string, link: string) {
  try {
    symlinkSync(target, link)
  } catch (error) {
    rmSync(target, { recursive: true })
    if (!existsSync(link)) throw error
  }
}

// A new name each time, so deleting the data directory starts over
function makeSystemHome(directory: string) {
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  const home = mkdtempSync(join(systemFolder, `${basename(dirname(directory)).slice(0, 40)}-`))
  chmodSync(home, 0o711)
  return home
}

/** The binaries, or a copy that the user can run: in `home` if possible, else in a system directory. */
export function placeBinaries(binaries: Binaries, user: DatabaseUser, home: string): Binaries {
  const works = (copy: Binaries) => canRun(user, copy.program('postgres'))
  if (works(binaries)) return binaries
  return copyBinaries(binaries, canReach(user, binaries.folder) ? home : systemFolder, works)
}

/** Earlier versions had a PGlite database here, which PostgreSQL can't read. */
function refusePGlite(directory: string) {
  const old = join(directory, 'database')
  if (!existsSync(join(old, 'PG_VERSION')) || readdirSync(old).length === 0) return
  throw new EmbeddedDatabaseError(
    `The data in ${old} was written by an earlier version of Cueroom, and this one can't read it. ` +
      'Start the version of Cueroom that wrote it, or choose another directory with CUEROOM_DATA.',
  )
}
