import { Agent, request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, testPassword } from '../testing/api.ts'
import { hashPasswordsAt, usualCost } from './passwords.ts'

/** Seconds that a flood lasts; `npm run endure` makes it a minute. */
const seconds = process.env['CUEROOM_ENDURE'] ? 60 : 2
const sockets = 230

describe(`a flood of sign-ins over ${sockets} sockets`, { timeout: (seconds + 60) * 1_000 }, () => {
  // Addresses are those that a proxy names
  const api = startTestApi({ trustProxy: true })
  beforeAll(async () => {
    hashPasswordsAt(usualCost)
    await api.current.server.start()
  })

  const signIn = (agent: Agent, email: string, password: string, address: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({
        agent,
        port: api.current.server.info.port as number,
        method: 'POST',
        path: '/api/tenant/login',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode!))
      })
      sent.end(JSON.stringify({ email, password }))
    })

  /** Floods as fast as the sockets allow while the owner signs in again and again. */
  async function flood(
    stranger: (n: number) => { email: string; address: string },
    owner: () => Promise<number>,
  ) {
    const agent = new Agent({ keepAlive: true, maxSockets: sockets })
    const end = performance.now() + seconds * 1_000
    const strangers: Record<number, number> = {}
    const owners: Record<number, number> = {}
    let sent = 0
    const socket = async () => {
      while (performance.now() < end) {
        const { email, address } = stranger(sent++)
        const status = await signIn(agent, email, `wrong-password-${sent}`, address).catch(() => 0)
        // Cut off by the end of the flood
        if (status === 0) return
        strangers[status] = (strangers[status] ?? 0) + 1
      }
    }
    const everySocket = Promise.all(Array.from({ length: sockets }, socket))
    while (performance.now() < end) {
      const status = await owner()
      owners[status] = (owners[status] ?? 0) + 1
    }
    agent.destroy()
    await everySocket
    return { strangers, owners }
  }
  const own = new Agent({ keepAlive: true })

  test('from one address is limited, and the owner gets in wherever they are', async () => {
    await api.current.resetLimits()
    const { email } = await api.current.host()
    let place = 0
    const { strangers, owners } = await flood(
      (n) => ({ email: n % 2 ? email : `nobody-${n}@example.com`, address: '198.51.100.66' }),
      // Never at the same address twice: not known to have signed in from there
      () => signIn(own, email, testPassword, `203.0.113.${(place += 1) % 250}`),
    )
    expect(Object.keys(owners)).toEqual(['200'])
    expect(strangers[401]).toBeLessThanOrEqual(50)
    expect(strangers[429]).toBeGreaterThan(50)
    expect(Object.keys(strangers)).toEqual(['401', '429'])
  })

  test('from as many addresses as sockets does not keep out the owner, who signed in from theirs before', async () => {
    await api.current.resetLimits()
    const { email } = await api.current.host()
    expect(await signIn(own, email, testPassword, '203.0.113.1')).toBe(200)
    const { strangers, owners } = await flood(
      (n) => ({ email: `nobody-${n}@example.com`, address: `10.0.${n % sockets}.1` }),
      () => signIn(own, email, testPassword, '203.0.113.1'),
    )
    expect(Object.keys(owners)).toEqual(['200'])
    expect(strangers[401]).toBeGreaterThan(0)
  })
})
