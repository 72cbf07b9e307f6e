import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { apiPage, commandsOf, isComplete, isSignOut, shellVariables } from '../testing/api-page.ts'
import { addRows } from '../testing/show-rows.ts'

const path = '../../docs/api.md'
const page = readFileSync(new URL(path, import.meta.url), 'utf8')
const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
)

// A new call: `npm test -- api/instance/api-page.test.ts -u` writes it into the page; then run again
test('the page has every call as the OpenAPI document describes it', async () => {
  await expect(apiPage()).toMatchFileSnapshot(path)
})

/** Calls that find nothing or refuse on purpose: nobody has that email, link, code or exported show, no mail is set up, the show sells no packages, and its guest has no date. */
const refused: Record<string, number> = {
  'POST /api/tenant/login': 401,
  'POST /api/admin/login': 401,
  'POST /api/admin/password': 400,
  'POST /api/admin/email': 400,
  'POST /api/archive/preview': 400,
  'POST /api/archive/restore': 400,
  'POST /api/tenant/email/confirm': 404,
  'DELETE /api/admin/sessions/{id}': 404,
  'GET /api/tenant/setup/{token}': 404,
  'POST /api/tenant/setup': 404,
  'POST /api/tenant/two-factor/enable': 400,
  'POST /api/tenant/two-factor/confirm': 400,
  'POST /api/tenant/two-factor/recovery-codes': 409,
  'POST /api/admin/two-factor/start': 400,
  'POST /api/admin/two-factor/enable': 400,
  'POST /api/admin/two-factor/confirm': 400,
  'POST /api/admin/two-factor/recovery-codes': 400,
  'POST /api/admin/two-factor/disable': 400,
  'POST /api/show-settings': 409,
  'POST /api/sends/mail': 409,
  'POST /api/sponsorship/{id}/inquiries': 403,
  'GET /api/episodes/{id}/calendar': 404,
  'GET /api/guests/{id}/calendar': 404,
}

const api = startTestApi()

test.runIf(hasCurl)(
  'every command line of the page does what it says, run from top to bottom by a shell',
  async () => {
    expect(isComplete(page)).toBe(true)
    const { server, knex } = api.current
    api.current.liftLimits()
    await server.start()
    const host = await api.current.host()
    const ids = await addRows(knex, host.tenantId, 'a-show-that-is-scripted')
    // Times are offered to guests without a date
    await knex('guests').where({ id: ids.guestId }).update({ interviewDate: null })
    const variables = {
      ...shellVariables(ids),
      CUEROOM: `http://127.0.0.1:${server.info.port}`,
      KEY: await api.current.key(host.tenantId, 'write'),
      TOKEN: host.token,
      ADMIN_TOKEN: (await api.current.admin()).token,
    }
    const directory = await mkdtemp(join(tmpdir(), 'cueroom-api-'))
    const script = await scriptOf(commandsOf(page))
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      cwd: directory,
      env: { ...variables, PATH: process.env.PATH },
    })
    await rm(directory, { recursive: true })
    const unexpected = stdout
      .trim()
      .split('\n')
      .filter((line) => {
        const [status, route = ''] = line.split('\t')
        return refused[route] ? Number(status) !== refused[route] : !/^20[012]$/.test(status ?? '')
      })
    expect(unexpected).toEqual([])
  },
)

/** A script that runs the commands and prints the status of each, with new tokens after those that end a sign-in. */
async function scriptOf(commands: { route: string; command: string }[]) {
  const lines = [`curl() { command curl -s -o /dev/null -w '%{http_code}' "$@" 2> /dev/null; }`]
  for (const { route, command } of commands) {
    if (isSignOut(route)) {
      lines.push(`TOKEN=${(await api.current.host()).token}`)
      lines.push(`ADMIN_TOKEN_BEFORE=$ADMIN_TOKEN; ADMIN_TOKEN=${(await api.current.admin()).token}`)
    }
    lines.push(command, `printf '\\t%s\\n' '${route}'`)
    if (isSignOut(route)) lines.push(`TOKEN=$TOKEN_BEFORE; ADMIN_TOKEN=$ADMIN_TOKEN_BEFORE`)
  }
  return `TOKEN_BEFORE=$TOKEN\n${lines.join('\n')}`
}
