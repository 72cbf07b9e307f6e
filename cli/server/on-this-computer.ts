import { counted } from '@cueroom/core/text/format.ts'
import { join, resolve } from 'node:path'
import { type Cli, CliError, exit, usageError } from '../app/cli.ts'
import { isPackaged, version } from '../app/installation.ts'

/**
 * Where the embedded database is: --data-dir, else CUEROOM_DATA, else .data of a clone. A package manager replaces the
 * folder of a package, so there it is the user's data folder.
 */
export function dataDirectory({ environment }: Pick<Cli, 'environment'>, flag?: string): string {
  const named = flag ?? environment.env.CUEROOM_DATA
  if (named) return resolve(environment.directory, named)
  if (!isPackaged) return join(import.meta.dirname, '../../.data')
  return join(environment.env.XDG_DATA_HOME || join(environment.home, '.local/share'), 'cueroom')
}

export const dataFlag = [
  '--data-dir <directory>',
  'data directory of the embedded database (default: CUEROOM_DATA, else .data in the clone or ~/.local/share/cueroom)',
] as const

/** The server's environment, with flags applied. */
export const serverEnvironment = (
  cli: Cli,
  flags: { dataDir?: string; port?: number },
): NodeJS.ProcessEnv => ({
  ...(cli.environment.env as NodeJS.ProcessEnv),
  CUEROOM_DATA: dataDirectory(cli, flags.dataDir),
  ...(flags.port !== undefined && { PORT: String(flags.port) }),
})

/** The database that commands work on, for people: never with a password. */
export function shownDatabase(cli: Pick<Cli, 'environment'>, dataDir?: string): string {
  const url = URL.parse(cli.environment.env.DATABASE_URL?.trim() ?? '')
  if (!url) return `the database in ${dataDirectory(cli, dataDir)}`
  const name = decodeURIComponent(url.pathname.slice(1)) || 'of DATABASE_URL'
  return `the database ${name} on ${url.host || (url.searchParams.get('host') ?? 'this computer')}`
}

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The server hashes passwords with a function that Node 22 doesn't have. */
const serverNode = 24

/** Works on local data and turns known failures into clear errors. */
export async function onThisComputer<T>(work: () => Promise<T>): Promise<T> {
  if (Number.parseInt(process.versions.node, 10) < serverNode)
    throw new CliError(
      `The server needs Node ${serverNode} or newer, but this is Node ${process.versions.node}.`,
      {
        code: 'node_too_old',
      },
    )
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') throw packageMissing(error)
    if (error.name === 'DataDirectoryBusy') throw busy(error)
    if ('code' in error && error.code === 'EADDRINUSE') throw portTaken(error)
    if ('issues' in error)
      throw usageError((error.issues as Issue[]).map(({ message }) => `${message}.`).join(' '))
    if (error.name === 'InvalidEnvironment') throw usageError(error.message)
    const { withoutPasswords } = await import('@cueroom/api/problems/without-passwords.ts')
    const message = withoutPasswords(error.message)
    if (await mayPass(error))
      throw new CliError(message, { exit: exit.temporary, code: 'database_unavailable', cause: error })
    throw new CliError(message, { code: 'server', cause: error })
  }
}

/** Whether the database can't be reached now. A rejected sign-in or role needs an administrator. */
async function mayPass(error: Error) {
  const { isDatabaseAway, isSignInRejected } = await import('@cueroom/api/problems/outage.ts')
  const failure = error.cause instanceof Error ? error.cause : error
  return isDatabaseAway(failure) && !isSignInRejected(failure)
}

const packageMissing = (cause: Error) =>
  new CliError(`${cause.message.split(' imported from ')[0]}. The server also needs the optional packages.`, {
    code: 'packages_missing',
    next: [`npm install --include=optional ./cueroom-${version}.tgz`],
    cause,
  })

const busy = (cause: Error) =>
  new CliError(cause.message, { exit: exit.temporary, code: 'data_directory_busy', cause })

const portTaken = (cause: Error) =>
  new CliError(cause.message.replace(/ npm start$/, ''), { code: 'port_taken', cause })

/** --host is for commands that call a server: a command that is given it without effect would do its work elsewhere. */
export function refuseHost({ flags }: Cli, instead: string): void {
  if (flags.host !== undefined)
    throw usageError(`This command doesn't call a server, so it doesn't take --host. ${instead}`)
}

/** Backup and restore are for the embedded database. */
export function refusePostgres({ environment }: Cli, program: string): void {
  if (!environment.env.DATABASE_URL) return
  throw usageError(`DATABASE_URL is set, so this server uses its own PostgreSQL. Use ${program}.`)
}

/** The size of a backup in words. */
export function totalRows(tables: Record<string, { rows: number }>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return counted(rows, 'row')
}
