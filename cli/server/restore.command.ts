import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Cli, usageError } from '../app/cli.ts'
import { dataDirectory, dataFlag, onThisComputer, refusePostgres, totalRows } from './on-this-computer.ts'

export function define(command: Command, cli: Cli): void {
  command
    .description('Make a data directory from a backup, and check that every table holds what it held.')
    .argument('<file>', 'a file that cueroom backup wrote')
    .addOption(dataFlag())
    .addHelpText(
      'after',
      `
A directory that has a database is refused: restore beside it, then serve from there.

Examples:
  $ cueroom restore ~/cueroom-2026-12-01.backup --data-dir restored
  $ cueroom serve --data-dir restored`,
    )
    .action((file: string, flags: { dataDir?: string }) => bringBack(cli, file, flags.dataDir))
}

async function bringBack(cli: Cli, file: string, flag?: string) {
  refusePostgres(cli, 'pg_restore')
  const { output, world } = cli
  const path = resolve(world.directory, file)
  if (!existsSync(path)) throw usageError(`There is no file ${file}.`)
  const directory = dataDirectory(cli, flag)
  const manifest = await onThisComputer(async () => {
    const { restore } = await import('@cueroom/api/db/backup.ts')
    return restore(path, directory)
  })
  if (output.format !== 'text') return output.json({ directory, ...manifest })
  output.done(`${totalRows(manifest.tables)} of ${manifest.createdAt.slice(0, 10)} are back in ${directory}.`)
  output.next(flag ? `cueroom serve --data-dir ${flag}` : 'cueroom serve')
}
