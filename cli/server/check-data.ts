import { constants, existsSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { shortTime } from '../app/dates.ts'
import type { Check } from '../app/checks.ts'
import type { Cli } from '../app/cli.ts'
import { defaultHost } from '../app/global-flags.ts'
import { oneLine } from '../app/text.ts'
import { dataDirectory } from './on-this-computer.ts'

const day = 86_400_000
const gigabyte = 1e9

/** The data that a server started here uses. */
export interface LocalData {
  directory: string
  /** Of the embedded database; undefined before the first start. */
  database: { version: string; running: boolean } | undefined
}

export async function findData(directory: string): Promise<LocalData> {
  // Most computers with a command line have no server
  if (!existsSync(directory)) return { directory, database: undefined }
  const { embeddedState } = await import('@cueroom/api/db/embedded/state.ts')
  return { directory, database: embeddedState(directory) }
}

/**
 * Checks the data directory of this installation: folder, embedded database, backups and the disk they are on.
 * @param server that answered, which may use other data
 */
export async function checkData(
  { directory, database }: LocalData,
  now: Date,
  server: string | undefined,
): Promise<Check[]> {
  const { path, problem } = await nearestFolder(directory)
  if (problem) return [problem]
  const detail = path === directory ? directory : `${directory}, not created yet`
  const folder: Check = {
    name: 'Data directory',
    state: 'good',
    detail: detail + otherData(database, server),
  }
  // A backup of these data would read as one of the other server's
  if (server && server !== defaultHost && !database?.running) return [folder]
  return [
    folder,
    await checkDisk(path),
    ...(path === directory ? await checkDatabase({ directory, database }, now) : []),
  ]
}

/** What to know about a server that answers: which data it uses shows only where nobody uses these. */
function otherData(database: LocalData['database'], server: string | undefined): string {
  if (!server) return ''
  if (!database?.running) return `, which the server at ${server} doesn't use`
  return server === defaultHost ? '' : `; the server at ${server} may use another`
}

// A missing directory can be created if its parent is writable
async function nearestFolder(directory: string): Promise<{ path: string; problem?: Check }> {
  for (let path = directory; ; path = dirname(path)) {
    const outcome = await access(path, constants.W_OK).then(
      () => 'writable',
      (error: NodeJS.ErrnoException) => error.code,
    )
    if (outcome === 'writable') return { path }
    if (outcome !== 'ENOENT' || path === dirname(path)) return { path, problem: unwritable(directory) }
  }
}

const unwritable = (directory: string): Check => ({
  name: 'Data directory',
  state: 'bad',
  detail: `${directory} isn't writable`,
  next: 'cueroom serve --data-dir DIRECTORY',
})

async function checkDisk(path: string): Promise<Check> {
  const { bavail, bsize } = await statfs(path)
  const free = bavail * bsize
  const state = free < gigabyte / 10 ? 'bad' : free < gigabyte ? 'note' : 'good'
  return { name: 'Disk', state, detail: `${(free / gigabyte).toFixed(1)} GB free` }
}

async function checkDatabase({ directory, database }: LocalData, now: Date): Promise<Check[]> {
  if (!database) return [{ name: 'Database', state: 'good', detail: 'not created yet' }]
  const { version, running } = database
  const detail = `PostgreSQL ${version}, ${running ? 'running' : 'not running'}`
  return [{ name: 'Database', state: 'good', detail }, await checkBackups(directory, now)]
}

/** Whether a server would accept the key: the database is started for a moment if none runs. */
export async function checkKey(cli: Cli): Promise<Check> {
  const name = 'Key'
  try {
    const { inspectEmbeddedKey } = await import('@cueroom/api/db/database.ts')
    const { CUEROOM_SECRET: secret, CUEROOM_SECRET_PREVIOUS: previousSecret } = cli.environment.env
    const keys = { secret: secret || undefined, previousSecret: previousSecret || undefined }
    const problem = await inspectEmbeddedKey({ ...keys, dataDirectory: dataDirectory(cli) })
    if (problem) return { name, state: 'bad', detail: oneLine(problem.replaceAll('\n  ', ' ')) }
    return { name, state: 'good', detail: 'matches this database' }
  } catch (error) {
    const { message } = error as Error
    return { name, state: 'note', detail: `couldn't be checked: ${oneLine(message.replaceAll('\n', ' '))}` }
  }
}

async function checkBackups(directory: string, now: Date): Promise<Check> {
  const { newestBackup } = await import('@cueroom/api/db/daily-backup.ts')
  const newest = await newestBackup(directory)
  const name = 'Backup'
  const next = 'cueroom backup FILE'
  if (!newest) return { name, state: 'note', detail: 'none yet; a running server saves one every day', next }
  if (!newest.manifest) return { name, state: 'bad', detail: `${newest.file} is damaged`, next }
  const made = newest.manifest.createdAt
  const detail = `from ${shortTime(made)}, verified`
  if (now.getTime() - Date.parse(made) < 2 * day) return { name, state: 'good', detail }
  return { name, state: 'note', detail: `${detail}; a running server makes one every day`, next }
}
