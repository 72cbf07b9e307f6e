import type { Check } from '../app/checks.ts'
import type { Cli } from '../app/cli.ts'
import { oneLine } from '../app/text.ts'
import { onThisComputer, serverEnvironment, shownDatabase } from './on-this-computer.ts'

/** Checks what a server started here would need for the PostgreSQL of DATABASE_URL. */
export const checkPostgres = (cli: Cli): Promise<Check[]> =>
  Promise.all([
    outcome('Environment', async () => {
      const { readEnv } = await import('@cueroom/api/config/env.ts')
      readEnv(serverEnvironment(cli, {}))
      return 'DATABASE_URL and CUEROOM_SECRET are set'
    }),
    outcome('Database', async () => {
      const { readDatabaseEnv } = await import('@cueroom/api/config/env.ts')
      const { inspectPostgres } = await import('@cueroom/api/db/database.ts')
      const url = readDatabaseEnv(serverEnvironment(cli, {})).databaseUrl!
      const version = await inspectPostgres(url, await givenSecrets(cli))
      return `PostgreSQL ${version}, ${shownDatabase(cli)}`
    }),
  ])

/** The keys of a server started here; undefined if the environment lacks them, as another check says. */
async function givenSecrets(cli: Cli) {
  const { readEnv } = await import('@cueroom/api/config/env.ts')
  const { secretsOf } = await import('@cueroom/api/config/secret.ts')
  try {
    const env = readEnv(serverEnvironment(cli, {}))
    return env.secret && !env.keyLost ? secretsOf(env, env.secret) : undefined
  } catch {
    return undefined
  }
}

const outcome = (name: string, work: () => Promise<string>): Promise<Check> =>
  onThisComputer(work).then(
    (detail) => ({ name, state: 'good', detail }),
    (error: Error) => ({ name, state: 'bad', detail: oneLine(error.message.replaceAll('\n  ', ' ')) }),
  )
