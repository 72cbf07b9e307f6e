import { beforeEach, expect, test } from 'vitest'
import { keepSealed } from '../maintenance/keep-sealed.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { untilWaiting } from '../testing/locks.ts'
import { logInto } from '../testing/log-into.ts'
import { startReceiver } from '../testing/receiver.ts'
import { enableTwoFactor } from '../testing/two-factor.ts'
import { countSealed, reseal, sealedColumns } from './reseal.ts'
import { type Keys, seal } from './seal.ts'
import { ofWebhook } from './uses.ts'

const api = startTestApi()
const next = 'the-next-key-of-these-servers-for-tests'
/** The key under which the hosts of these tests sign in, and their secrets are stored. */
let old: string
const use = (...secrets: [string, ...string[]]) => api.current.use({ secrets })

beforeEach(async () => {
  old = api.current.app.env.secret!
  use(old)
  await api.current.knex('webhooks').delete()
  await api.current.knex('authenticators').delete()
  api.current.use({ outbound: { allowPrivate: true } })
})

/** A host with a webhook, and a secret of it that still counts for a day. */
async function withWebhook() {
  const receiver = await startReceiver()
  const host = await api.current.host()
  const { webhook } = await host.webhooks.create({ body: { url: receiver.url } })
  const params = { id: webhook.id }
  await host.webhooks.rotate({ params })
  const test = async () => {
    const { state } = await host.webhooks.test({ params })
    const signatures = String(receiver.messages.at(-1)?.headers['webhook-signature'] ?? '').split(' ')
    return { state, signatures: signatures.filter(Boolean).length }
  }
  return { params, test, close: receiver.close }
}

test('without the previous key nothing is changed, and the secrets are counted as unreadable', async () => {
  const { close } = await withWebhook()
  const { knex } = api.current
  const stored = () => knex('webhooks').select('secret', 'oldSecret')
  const before = await stored()
  expect(await reseal(knex, [next])).toEqual({ current: 0, previous: 0, unreadable: 2 })
  expect(await stored()).toEqual(before)
  await close()
})

test('a secret that is replaced while it is encrypted again stays the new one', async () => {
  const { params, close } = await withWebhook()
  const { knex } = api.current
  const replaced = seal([next], ofWebhook(params.id), 'the replaced secret')
  const { resealing } = await knex.transaction(async (db) => {
    await db('webhooks').where(params).forUpdate()
    const resealing = reseal(knex, [next, old])
    await untilWaiting(knex, 1)
    await db('webhooks').where(params).update({ secret: replaced })
    return { resealing }
  })
  await resealing
  expect((await knex('webhooks').where(params).first('secret')).secret).toEqual(replaced)
  await close()
})

test('after a replacement of the key, webhooks and authenticator apps work with the new key alone', async () => {
  const { test, close } = await withWebhook()
  const host = await api.current.host()
  const { code } = await enableTwoFactor(api.current, host)
  const { knex } = api.current
  const keys: Keys = [next, old]
  expect(await countSealed(knex, keys)).toEqual({ current: 0, previous: 3, unreadable: 0 })

  // Two servers start with both keys
  await Promise.all([reseal(knex, keys), reseal(knex, keys)])
  expect(await countSealed(knex, [next])).toEqual({ current: 3, previous: 0, unreadable: 0 })

  use(next)
  expect(await test()).toEqual({ state: 'delivered', signatures: 2 })
  const body = { email: host.email, password: testPassword, code: await code() }
  expect((await api.current.client().auth.signIn({ body })).tenant.id).toBe(host.tenantId)
  await close()
})

test('more secrets than are read together are all encrypted again', async () => {
  const { tenantId } = await api.current.host()
  const { knex } = api.current
  const ids = Array.from({ length: 401 }, (_, nth) => `webhook-${nth}`)
  await knex('webhooks').insert(
    ids.map((id) => ({
      id,
      tenantId,
      url: 'https://receiver.example/',
      events: ['guest.created'],
      secret: seal([old], ofWebhook(id), 'secret'),
    })),
  )
  expect((await reseal(knex, [next, old])).previous).toBe(401)
  expect(await countSealed(knex, [next])).toMatchObject({ current: 401, unreadable: 0 })
})

test('a server says how many secrets needed the previous key, and how many it can’t read', async () => {
  const { close } = await withWebhook()
  const lines = logInto(api.current)
  use(next, old)
  await keepSealed(api.current.app).stop()
  use('a-third-key-that-opens-nothing-for-tests')
  await keepSealed(api.current.app).stop()
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(/^links to guest pages .* stop working when it is removed$/),
    }),
    expect.objectContaining({
      secrets: 2,
      msg: 'stored secrets needed CUEROOM_SECRET_PREVIOUS and are now encrypted with CUEROOM_SECRET',
    }),
    expect.objectContaining({
      secrets: 2,
      msg: expect.stringMatching(/^stored secrets were encrypted with a key/),
    }),
  ])
  await close()
})

/** Bytes that are no secret: hashes, pictures, and the key's own check, which requireKey renews. */
const unsealed = /hash|sha256|^media\.bytes$|^episodes\.feed_key$|^key_check\.sealed$/

test('every other column of bytes is known to be unsealed', async () => {
  const { rows } = await api.current.knex.raw<{ rows: { name: string }[] }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and udt_name = 'bytea' order by 1`)
  const sealed = rows.map(({ name }) => name).filter((name) => !unsealed.test(name))
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  expect(sealed).toEqual(sealedColumns.map(({ table, column }) => `${table}.${snake(column)}`).toSorted())
})
