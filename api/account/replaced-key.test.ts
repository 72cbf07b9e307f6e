import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { injected } from '../http/injected.ts'
import { createServer } from '../server.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { enableTwoFactor } from '../testing/two-factor.ts'

type Keys = [string, ...string[]]

const api = startTestApi()
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

/** Another server on the same database, whose newest key is the first. */
async function serverWith(secrets: Keys) {
  const server = await createServer({ ...api.current.app, secrets })
  await server.initialize()
  closing.push(() => server.stop())
  return (token?: string) =>
    createClient<typeof contract>(calls, { fetch: injected(server), token: () => token })
}

const old = 'the-old-key-of-these-servers-for-tests'
const next = 'the-next-key-of-these-servers-for-tests'

test('a key that is replaced in two rounds lets a host in at every server at any time, who signed in at another one', async () => {
  const rounds: Keys[] = [[old], [old, next], [next, old]]
  const servers = await Promise.all(rounds.map(serverWith))
  const host = await api.current.host()
  api.current.use({ secrets: [old] })
  const { code, forget } = await enableTwoFactor(api.current, host)
  const body = async () => ({ email: host.email, password: testPassword, code: await code() })
  for (const [here, there] of [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ] as const) {
    await forget()
    const { token } = await servers[here]!().auth.signIn({ body: await body() })
    expect((await servers[there]!(token).auth.session()).tenant.id).toBe(host.tenantId)
    await forget()
    expect((await servers[there]!().auth.signIn({ body: await body() })).tenant.id).toBe(host.tenantId)
  }
})

test('a key that is replaced in one round does not', async () => {
  const [before, after] = await Promise.all([serverWith([old]), serverWith([next, old])])
  const host = await api.current.host()
  const { token } = await after().auth.signIn({ body: { email: host.email, password: testPassword } })
  await expect(before(token).auth.session()).rejects.toMatchObject({ status: 401 })
})
