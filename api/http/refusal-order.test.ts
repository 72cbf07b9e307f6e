import { planFeatures, type Features } from '@cueroom/core/entitlements/features.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { sendExample, type WalkedCall, walkedCalls } from '../testing/walk.ts'
import type { Limits } from './limits.ts'
import { tooMany } from '../problems/problems.ts'

const nothing = Object.fromEntries(Object.keys(planFeatures.free).map((name) => [name, false])) as Features
// Nothing with these ids exists
const ids = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(guest|content|settings|response|sponsor|inquiry|result)Id$/.test(String(name))
        ? 2_000_000_000
        : 'none',
  },
) as never

/** Limits that are used up, whoever calls. */
const usedUp = {
  take: async () => {
    throw tooMany(60)
  },
} as unknown as Limits

describe('a caller over every limit', () => {
  const api = startTestApi()
  const forHosts = walkedCalls.filter(({ endpoint }) => /^(tenant|visitor-or-host)$/.test(endpoint.access))
  const forAdmins = walkedCalls.filter(({ endpoint }) => endpoint.access === 'admin')

  /** What each call answers: its status, and its code for a 403. */
  async function walk(calls: WalkedCall[], token: string, change: (call: WalkedCall) => object = () => ({})) {
    api.current.use({ limits: usedUp })
    const answers: Record<string, string> = {}
    for (const call of calls) {
      const sent = { ...call.example(ids), ...change(call) }
      const { status, text } = await sendExample(api.current.server, call, sent, `Bearer ${token}`)
      const code = status === 403 ? ` ${/"code":"(\w+)"/.exec(text)?.[1]}` : ''
      answers[`${status}${code}`] ??= ''
      answers[`${status}${code}`] += `${call.name} `
    }
    await api.current.resetLimits()
    return answers
  }
  const only = (status: string, calls: WalkedCall[]) => ({
    [status]: calls.map(({ name }) => `${name} `).join(''),
  })

  test('learns first that the session has ended', async () => {
    const host = await api.current.host()
    await host.auth.signOutEverywhere()
    expect(await walk(forHosts, host.token)).toEqual(only('401', forHosts))
    const admin = await api.current.admin()
    await admin.auth.adminSignOut()
    expect(await walk(forAdmins, admin.token)).toEqual(only('401', forAdmins))
  })

  test('learns that the subscription has ended before anything about limits', async () => {
    const { token } = await api.current.host({ status: 'inactive' })
    const calls = forHosts.filter(({ endpoint }) => endpoint.requiresActiveSubscription)
    expect(await walk(calls, token)).toEqual(only('403 subscription_inactive', calls))
  })

  test('learns that a feature is off before anything about limits', async () => {
    const { token } = await api.current.host({ features: nothing })
    const calls = forHosts.filter(({ endpoint }) => endpoint.feature)
    expect(await walk(calls, token)).toEqual(only('403 feature_disabled', calls))
  })

  test("learns that a show is somebody else's before anything about limits", async () => {
    const { token } = await api.current.host()
    const other = { query: { tenantId: 'another-show' } }
    expect(await walk(forHosts, token, () => other)).toEqual(only('403 forbidden', forHosts))
  })

  test('is asked to slow down before the body is parsed', async () => {
    const counted = (calls: WalkedCall[]) => calls.filter(({ endpoint }) => endpoint.rate !== 'signIn')
    const { token } = await api.current.host()
    const wrong = () => ({ query: { nonsense: 'yes' } })
    expect(await walk(counted(forHosts), token, wrong)).toEqual(only('429', counted(forHosts)))
    const admin = await api.current.admin()
    expect(await walk(counted(forAdmins), admin.token, wrong)).toEqual(only('429', counted(forAdmins)))
    const forAnyone = counted(walkedCalls.filter(({ endpoint }) => endpoint.access === 'public'))
    expect(await walk(forAnyone, token, wrong)).toEqual(only('429', forAnyone))
  })
})
