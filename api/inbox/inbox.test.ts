import { sampleShow } from '@cueroom/core/testing/samples.ts'
import type { InboxState } from '@cueroom/core/inbox/inbox-item.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { expect, test } from 'vitest'
import { features } from '@cueroom/core/entitlements/features.ts'
import { noticePurchases, noticeTrials } from '../maintenance/maintenance.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()

const questions = [{ id: 'bio', question: 'Who are you?', type: 'text' as const, required: true }]

async function asking() {
  await api.current.resetLimits()
  const host = await api.current.host()
  const { id } = await host.questionnaires.create({ body: { title: 'Before we record', questions } })
  const answer = (body: object) =>
    api.current.client().questionnaires.submit({
      params: { id },
      body: { responses: { bio: 'I count kelp.' }, ...body },
    })
  return { host, id, answer }
}
const words = (items: Awaited<ReturnType<TestHost['inbox']['list']>>) =>
  items.map(({ kind, guestName, readAt }) => [kind, guestName, readAt !== null])

test('an empty inbox has nothing unread, and marking changes nothing', async () => {
  const host = await api.current.host()
  expect(await host.inbox.list()).toEqual([])
  expect(await host.inbox.follow({ query: { seconds: 0 } })).toEqual({
    unread: 0,
    newestId: null,
  })
  expect(await host.inbox.mark({ body: { ids: [1] } })).toEqual({ unread: 0, newestId: null, missing: [1] })
})

test('answers, and answers under the address of a guest, come into the inbox of their show only', async () => {
  const { host, answer, id } = await asking()
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  await answer({ guestName: 'Someone', guestEmail: 'ada@engine.example' })

  const items = await host.inbox.list()
  expect(words(items)).toEqual([
    ['unverified_answers', 'Ada', false],
    ['answers', 'Ada', false],
  ])
  expect(items[0]).toMatchObject({
    from: 'Someone',
    questionnaireId: id,
    questionnaireTitle: 'Before we record',
  })
  const stranger = await api.current.host()
  expect(await stranger.inbox.list()).toEqual([])
  await stranger.inbox.mark({ body: { ids: items.map((item) => item.id) } })
  expect(await host.inbox.follow({ query: { seconds: 0 } })).toMatchObject({ unread: 2 })
})

test('a decision about unverified answers reads them; deleted ones are gone', async () => {
  const { host, answer, id } = await asking()
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  const [third, second] = await host.inbox.list()
  await host.questionnaires.acceptResponse({ params: { id, responseId: second!.responseId! } })
  await host.questionnaires.removeResponse({ params: { id, responseId: third!.responseId! } })
  expect(words(await host.inbox.list())).toEqual([
    ['answers', 'Ada', true],
    ['answers', 'Ada', false],
  ])
})

test('what is read can be unread again, one by one or all', async () => {
  const { host, answer } = await asking()
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  await answer({ guestName: 'Grace', guestEmail: 'grace@navy.example' })
  const [grace] = await host.inbox.list()
  expect(await host.inbox.mark({ body: { ids: [grace!.id] } })).toEqual({
    unread: 1,
    newestId: grace!.id,
    missing: [],
  })
  expect(words(await host.inbox.list({ query: { unread: 'true' } }))).toEqual([['answers', 'Ada', false]])
  expect(await host.inbox.mark()).toMatchObject({ unread: 0 })
  expect(await host.inbox.mark({ body: { ids: [grace!.id], read: false } })).toMatchObject({ unread: 1 })
})

test('answers of a deleted guest are hidden, and come back with the guest', async () => {
  const { host, answer } = await asking()
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  const [item] = await host.inbox.list()
  const { deletionId } = await host.guests.remove({ params: { id: item!.guestId! } })
  expect(await host.inbox.list()).toEqual([])
  expect(await host.inbox.follow({ query: { seconds: 0 } })).toMatchObject({ unread: 0 })
  await host.guests.restore({ body: { deletionId: deletionId! } })
  expect(await host.inbox.list()).toEqual([item])
})

test('an inquiry of a possible sponsor comes in with its message', async () => {
  const { host } = await asking()
  await host.show.create({ body: { ...sampleShow, showLogo: null } })
  const message = 'We have a budget for December. '.repeat(20)
  await api.current.client().sponsorship.inquire({
    params: { id: host.tenantId },
    body: { companyName: 'Ledgerly', email: 'ads@ledgerly.example', message, uniqueToken: randomId() },
  })
  const [item] = await host.inbox.list()
  expect(item).toMatchObject({ kind: 'inquiry', companyName: 'Ledgerly' })
  expect(item!.message).toBe(message.slice(0, 200))
})

test('a batch comes in when it has stopped, and once more when it is done', async () => {
  const { host } = await asking()
  const { knex } = api.current
  const { id: guestId } = await host.guests.create({ body: { name: 'Ada' } })
  const { id } = await host.batches.create({ body: { guestIds: [guestId], types: ['introduction'] } })
  const batch = () => knex('content_batches').where({ id })
  await batch().update({ state: 'stopped', reason: 'No budget left', reasonCode: 'budget' })
  expect(await host.inbox.list()).toMatchObject([
    { kind: 'batch_stopped', reason: 'No budget left', written: 0 },
  ])
  await host.inbox.mark()
  await batch().update({ state: 'done', reason: null, reasonCode: null, finishedAt: new Date() })
  expect(await host.inbox.list()).toMatchObject([{ kind: 'batch_done', readAt: null, batchId: id }])
})

test('a trial that ends is announced seven days and one day before, once each, also by two servers', async () => {
  const { host } = await asking()
  const { knex } = api.current
  const ends = (days: number) => ({ trialEndsAt: knex.raw('now() + make_interval(days => ?)', [days]) })
  const tenant = () => knex('tenants').where({ id: host.tenantId })
  const count = async () => (await host.inbox.list()).length
  await tenant().update({ subscriptionStatus: 'trial', ...ends(9) })
  await noticeTrials(knex)
  expect(await count()).toBe(0)
  await tenant().update(ends(6))
  await Promise.all([noticeTrials(knex), noticeTrials(knex)])
  expect(await host.inbox.list()).toMatchObject([{ kind: 'trial', endsAt: expect.any(String) }])
  const { trialEndsAt } = await tenant().first('trialEndsAt')
  await knex('inbox_items')
    .where({ tenantId: host.tenantId })
    .update({ endsAt: knex.raw("now() + interval '20 hours'") })
  await tenant().update({ trialEndsAt: knex.raw("now() + interval '20 hours'") })
  await noticeTrials(knex)
  await noticeTrials(knex)
  expect(await count()).toBe(2)
  await tenant().update({ subscriptionStatus: 'active', trialEndsAt })
  await noticeTrials(knex)
  expect(await count()).toBe(2)
})

test('a purchase that ends is announced only where the show loses the feature with it', async () => {
  const { knex } = api.current
  const none = Object.fromEntries(features.map((name) => [name, false])) as never
  const buy = async (host: TestHost, days: number) =>
    knex('feature_purchases').insert({
      ...{ tenantId: host.tenantId, featureName: 'analytics', price: 500 },
      expiresAt: knex.raw('now() + make_interval(days => ?)', [days]),
    })
  const losing = await api.current.host({ features: none })
  const granted = await api.current.host()
  const renewed = await api.current.host({ features: none })
  for (const host of [losing, granted, renewed]) await buy(host, 5)
  await buy(renewed, 40)
  await Promise.all([noticePurchases(knex), noticePurchases(knex)])
  expect(await losing.inbox.list()).toMatchObject([{ kind: 'purchase', featureName: 'analytics' }])
  expect(await granted.inbox.list()).toEqual([])
  expect(await renewed.inbox.list()).toEqual([])
})

test('who follows the inbox sees what comes in', async () => {
  const { host, answer } = await asking()
  const seen: InboxState[] = []
  const following = host.inbox.follow({ query: { seconds: 3 }, onEvent: (state) => seen.push(state) })
  await answer({ guestName: 'Ada', guestEmail: 'ada@engine.example' })
  expect(await following).toMatchObject({ unread: 1 })
  expect(seen.at(-1)).toMatchObject({ unread: 1 })
})
