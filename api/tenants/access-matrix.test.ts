import { readFileSync } from 'node:fs'
import { planFeatures, type Features } from '@cueroom/core/entitlements/features.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { keyScopes } from '@cueroom/core/keys/key-scopes.ts'
import { openSession } from '../auth/sessions.ts'
import { inPlatform, inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'
import { sendExample, type Walked, type WalkedCall, walkedCalls } from '../testing/walk.ts'
import { accessPage, type AccessRow, answered, readAccessPage } from './access-page.ts'

const path = '../../docs/access.md'
const rows = new Map(
  readAccessPage(readFileSync(new URL(path, import.meta.url), 'utf8')).map((row) => [row.route, row]),
)

// A new call: `npm test -- api/tenants/access-matrix.test.ts -u` writes it into the page; then run again
test('the page names every call as it is declared', async () => {
  await expect(accessPage()).toMatchFileSnapshot(path)
})

const nothing = Object.fromEntries(Object.keys(planFeatures.free).map((name) => [name, false])) as Features
const nowhere = {
  tenantId: 'none',
  guestId: 2_000_000_000,
  contentId: 2_000_000_000,
  settingsId: 2_000_000_000,
  deletionId: 'none',
  mediaId: 'none',
  questionnaireId: 'none',
}
// Ids of kinds that came later are as unknown as these
const ids = new Proxy(nowhere, { get: (known, name) => known[name as keyof typeof known] ?? 'none' }) as never

const statuses = ['active', 'trial', 'ended trial', 'inactive', 'cancelled'] as const
type Status = (typeof statuses)[number]
const strangers = ['nobody', 'garbage', 'a session that ended'] as const
/** By default each status and each choice of features, and both while it is active; `npm run endure` takes every status with both. */
const hosts = statuses
  .flatMap((status) => [true, false].map((features) => ({ status, features })))
  .filter(({ status, features }) => {
    const once = features === (status !== 'inactive')
    return process.env['CUEROOM_ENDURE'] || status === 'active' || once
  })

/** What the page says a host gets. */
function forHost(row: AccessRow, { status, features }: { status: Status; features: boolean }) {
  const over = !['active', 'trial'].includes(status)
  if (over && row.ended !== row.host) return row.ended
  return features ? row.host : row.locked
}

const gotOf = ({ status, text }: Walked) => {
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  if (status === 401) return '401'
  if (status === 403) return `403 ${code}`
  return status === 429 || status >= 500 ? `${status} ${code}` : answered
}

test('every call meets every caller: 600 cells or more', () => {
  const callers = strangers.length + 1 + hosts.length + keyScopes.length
  expect(walkedCalls.length * callers).toBeGreaterThanOrEqual(600)
})

describe('the page is true', () => {
  const api = startTestApi()
  const shows = new Map<string, string>()
  const asVisitor = new Map<string, Walked>()
  let adminId: number

  const send = (call: WalkedCall, authorization?: string) =>
    sendExample(api.current.server, call, call.example(ids), authorization)
  const hostSession = (tenantId: string) =>
    inTenant(api.current.knex, tenantId, (db) => openSession(db, api.current.app, { tenantId }))
  const adminSession = () =>
    inPlatform(api.current.knex, (db) => openSession(db, api.current.app, { adminId }))
  /** One session for all calls, and a new one after each that ends it. */
  function withSession(open: () => Promise<string>) {
    let token: string | undefined
    return async (before: WalkedCall | undefined) => {
      if (before && /signOut|changePassword|changeAdminPassword/i.test(before.name)) token = undefined
      return `Bearer ${(token ??= await open())}`
    }
  }
  /** Calls that were answered otherwise than the page says. */
  async function differences(
    expected: (row: AccessRow) => string,
    authorize: (before: WalkedCall | undefined) => Promise<string | undefined>,
  ) {
    const found: string[] = []
    for (const [index, call] of walkedCalls.entries()) {
      const row = rows.get(call.endpoint.route)
      if (!row) {
        found.push(`${call.endpoint.route} is not on the page yet`)
        continue
      }
      const walked = await send(call, await authorize(walkedCalls[index - 1]))
      const visitor = asVisitor.get(call.name)
      // Who signs in with a wrong password is refused, whoever asks
      const same = call.endpoint.access === 'public' && visitor?.text === walked.text
      const got = gotOf(walked)
      if (!same && got !== expected(row)) found.push(`${row.route}: ${got} instead of ${expected(row)}`)
    }
    return found
  }

  beforeAll(async () => {
    api.current.liftLimits()
    ;({ adminId } = await api.current.admin())
    for (const { status, features } of hosts) {
      const { tenantId } = await api.current.host({
        status: status === 'ended trial' ? 'trial' : status,
        features: features ? planFeatures.enterprise : nothing,
      })
      if (status === 'ended trial')
        await api.current.knex('tenants').where({ id: tenantId }).update({ trialEndsAt: '2020-01-01' })
      shows.set(`${status} ${features}`, tenantId)
    }
    for (const call of walkedCalls.filter(({ endpoint }) => endpoint.access === 'public'))
      asVisitor.set(call.name, await send(call))
  })

  test.each(strangers)('for %s', async (stranger) => {
    const ended = await hostSession(shows.get('active true')!)
    await api.current.client(ended).auth.signOut()
    const authorization = {
      nobody: undefined,
      garbage: 'Bearer garbage',
      'a session that ended': `Bearer ${ended}`,
    }
    // A token that is not good is refused even where none is needed
    const expected = (row: AccessRow) =>
      stranger !== 'nobody' && row.visitor === answered && row.admin !== answered ? '401' : row.visitor
    expect(await differences(expected, async () => authorization[stranger])).toEqual([])
  })

  test('for an administrator', async () => {
    expect(await differences(({ admin }) => admin, withSession(adminSession))).toEqual([])
  })

  test.each(keyScopes)('for a key with the scope %s', async (scope) => {
    const key = await api.current.key(shows.get('active true')!, scope)
    expect(
      await differences(
        (row) => (scope === 'read' ? row.readKey : row.writeKey),
        async () => `Bearer ${key}`,
      ),
    ).toEqual([])
  })

  test('for a key of a show without API access', async () => {
    const key = await api.current.key(shows.get('active false')!, 'write')
    const refused = '403 feature_disabled'
    expect(
      await differences(
        ({ host }) => (host === answered ? refused : host),
        async () => `Bearer ${key}`,
      ),
    ).toEqual([])
  })

  test.each(hosts)('for a host, $status, with every feature: $features', async (host) => {
    const tenantId = shows.get(`${host.status} ${host.features}`)!
    const authorize = withSession(() => hostSession(tenantId))
    expect(await differences((row) => forHost(row, host), authorize)).toEqual([])
  })
})
