import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type WebhookEvent, webhooksMax } from '@cueroom/core/webhooks/webhook-events.ts'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebhookJob } from '../jobs/jobs.ts'
import { purge } from '../maintenance/maintenance.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { whileLocked } from '../testing/locks.ts'
import { startReceiver } from '../testing/receiver.ts'
import { deliver } from './deliver.ts'
import { enqueueMessages, startDelivering } from './delivery-worker.ts'

const code = (code: string) => ({ problem: expect.objectContaining({ code }) })

const api = startTestApi()
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(async () => {
  await api.current.app.jobs.stop()
  await receiver.close()
})
beforeEach(async () => {
  receiver.messages.length = 0
  receiver.behave()
  api.current.use({ outbound: { allowPrivate: true } })
  await api.current.resetLimits()
})

async function withWebhook(...events: WebhookEvent[]) {
  const host = await api.current.host()
  const body = { url: receiver.url, ...(events.length > 0 && { events }) }
  const { webhook, secret } = await host.webhooks.create({ body })
  const params = { id: webhook.id }
  const log = () => host.webhooks.deliveries({ params })
  const current = async () => (await host.webhooks.list())[0]!
  return { host, params, secret, log, current }
}

/** Makes one attempt for everything that waits for a show, as a worker does. */
async function attemptAll({ tenantId }: TestHost) {
  const { knex, app } = api.current
  await enqueueMessages(knex, app.jobs)
  const rows: WebhookJob[] = await knex('webhook_deliveries')
    .where({ tenantId, state: 'waiting' })
    .orderBy('id')
    .select('tenantId', 'jobId', { deliveryId: 'id' })
  const ended = await Promise.allSettled(rows.map((job) => deliver(app, job)))
  return ended.map(({ status }) => (status === 'fulfilled' ? 'over' : 'again'))
}

/** Moves the clock of a show's webhooks. */
async function daysPass({ tenantId }: TestHost, days: number) {
  const earlier = (column: string) => api.current.knex.raw('?? - make_interval(days => ?)', [column, days])
  const { knex } = api.current
  await knex('webhooks')
    .where({ tenantId })
    .update({ failingSince: earlier('failing_since') })
  await knex('webhook_deliveries')
    .where({ tenantId })
    .update({ startedAt: earlier('started_at') })
}

describe('a webhook', () => {
  test('is not made without API access, for a private or unencrypted address, or beyond ten', async () => {
    const free = await api.current.host({ features: planFeatures.free })
    const body = { url: 'https://example.com/hook' }
    await expect(free.webhooks.create({ body })).rejects.toMatchObject(code('feature_disabled'))
    api.current.use({ outbound: { allowPrivate: false } })
    const host = await api.current.host()
    await expect(host.webhooks.create({ body: { url: 'http://example.com/' } })).rejects.toThrow(
      'The address must start with https://',
    )
    await expect(host.webhooks.create({ body: { url: 'https://10.0.0.1/' } })).rejects.toThrow(
      "The address isn't on the public internet",
    )
    await expect(host.webhooks.create({ body: { ...body, events: [] } })).rejects.toThrow(
      'Choose at least one event',
    )
    for (let made = 1; made < webhooksMax; made++) await host.webhooks.create({ body })
    // At the same time, each could count those of before
    const last = await Promise.allSettled(
      ['one', 'another', 'a third'].map(() => host.webhooks.create({ body })),
    )
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(host.webhooks.create({ body })).rejects.toMatchObject(code('too_many_webhooks'))
    const { id } = (await host.webhooks.list())[0]!
    await expect(
      host.webhooks.update({ params: { id }, body: { url: 'https://127.0.0.1/' } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('is not touched by an API key or another show', async () => {
    const { host, params } = await withWebhook()
    const client = api.current.client(await api.current.key(host.tenantId, 'write'))
    const other = await api.current.host()
    for (const call of ['rotate', 'test', 'deliveries', 'remove'] as const) {
      await expect(client.webhooks[call]({ params })).rejects.toMatchObject(code('key_not_allowed'))
      await expect(other.webhooks[call]({ params })).rejects.toMatchObject({ status: 404 })
    }
    expect(await other.webhooks.list()).toEqual([])
    expect(receiver.messages).toEqual([])
  })

  test('shows its secret once; the database has it encrypted', async () => {
    const { host, secret } = await withWebhook()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const rows = await api.current.knex('webhooks').where({ tenantId: host.tenantId })
    expect(rows[0].secret.includes(Buffer.from(secret.slice(6)))).toBe(false)
    expect(rows[0].secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
    expect(JSON.stringify([await host.webhooks.list(), await host.audit.list()])).not.toContain(secret)
  })
})

describe('events', () => {
  test('reach the webhooks that asked for them, signed, with ids and nothing that people wrote', async () => {
    const { host, secret } = await withWebhook('guest.created')
    const guest = await host.guests.create({ body: { name: 'Ada Lovelace', email: 'ada@engine.example' } })
    await host.guests.update({ params: { id: guest.id }, body: { title: 'Countess' } })
    expect(await attemptAll(host)).toEqual(['over'])
    const [{ headers, body }] = receiver.messages as [(typeof receiver.messages)[0]]
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'guest.created',
      timestamp: expect.any(String),
      data: { guestId: guest.id },
    })
    expect(body).not.toMatch(/Ada|engine/)
  })

  test('are sent for each of the six, and for no other show', async () => {
    const { host, log } = await withWebhook()
    const stranger = await withWebhook()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada' } })
    await host.guests.update({ params: { id: guestId }, body: { title: 'Countess' } })
    await host.content.generate({ body: { guestId, type: 'introduction' } })
    const { id } = await host.questionnaires.create({
      body: { title: 'Before', questions: [{ id: 'bio', question: 'Who are you?', type: 'text' }] },
    })
    await api.current.client().questionnaires.submit({
      params: { id },
      body: { responses: { bio: 'I count kelp.' }, guestName: 'Grace', guestEmail: 'grace@navy.example' },
    })
    await api.current.client().sponsorship.inquire({
      params: { id: host.tenantId },
      body: { companyName: 'Ledgerly', email: 'a@ledgerly.example', uniqueToken: randomId() },
    })
    const batch = await host.batches.create({ body: { guestIds: [guestId], types: ['introduction'] } })
    await api.current
      .knex('content_batches')
      .where({ id: batch.id })
      .update({ state: 'done', finishedAt: new Date() })
    const types = (await log()).map(({ type }) => type)
    expect([...new Set(types)].toSorted()).toEqual([
      ...['batch.finished', 'content.generated', 'guest.created', 'guest.updated'],
      ...['response.submitted', 'sponsor.inquiry'],
    ])
    expect(types.filter((type) => type === 'guest.created')).toHaveLength(2)
    expect(await stranger.log()).toEqual([])
  })

  test('of a change that failed are never sent', async () => {
    const { host, log } = await withWebhook()
    await expect(
      host.imports.create({ body: { guests: [{ name: 'Ada' }, { name: '' }] } }),
    ).rejects.toMatchObject({ status: 400 })
    await host.imports.create({ body: { guests: [{ name: 'Ada' }, { name: 'Grace' }] } })
    expect((await log()).map(({ type }) => type)).toEqual(['guest.created', 'guest.created'])
  })

  test('are not kept for a webhook that is off', async () => {
    const { host, params, log } = await withWebhook()
    await host.guests.create({ body: { name: 'Ada' } })
    expect(await host.webhooks.update({ params, body: { enabled: false } })).toMatchObject({ waiting: 0 })
    await host.guests.create({ body: { name: 'Grace' } })
    expect(await log()).toMatchObject([{ state: 'failed', error: 'The webhook was turned off' }])
    await expect(
      host.webhooks.replay({ params: { ...params, deliveryId: (await log())[0]!.id } }),
    ).rejects.toMatchObject(code('webhook_off'))
  })

  test('are delivered by a worker, from queue to log', async () => {
    const { host, log } = await withWebhook('guest.created')
    const worker = startDelivering(api.current.app)
    try {
      await host.guests.create({ body: { name: 'Ada' } })
      await vi.waitFor(async () => expect(await log()).toMatchObject([{ state: 'delivered' }]), {
        timeout: 20_000,
        interval: 100,
      })
    } finally {
      await worker.stop()
    }
    const { eventId } = (await log())[0]!
    expect(receiver.messages.filter(({ headers }) => headers['webhook-id'] === eventId)).toHaveLength(1)
  })
})

describe('a receiver', () => {
  const waiting = async (answer: Parameters<typeof receiver.behave>[0]) => {
    const made = await withWebhook('guest.created')
    await made.host.guests.create({ body: { name: 'Ada' } })
    receiver.behave(answer)
    return made
  }

  test('that fails, redirects, or says nothing is tried again, and what it said is in the log', async () => {
    const { host, log, current } = await waiting(
      (response) => void response.writeHead(500).end('Out of memory'),
    )
    expect(await attemptAll(host)).toEqual(['again'])
    expect(await log()).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        status: 500,
        reply: 'Out of memory',
        error: 'The receiver answered 500',
      },
    ])
    receiver.behave((response) => void response.writeHead(302, { location: '/' }).end())
    expect(await attemptAll(host)).toEqual(['again'])
    expect((await log())[0]!.error).toMatch(/^The receiver redirects/)
    receiver.behave((response) => void response.socket!.destroy())
    expect(await attemptAll(host)).toEqual(['again'])
    expect(await log()).toMatchObject([
      { status: null, reply: null, error: 'The receiver closed the connection without responding' },
    ])
    expect(await current()).toMatchObject({ enabled: true, waiting: 1, failingSince: expect.any(String) })
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('that asks for time with Retry-After is left alone for as long, up to six hours', async () => {
    const { host, log } = await waiting(
      (response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
    )
    const { tenantId } = host
    const secondsLeft = async () => {
      expect(await attemptAll(host)).toEqual(['over'])
      const [job] = await api.current
        .knex('webhook_deliveries as d')
        .join('pgboss.job as j', 'j.id', 'd.job_id')
        .where({ tenantId, 'd.state': 'waiting' })
        .select(api.current.knex.raw('extract(epoch from j.start_after - now())::float as seconds'))
      return job.seconds
    }
    expect(Math.round((await secondsLeft()) / 60)).toBe(60)
    const inTwoHours = new Date(Date.now() + 2 * 3_600_000).toUTCString()
    receiver.behave((response) => void response.writeHead(503, { 'retry-after': inTwoHours }).end())
    expect(Math.round((await secondsLeft()) / 60)).toBe(120)
    receiver.behave((response) => void response.writeHead(429, { 'retry-after': '9999999' }).end())
    expect(Math.round((await secondsLeft()) / 60)).toBe(360)
    receiver.behave((response) => void response.writeHead(429, { 'retry-after': 'soon' }).end())
    expect(await attemptAll(host)).toEqual(['again'])
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 4, status: 429 }])
  })

  test('that fails while a long import stores messages for it keeps nobody waiting', async () => {
    const { host, params, log } = await waiting((response) => void response.writeHead(500).end())
    await api.current.knex.transaction(async (importing) => {
      // As a foreign key does
      await importing('webhooks').where({ id: params.id }).forKeyShare().select('id')
      await attemptAll(host)
    })
    expect(await log()).toMatchObject([{ attempts: 1, status: 500 }])
  })

  test('that was down for a day gets the message with the same id when it is back', async () => {
    const { host, log, current } = await waiting((response) => void response.writeHead(503).end())
    await attemptAll(host)
    await daysPass(host, 1)
    expect(await attemptAll(host)).toEqual(['again'])
    receiver.behave()
    expect(await attemptAll(host)).toEqual(['over'])
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 3, status: 204, error: null }])
    expect(await current()).toMatchObject({ failingSince: null, lastDeliveredAt: expect.any(String) })
  })

  test('that fails for three days is switched off, and the inbox says so', async () => {
    const { host, log, current } = await waiting((response) => void response.writeHead(500).end())
    await attemptAll(host)
    await host.guests.create({ body: { name: 'Grace' } })
    await daysPass(host, 3)
    const [first] = await attemptAll(host)
    expect(first).toBe('over')
    expect(await current()).toMatchObject({ enabled: false, waiting: 0, disabledAt: expect.any(String) })
    expect((await log()).map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(await host.inbox.list()).toMatchObject([
      { kind: 'webhook_off', webhookHost: new URL(receiver.url).host },
    ])
  })

  test('that wants nothing more (410) is switched off at the first refusal', async () => {
    const { host, current } = await waiting((response) => void response.writeHead(410).end())
    expect(await attemptAll(host)).toEqual(['again'])
    expect(await current()).toMatchObject({ enabled: false })
    expect(await attemptAll(host)).toEqual([])
  })

  test('that wants nothing more (410) of two messages at the same time is switched off once', async () => {
    const { host, params, current, log } = await waiting((response) => void response.writeHead(410).end())
    await host.guests.create({ body: { name: 'Grace' } })
    const webhook = { table: 'webhooks', where: { id: params.id }, count: 2 }
    const ended = await whileLocked(api.current.knex, webhook, () => attemptAll(host))
    // Who comes second finds its message given up
    expect(ended.toSorted()).toEqual(['again', 'over'])
    expect(await current()).toMatchObject({ enabled: false, waiting: 0 })
    expect((await log()).map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(await host.inbox.list()).toHaveLength(1)
  })

  test('that answers far too much is served, and a kilobyte of it is kept', async () => {
    const { host, log } = await waiting((response) => void response.writeHead(200).end('\0€'.repeat(200_000)))
    expect(await attemptAll(host)).toEqual(['over'])
    expect((await log())[0]!.reply).toBe('€'.repeat(1_024))
  })

  test('whose name leads to a private address is not called', async () => {
    const { host, log } = await waiting(undefined)
    api.current.use({ outbound: { allowPrivate: false } })
    expect(await attemptAll(host)).toEqual(['again'])
    expect(receiver.messages).toEqual([])
    expect((await log())[0]!.error).toBe('The address must start with https://')
  })

  test('gets nothing while the show has no API access', async () => {
    const { host, log } = await waiting(undefined)
    const admin = await api.current.admin()
    await admin.tenants.update({ params: { id: host.tenantId }, body: { features: { apiAccess: false } } })
    expect(await attemptAll(host)).toEqual(['over'])
    expect(await log()).toMatchObject([{ state: 'failed', error: 'The show has no API access' }])
    expect(receiver.messages).toEqual([])
  })

  test('gets nothing of a show that was erased, whose jobs end', async () => {
    const { host } = await waiting(undefined)
    const { knex, app } = api.current
    await enqueueMessages(knex, app.jobs)
    const { id, jobId } = await knex('webhook_deliveries').where({ tenantId: host.tenantId }).first()
    await knex('tenants').where({ id: host.tenantId }).delete()
    await deliver(app, { tenantId: host.tenantId, deliveryId: id, jobId })
    expect(receiver.messages).toEqual([])
  })

  test('that replaces one that failed has three days of its own', async () => {
    const { host, params, current } = await waiting((response) => void response.writeHead(500).end())
    await attemptAll(host)
    await daysPass(host, 3)
    expect(await host.webhooks.update({ params, body: { url: `${receiver.url}/new` } })).toMatchObject({
      failingSince: null,
    })
    await attemptAll(host)
    expect(await current()).toMatchObject({ enabled: true })
  })

  test('gets a replayed message again, with the id it had', async () => {
    const { host, params, log } = await waiting(undefined)
    const [sent] = await log()
    const replay = () => host.webhooks.replay({ params: { ...params, deliveryId: sent!.id } })
    await expect(replay()).rejects.toMatchObject({ status: 409 })
    await attemptAll(host)
    expect(await replay()).toMatchObject({ id: sent!.id, state: 'waiting' })
    await attemptAll(host)
    const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([sent!.eventId, sent!.eventId])
  })

  test('verifies messages with the old and the new secret for a day, then with the new one', async () => {
    const { host, params, secret } = await waiting(undefined)
    const rotated = await host.webhooks.rotate({ params })
    const verify = async (key: string) => {
      receiver.messages.length = 0
      await host.webhooks.test({ params })
      const [{ headers, body }] = receiver.messages as [(typeof receiver.messages)[0]]
      return new Verifier(key).verify(body, headers as Record<string, string>)
    }
    expect(await verify(secret)).toMatchObject({ type: 'webhook.test' })
    expect(await verify(rotated.secret)).toMatchObject({ type: 'webhook.test' })
    await api.current
      .knex('webhooks')
      .where(params)
      .update({ oldSecretUntil: new Date(0) })
    await expect(verify(secret)).rejects.toThrow('No matching signature found')
    expect(await verify(rotated.secret)).toMatchObject({ type: 'webhook.test' })
  })
})

test('a test message is sent now; its failure is shown and switches nothing off', async () => {
  const { host, params, current } = await withWebhook()
  expect(await host.webhooks.test({ params })).toMatchObject({ state: 'delivered', status: 204 })
  receiver.behave((response) => void response.writeHead(401).end('Wrong signature'))
  expect(await host.webhooks.test({ params })).toMatchObject({
    ...{ type: 'webhook.test', state: 'failed', status: 401, reply: 'Wrong signature' },
  })
  expect(await current()).toMatchObject({ enabled: true, waiting: 0, failingSince: null })
})

test('messages leave the log after thirty days, and with their webhook', async () => {
  const { host, params, log } = await withWebhook()
  await host.webhooks.test({ params })
  await host.guests.create({ body: { name: 'Ada' } })
  const { knex } = api.current
  const old = knex.raw("now() - interval '31 days'")
  await knex('webhook_deliveries')
    .where({ tenantId: host.tenantId, type: 'webhook.test' })
    .update({ createdAt: old })
  await purge(knex)
  expect((await log()).map(({ type }) => type)).toEqual(['guest.created'])
  await host.webhooks.remove({ params })
  expect(await knex('webhook_deliveries').where({ tenantId: host.tenantId })).toEqual([])
})
