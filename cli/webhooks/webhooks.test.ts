import type { Delivery, Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const webhook: Webhook = {
  id: 'w1',
  url: 'https://example.com/cueroom',
  events: ['guest.created'],
  enabled: true,
  createdAt: '2026-11-01T09:00:00Z',
  failingSince: null,
  disabledAt: null,
  waiting: 2,
  lastDeliveredAt: null,
}
const delivery: Delivery = {
  id: 7,
  eventId: 'msg_1',
  type: 'guest.created',
  data: { guestId: 12 },
  createdAt: '2026-11-01T09:00:00Z',
  state: 'failed',
  attempts: 20,
  attemptedAt: '2026-11-04T09:00:00Z',
  status: 500,
  milliseconds: 12,
  reply: 'Broken',
  error: 'The receiver answered 500',
}

test('an event that does not exist, or on and off together, is a usage error', async () => {
  for (const words of [
    'webhooks create https://example.com --events guest.deleted',
    'webhooks set w1 --on --off',
    'webhooks replay w1 zero',
    'webhooks deliveries w1 --state lost',
  ])
    expect([words, (await cueroom(words)).code]).toEqual([words, 2])
})

test('a secret alone is on standard output, so that a script can store it', async () => {
  const sent: unknown[] = []
  const issued = { webhook, secret: 'whsec_shown-once' }
  const api = fakeApi({
    webhooks: {
      create: ({ body }) => {
        sent.push(body)
        return issued
      },
      rotate: () => issued,
    },
  })
  const ran = await cueroom('webhooks create https://example.com/cueroom --events guest.created', { api })
  expect([ran.code, ran.stdout]).toEqual([0, 'whsec_shown-once\n'])
  expect(ran.stderr).toContain("it isn't shown again")
  expect(sent).toEqual([{ url: 'https://example.com/cueroom', events: ['guest.created'] }])
  expect((await cueroom('webhooks secret w1', { api })).stdout).toBe('whsec_shown-once\n')
})

test('webhooks and their messages are listed, and a message is sent again', async () => {
  const replayed: unknown[] = []
  const api = fakeApi({
    webhooks: {
      list: () => [webhook],
      deliveries: () => [delivery],
      replay: ({ params }) => {
        replayed.push(params)
        return { ...delivery, state: 'waiting' as const }
      },
    },
  })
  expect((await cueroom('webhooks list', { api })).stdout).toMatch(
    /w1\thttps:\/\/example.com\/cueroom\tguest.created\ton\t2/,
  )
  expect((await cueroom('webhooks deliveries w1', { api })).stdout).toMatch(
    /7\t.*guest.created\tfailed\t20\t500 · The receiver answered 500/,
  )
  expect((await cueroom('webhooks replay w1 7', { api })).code).toBe(0)
  expect(replayed).toEqual([{ id: 'w1', deliveryId: 7 }])
})

test('a webhook is switched off and removed', async () => {
  const sent: unknown[] = []
  const api = fakeApi({
    webhooks: {
      update: ({ body }) => {
        sent.push(body)
        return { ...webhook, enabled: false }
      },
      remove: () => ({ done: true as const }),
    },
  })
  expect((await cueroom('webhooks set w1 --off', { api })).stderr).toContain('The webhook is off.')
  expect((await cueroom('webhooks remove w1', { api })).code).toBe(0)
  expect(sent).toEqual([{ enabled: false }])
})

test('a test that is not delivered fails with the reason', async () => {
  const failing = fakeApi({ webhooks: { test: () => delivery } })
  const ran = await cueroom('webhooks test w1', { api: failing })
  expect([ran.code, ran.stderr]).toEqual([
    1,
    expect.stringContaining('Not delivered. The receiver answered 500.'),
  ])
  const working = fakeApi({
    webhooks: { test: () => ({ ...delivery, state: 'delivered' as const, status: 204, error: null }) },
  })
  expect((await cueroom('webhooks test w1', { api: working })).stderr).toContain(
    'the receiver answered 204 in 12 ms',
  )
})
