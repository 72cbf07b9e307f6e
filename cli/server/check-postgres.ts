import { counted } from '@cueroom/core/text/format.ts'
import type { SealedCounts } from '@cueroom/api/secrets/reseal.ts'
import type { Check } from '../app/checks.ts'
import { type Cli, type CliError, exit } from '../app/cli.ts'
import { oneLine } from '../app/text.ts'
import { onThisComputer, serverEnvironment, shownDatabase } from './on-this-computer.ts'

/** Checks the variables of a server started here. */
export const checkEnvironment = (cli: Cli): Promise<Check> =>
  outcome('Environment', async () => {
    const { readEnv } = await import('@cueroom/api/config/env.ts')
    const { databaseUrl } = readEnv(serverEnvironment(cli, {}))
    return databaseUrl ? 'DATABASE_URL and CUEROOM_SECRET are set' : 'all variables are valid'
  })

/** Checks what a server started here would need for the PostgreSQL of DATABASE_URL. */
export async function checkPostgres(cli: Cli): Promise<Check[]> {
  const checks = await Promise.all([
    checkEnvironment(cli),
    outcome('Database', async () => {
      const { readDatabaseEnv } = await import('@cueroom/api/config/env.ts')
      const { inspectPostgres } = await import('@cueroom/api/db/database.ts')
      const url = readDatabaseEnv(serverEnvironment(cli, {})).databaseUrl!
      const { version, pending } = await inspectPostgres(url, await givenSecrets(cli))
      return `PostgreSQL ${version}, ${shownDatabase(cli)}${pendingText(pending)}`
    }),
  ])
  return checks.every(({ state }) => state === 'good') ? [...checks, ...(await checkSealed(cli))] : checks
}

/** Which keys the stored secrets need: once none needs the previous one, it can be removed. */
async function checkSealed(cli: Cli): Promise<Check[]> {
  const secrets = await givenSecrets(cli)
  if (!secrets) return []
  const { inspectSealed } = await import('@cueroom/api/db/database.ts')
  const counts = await inspectSealed(cli.environment.env.DATABASE_URL!.trim(), secrets)
  return counts ? [sealedCheck(counts)] : []
}

export function sealedCheck({ current, previous, unreadable }: SealedCounts): Check {
  const notes = [
    previous > 0 &&
      `${counted(previous, 'secret')} still encrypted with CUEROOM_SECRET_PREVIOUS; start a server with both keys to re-encrypt`,
    unreadable > 0 && `${counted(unreadable, 'secret')} encrypted with a key that isn't set`,
  ].filter((note) => note !== false)
  const good = `${counted(current, 'secret')} encrypted with CUEROOM_SECRET`
  return {
    name: 'Stored secrets',
    state: notes.length > 0 ? 'note' : 'good',
    detail: [good, ...notes].join('; '),
  }
}

/** What the next start of a server changes in the database. */
const pendingText = (pending: number) =>
  pending === 0 ? '' : `; ${counted(pending, 'migration')} pending, applied when a server starts`

/** The keys of a server started here; undefined if the environment lacks them, as another check says. */
async function givenSecrets(cli: Cli) {
  const { readEnv } = await import('@cueroom/api/config/env.ts')
  const { secretsOf } = await import('@cueroom/api/config/secret.ts')
  try {
    const env = readEnv(serverEnvironment(cli, {}))
    return env.secret ? secretsOf(env, env.secret) : undefined
  } catch {
    return undefined
  }
}

const outcome = (name: string, work: () => Promise<string>): Promise<Check> =>
  onThisComputer(work).then(
    (detail) => ({ name, state: 'good', detail }),
    (error: CliError) => ({
      ...{ name, state: 'bad', detail: oneLine(error.message.replaceAll('\n  ', ' ')) },
      ...(error.exit === exit.temporary && { exit: error.exit }),
    }),
  )
