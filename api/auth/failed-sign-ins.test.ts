import { expect, test } from 'vitest'
import { startTestApi, testPassword } from '../testing/api.ts'

const api = startTestApi()

const attempt = (email: string, address: string, password = 'wrong-password', path = 'tenant') =>
  api.current.server.inject({
    method: 'POST',
    url: `/api/${path}/login`,
    payload: { email, password },
    remoteAddress: address,
  })
const rows = (where: object) =>
  api.current
    .knex('audit_entries')
    .where({ action: 'sign_in_failed', ...where })
    .orderBy('id')
const counted = async (where: object) => (await rows(where)).length

test('guesses at an account are one row for each network and reason, which its host reads, too', async () => {
  const host = await api.current.host()
  const other = await api.current.host()
  for (let time = 0; time < 3; time += 1) await attempt(host.email.toUpperCase(), '198.51.100.40')
  await attempt(host.email, '198.51.100.41')
  await expect.poll(() => counted({ actor: host.email })).toBe(2)
  expect(await host.audit.list()).toMatchObject([
    { actorKind: 'stranger', actor: host.email, details: 'Wrong password', address: '198.51.100.41' },
    { actorKind: 'stranger', actor: host.email, details: 'Wrong password', address: '198.51.100.40' },
  ])
  expect(await other.audit.list()).toEqual([])
  // Another server remembers nothing of it
  api.current.use({ limits: { ...api.current.app.limits } })
  await attempt(host.email, '198.51.100.41')
  await attempt(host.email, '198.51.100.42')
  // They are written one after the other
  await expect.poll(() => counted({ address: '198.51.100.42' })).toBe(1)
  expect(await counted({ actor: host.email })).toBe(3)
})

test('an email without an account is a hash, the same each time and never the email itself', async () => {
  for (const address of ['198.51.100.43', '198.51.100.44']) await attempt('Nobody@x.example', address)
  await expect.poll(() => counted({ details: 'No account has this email' })).toBe(2)
  const [one, two] = await rows({ details: 'No account has this email' })
  expect(one).toMatchObject({ actor: 'Unknown email', subject: two.subject, tenantId: null })
  expect(one.subject).toMatch(/^[\da-f]{16}$/)
})

test('who is refused for guessing on is in the log once, and a sign-in that works is no failure', async () => {
  const host = await api.current.host()
  expect((await attempt(host.email, '198.51.100.45', testPassword)).statusCode).toBe(200)
  const guesses = Array.from({ length: 15 }, () => attempt(host.email, '198.51.100.46'))
  await Promise.all(guesses)
  await expect.poll(() => counted({ actor: host.email })).toBe(2)
  const details = (await rows({ actor: host.email })).map((row) => row.details)
  expect(new Set(details)).toEqual(new Set(['Too many attempts', 'Wrong password']))
})

test("an administrator's account is nobody else's to read about", async () => {
  const host = await api.current.host()
  const admin = await api.current.admin()
  const { admin: administrator } = await admin.auth.adminSession()
  await attempt(administrator.email, '198.51.100.47', 'wrong-password', 'admin')
  await expect.poll(() => counted({ actor: administrator.email })).toBe(1)
  expect(await host.audit.list()).toEqual([])
  const found = await admin.audit.listAll({
    query: { action: 'sign_in_failed', search: administrator.email },
  })
  expect(found).toMatchObject([{ actorKind: 'stranger', tenantId: null }])
})

test('a flood fills nothing: of emails without an account a hundred rows an hour are stored', async () => {
  const { knex } = api.current
  const stranger = { actorKind: 'stranger', actor: 'Unknown email', action: 'sign_in_failed' }
  const flood = Array.from({ length: 100 }, (_, n) => ({
    ...stranger,
    details: 'A flood',
    address: `10.0.0.${n}`,
  }))
  await knex('audit_entries').insert(flood)
  const before = await counted({})
  await attempt('nobody-else@x.example', '198.51.100.48')
  const host = await api.current.host()
  await attempt(host.email, '198.51.100.48')
  // They are written one after the other
  await expect.poll(() => counted({ actor: host.email })).toBe(1)
  expect(await counted({})).toBe(before + 1)
})
