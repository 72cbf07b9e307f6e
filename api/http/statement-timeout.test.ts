import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inPlatform } from '../db/tenant.ts'
import { addAdmin } from '../tenants/admins.ts'
import { hashSetupToken } from '../auth/setup-link.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { type Example, sendExample, walkedCalls } from '../testing/walk.ts'

interface QueryingClient {
  _query(connection: unknown, query: { sql: string }): Promise<unknown>
}

/** How each transaction of a database began, by what it said about its statements. */
function watchTimeouts(knex: Knex) {
  const sent = vi.spyOn(knex.client as QueryingClient, '_query')
  return () => {
    const timeouts = sent.mock.calls.flatMap(([, { sql }]) =>
      sql.startsWith('begin')
        ? (/^begin;set local statement_timeout = '(\d+)s';/.exec(sql)?.[1] ?? 'none')
        : [],
    )
    sent.mockClear()
    return timeouts
  }
}

describe('statements', () => {
  const api = startTestApi()
  let timeouts: () => string[]
  beforeEach(() => {
    timeouts = watchTimeouts(api.current.knex)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('of a host may take five seconds', async () => {
    const host = await api.current.host()
    timeouts()
    await host.guests.list()
    expect(timeouts()).toEqual(['5'])
  })

  test('of every public call may take one second, also in the show that its address names', async () => {
    const host = await api.current.host()
    const { id: questionnaireId } = await host.questionnaires.create({
      body: { title: 'Before we record', questions: [{ question: 'Your name?', type: 'text' }] },
    })
    const admin = { email: 'ops@platform.example', password: 'quiet-harbour-bell' }
    await addAdmin(api.current.knex, admin)
    const setupToken = randomBytes(32).toString('base64url')
    await inPlatform(api.current.knex, (db) =>
      db('tenants')
        .where({ id: host.tenantId })
        .update({ setupTokenHash: hashSetupToken(setupToken), setupTokenExpiresAt: '2100-01-01' }),
    )
    const ids = { tenantId: host.tenantId, questionnaireId } as never
    // What succeeds goes further into the show than the examples, which are refused
    const succeeding: Record<string, Example> = {
      'auth.signIn': { body: { email: host.email, password: testPassword } },
      'auth.adminSignIn': { body: admin },
      'auth.setupLink': { params: { token: setupToken } },
      'auth.completeSetup': { body: { setupToken, name: 'A show', password: 'quiet-harbour-bell' } },
    }
    const calls = walkedCalls.filter(({ endpoint }) => /^(public|visitor-or-host)$/.test(endpoint.access))
    timeouts()
    for (const call of calls) {
      await api.current.resetLimits()
      const example = succeeding[call.name] ?? call.example(ids)
      const { status } = await sendExample(api.current.server, call, example)
      expect(`${call.name} ${status < 500} ${timeouts().filter((timeout) => timeout !== '1')}`).toBe(
        `${call.name} true `,
      )
    }
  })

  test('of a public page may take one second', async () => {
    const host = await api.current.host()
    timeouts()
    const page = await api.current.server.inject(`/sponsorship/${host.tenantId}`)
    expect([page.statusCode, ...timeouts()]).toEqual([200, '1'])
  })
})
