import { isLocal } from '@cueroom/core/text/is-local.ts'
import { existsSync } from 'node:fs'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { timeAndZone } from '../app/dates.ts'
import { version } from '../app/installation.ts'
import { dataDirectory } from '../server/on-this-computer.ts'
import { type Check, printChecks } from '../app/checks.ts'
import { checkData, checkKey, findData, type LocalData } from '../server/check-data.ts'
import { checkEnvironment, checkPostgres } from '../server/check-postgres.ts'

export const define: Define = (command, cli) =>
  command
    .description('Check this computer, the server and the sign-in. Exits with 0 if everything is fine.')
    .action(() => doctor(cli))

async function doctor(cli: Cli) {
  const { output, host, environment } = cli
  const local =
    isLocal(host) && !environment.env.DATABASE_URL ? await findData(dataDirectory(cli)) : undefined
  const server = await checkServer(cli, local)
  const reached = server.state !== 'bad'
  const checks: Check[] = [
    { name: 'Node', state: 'good', detail: process.versions.node },
    await checkLoginFile(cli),
    server,
    ...(reached ? await checkSession(cli) : []),
    ...(local ? await checkData(local, environment.now(), reached ? host : undefined) : []),
    ...(local?.database ? [await checkKey(cli)] : []),
    ...(local ? [await checkEnvironment(cli)].filter(({ state }) => state === 'bad') : []),
    ...(isLocal(host) && !local ? await checkPostgres(cli) : []),
  ]
  if (output.format === 'text')
    printChecks(
      output,
      'Next',
      // The error that follows says what to do about a bad one
      checks.map(({ next, ...check }) => ({ ...check, advice: check.state === 'bad' ? undefined : next })),
    )
  else output.json({ host, checks: checks.map(({ exit: _, ...check }) => check) })
  const bad = checks.filter(({ state }) => state === 'bad')
  if (bad.length === 0) return
  // Waiting fixes none of these, and a server would refuse to start for the same reason
  const lasting = bad.filter((check) => check.exit !== exit.temporary)
  const first = lasting.length > 0 ? lasting : bad
  throw new CliError(bad.length === 1 ? 'One check failed.' : `${bad.length} checks failed.`, {
    exit: lasting.length > 0 ? exit.failure : exit.temporary,
    code: 'checks_failed',
    next: first.flatMap(({ next }) => (next ? [next] : [])),
  })
}

async function checkServer({ api, host, environment }: Cli, local: LocalData | undefined): Promise<Check> {
  const started = environment.now().getTime()
  try {
    const { version: served, demo } = await api.instance.about()
    const took = `${environment.now().getTime() - started} ms`
    const detail = `${host}, Cueroom ${served}${demo ? ', demo mode' : ''}, answered in ${took}`
    if (served === version) return { name: 'Server', state: 'good', detail }
    return { name: 'Server', state: 'note', detail: `${detail}; this command line is ${version}` }
  } catch (error) {
    const detail =
      error instanceof ApiError ? `${host} responded with ${error.status}` : `no server at ${host}`
    const bad = { name: 'Server', state: 'bad', exit: exit.temporary } as const
    // A second server on the same data would be refused
    if (local?.database?.running)
      return {
        ...bad,
        detail: `${detail}, but one uses ${local.directory}. Pass its address`,
        next: 'cueroom doctor --host http://localhost:PORT',
      }
    return { ...bad, detail, ...(isLocal(host) && { next: 'cueroom serve' }) }
  }
}

/** How the model's server is asked for JSON, as it turned out since the server started. */
const jsonAsked = {
  schema: 'its server supports JSON schemas',
  words: 'its server rejects JSON schemas, so JSON is requested in the prompt',
  unknown: 'no JSON requested yet',
}

async function checkSession({ api }: Cli): Promise<Check[]> {
  try {
    const { tenant, expiresAt, drafting } = await api.auth.session()
    const detail = `${tenant.name} (${tenant.email}) until ${timeAndZone(expiresAt)}`
    const author =
      drafting.provider === 'drafter'
        ? 'template; no model is configured'
        : `model ${drafting.model ?? ''}; ${jsonAsked[drafting.jsonForm ?? 'unknown']}`
    return [
      {
        name: 'Signed in',
        state: tenant.active ? 'good' : 'note',
        detail: tenant.active ? detail : `${detail}; subscription not active`,
      },
      { name: 'Texts by', state: 'good', detail: author },
    ]
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return [{ name: 'Signed in', state: 'note', detail: 'no', next: 'cueroom login' }]
    }
    throw error
  }
}

async function checkLoginFile({ logins }: Cli): Promise<Check> {
  const name = 'Sign-in file'
  const missing = existsSync(logins.path) ? '' : ', not created yet'
  if (!(await logins.exposed())) return { name, state: 'good', detail: logins.shownPath + missing }
  return {
    name,
    state: 'bad',
    detail: `${logins.shownPath} can be read by others`,
    next: `chmod 600 ${logins.path}`,
  }
}
