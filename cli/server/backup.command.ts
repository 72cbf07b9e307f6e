import { join, resolve } from 'node:path'
import type { Cli, Define } from '../app/cli.ts'
import {
  dataDirectory,
  dataFlag,
  onThisComputer,
  refuseHost,
  refusePostgres,
  totalRows,
} from './on-this-computer.ts'

export const define: Define = (command, cli) =>
  command
    .description(
      'Save the embedded database and its key in a file that only you can read. The server may be running.',
    )
    .argument('<file>', "the backup file; an existing file isn't replaced")
    .option(...dataFlag)
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom backup ~/cueroom-2026-12-01.backup

A running server also saves a daily backup and keeps seven: cueroom restore --list`,
    )
    .action((file: string, flags: { dataDir?: string }) => save(cli, file, flags.dataDir))

const withKey = 'It contains the key, so store it as securely as the data.'
const withoutKey =
  "It doesn't contain the key. Also keep the server's CUEROOM_SECRET, which webhooks and two-factor authentication need."

const noKeyOf = (file: string, exists: boolean) =>
  `It doesn't contain the key, because ${file} ${exists ? "isn't the key of this database" : 'is missing'}. A server can't use the backup without it.`

async function save(cli: Cli, file: string, flag?: string) {
  refuseHost(cli, 'To choose the data, pass --data-dir.')
  refusePostgres(cli, 'pg_dump')
  const { output, environment } = cli
  let secret: string | null = null
  const manifest = await onThisComputer(async () => {
    const { backup } = await import('@cueroom/api/db/backup.ts')
    const { storedSecret } = await import('@cueroom/api/config/secret.ts')
    const directory = dataDirectory(cli, flag)
    secret = environment.env.CUEROOM_SECRET ? null : await storedSecret(directory)
    return backup(directory, resolve(environment.directory, file), secret)
  })
  const aboutKey = manifest.hasKey
    ? withKey
    : environment.env.CUEROOM_SECRET
      ? withoutKey
      : noKeyOf(join(dataDirectory(cli, flag), 'secret'), secret !== null)
  output.outcome(
    { file, ...manifest },
    `Saved ${totalRows(manifest.tables)} in ${file} and verified them. ${aboutKey}`,
  )
  output.next(`cueroom restore ${file} --data-dir DIRECTORY`)
}
