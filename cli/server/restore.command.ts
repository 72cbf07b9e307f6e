import type { ListedBackup } from '@cueroom/api/db/daily-backup.ts'
import type { Restored } from '@cueroom/api/db/restore.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import {
  dataDirectory,
  dataFlag,
  onThisComputer,
  refuseHost,
  refusePostgres,
  totalRows,
} from './on-this-computer.ts'

const columns: Column<ListedBackup>[] = [
  { title: 'Created', cell: ({ manifest }) => manifest && shortTime(manifest.createdAt), rigid: true },
  { title: 'Rows', cell: ({ manifest }) => (manifest ? totalRows(manifest.tables) : 'damaged') },
  { title: 'File', cell: ({ file }) => file, rigid: true },
]

interface RestoreFlags {
  dataDir?: string
  list?: true
}

export const define: Define = (command, cli) =>
  command
    .description('Create a data directory from a backup, and check that every table is complete.')
    .argument('[file]', 'a file written by cueroom backup or a running server')
    .option('--list', "list the server's backups, oldest first")
    .option(...dataFlag)
    .addHelpText(
      'after',
      `
The directory must not contain a database: restore to a new one, then serve from it.

Examples:
  $ cueroom restore --list
  $ cueroom restore ~/cueroom-2026-12-01.backup --data-dir restored
  $ cueroom serve --data-dir restored`,
    )
    .action((file: string | undefined, flags: RestoreFlags) => {
      refuseHost(cli, 'To choose the data, pass --data-dir.')
      refusePostgres(cli, 'pg_restore')
      if (flags.list && file !== undefined) throw listsDirectory(file)
      if (flags.list) return list(cli, flags)
      if (file === undefined) throw usageError('Pass the backup to restore, or list them with --list.')
      return restoreFile(cli, file, flags)
    })

const listsDirectory = (file: string) =>
  usageError('--list takes no file: it lists the backups of a data directory.', [
    `cueroom restore --list --data-dir ${file}`,
  ])

async function list(cli: Cli, { dataDir }: RestoreFlags) {
  const { output } = cli
  const { listBackups } = await import('@cueroom/api/db/daily-backup.ts')
  const directory = dataDirectory(cli, dataDir)
  const backups = await listBackups(directory)
  output.list(backups, columns, ({ file, manifest }) => ({ file, ...manifest }))
  if (backups.length === 0) output.say(`There are no backups in ${directory}.`)
}

async function restoreFile(cli: Cli, file: string, { dataDir }: RestoreFlags) {
  const { output, environment } = cli
  const path = resolve(environment.directory, file)
  if (!existsSync(path)) throw usageError(`Couldn't find ${file}.`)
  const directory = dataDirectory(cli, dataDir)
  const restored = await onThisComputer(async () => {
    const { restore } = await import('@cueroom/api/db/restore.ts')
    return restore(path, directory)
  })
  output.outcome(
    { directory, ...restored },
    `Restored ${totalRows(restored.tables)} from ${restored.createdAt.slice(0, 10)} in ${directory}.`,
  )
  const hint = keyHint(restored, directory, environment.env.CUEROOM_SECRET)
  if (hint) output.say(hint)
  output.next(dataDir ? `cueroom serve --data-dir ${dataDir}` : 'cueroom serve')
}

const encrypted = "Without it, the server doesn't start."

/** What is left to do about the key. */
function keyHint({ key }: Restored, directory: string, secret: string | undefined): string | undefined {
  if (key === 'older')
    return `The backup was made by an earlier version of Cueroom, which didn't save the key. Copy the file "secret" of the old data directory to ${directory}, or start with the old CUEROOM_SECRET. ${encrypted}`
  if (key === 'CUEROOM_SECRET')
    return `The key isn't in the backup. Start the server with the original CUEROOM_SECRET. ${encrypted}`
  if (secret)
    return `The restored key is in ${join(directory, 'secret')}, but CUEROOM_SECRET is set. Unset it, or put the restored key in CUEROOM_SECRET_PREVIOUS.`
  return undefined
}
