import { introLengthWords } from '@cueroom/core/content/intro-length.ts'
import type { Batch, NewBatch } from '@cueroom/core/batches/batch.ts'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { purge } from '../maintenance/maintenance.ts'
import { inPlatform } from '../db/tenant.ts'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { hangingGuest, slowThreads } from '../testing/slow-jobs.ts'
import { freePort } from '../testing/cluster.ts'
import { logInto } from '../testing/log-into.ts'
import { type ModelBehaviour, type ModelServer, startModelServer } from '../testing/model-server.ts'
import { createJobs } from '../jobs/jobs.ts'
import { startWorker, type Worker } from './worker.ts'

const rightLength = Array.from({ length: introLengthWords.standard.min + 20 }, (_, n) => `word${n}`).join(' ')
const text: ModelBehaviour = { text: rightLength }
const types: NewBatch['types'] = ['introduction']

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe('batches', () => {
  const api = startTestApi({ generation: { concurrency: 4, leaseSeconds: 15 } })
  let model: ModelServer
  let worker: Worker | undefined

  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
    api.current.use({ env: { budget: { itemsPerDay: undefined, tokensPerDay: undefined } } })
    await api.current.knex('content_batches').delete()
  })

  const startWorking = () => {
    worker = startWorker(api.current.app)
  }
  /** A worker of another process. */
  const startAnother = (alone: boolean) => {
    const jobs = createJobs(api.current.knex, { heartbeatSeconds: 15, alone, report: () => {} })
    const another = startWorker({ ...api.current.app, jobs })
    return { search: another.search, stop: () => another.stop().then(jobs.stop) }
  }
  /** Starts a worker whose model does these things one after the other, the last one for ever. */
  const workWith = (...behaviours: ModelBehaviour[]) => {
    model.requests.length = 0
    model.behave(...behaviours)
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    api.current.use({ drafting: createDrafting({ openai }) })
    startWorking()
  }
  const hostWith = async (guests: number) => {
    const host = await api.current.host()
    const names = Array.from({ length: guests }, (_, n) => ({ name: `Guest ${n}` }))
    const { ids } = await host.imports.create({ body: { guests: names } })
    return { host, ids }
  }
  const look = (host: TestHost, { id }: Batch) => host.batches.get({ params: { id } })
  /** Waits for as long as the batch makes progress: on a busy machine that is all one can ask of it. */
  const until = async (host: TestHost, batch: Batch, seen: Partial<Batch>) => {
    const { reason, ...values } = seen
    const wanted = { ...values, ...(reason && { reason: expect.objectContaining(reason) }) }
    const isSeen = (now: Batch) => expect.objectContaining(wanted).asymmetricMatch(now)
    let now = await look(host, batch)
    while (!isSeen(now)) {
      const before = now
      const message = `progress towards ${JSON.stringify(seen)}`
      await expect.poll(async () => (now = await look(host, batch)), { message }).not.toEqual(before)
    }
  }
  const storedFor = async (host: TestHost) =>
    sorted((await host.content.recent({ query: { limit: 200 } })).map(({ guestId }) => guestId))

  test('write every text once, which are then texts like all others', async () => {
    const { host, ids } = await hostWith(6)
    workWith({ text: rightLength, afterMilliseconds: 50 })
    const batch = await host.batches.create({ body: { filter: {}, types: ['introduction', 'questions'] } })
    expect(batch).toMatchObject({ state: 'running', total: 12, left: 12, done: 0 })
    const events: Batch[] = []
    const end = await host.batches.follow({
      params: { id: batch.id },
      onEvent: (event) => events.push(event),
    })
    expect(end).toMatchObject({ state: 'done', total: 12, done: 12, failed: 0, left: 0, reason: null })
    expect(events.at(-1)).toEqual(end)
    expect(events.length).toBeGreaterThan(1)
    expect(await storedFor(host)).toEqual(sorted([...ids, ...ids]))
    expect(model.requests.length).toBe(12)
    const [item] = await host.batches.items({ params: { id: batch.id }, query: { limit: 1 } })
    const [stored] = await host.content.recent({ query: { guestId: item!.guestId, type: 'introduction' } })
    expect(item).toMatchObject({ state: 'done', contentId: stored!.id, error: null })
    expect(stored).toMatchObject({ content: rightLength, provider: 'openai', stale: [] })
  })

  test('are written although the clock was set back by an hour since they were queued', async () => {
    const { host, ids } = await hostWith(2)
    const batch = await host.batches.create({ body: { filter: {}, types } })
    await api.current.knex.raw(
      `update pgboss.job set start_after = start_after + interval '1 hour' where state = 'created'`,
    )
    workWith(text)
    await until(host, batch, { state: 'done', done: 2 })
    expect(await storedFor(host)).toEqual(sorted(ids))
  })

  test('begin with the next recordings, then the newest guests; recordings in the past are not ahead', async () => {
    const { host, ids } = await hostWith(4)
    const [past, later, next, newest] = sorted(ids) as [number, number, number, number]
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    for (const [id, days] of [
      [past, -2],
      [later, 20],
      [next, 2],
    ] as const)
      await host.guests.setInterviewDate({
        params: { id },
        body: { interviewDate: inDays(days), timeZone: 'UTC' },
      })
    const batch = await host.batches.create({ body: { filter: {}, types } })
    const order = [next, later, newest, past]
    const items = await host.batches.items({ params: { id: batch.id } })
    expect(items.map(({ guestId }) => guestId)).toEqual(order)
    const jobs = await api.current.knex('pgboss.job').where({ state: 'created' }).orderBy('priority', 'desc')
    const place = new Map(items.map(({ id, guestId }) => [id, guestId]))
    expect(jobs.map(({ data }) => place.get(data.itemId)).filter(Boolean)).toEqual(order)
    await host.batches.cancel({ params: { id: batch.id } })
  })

  test('store what a model writes letter for letter', async () => {
    const { host } = await hostWith(1)
    const odd = `it's "so"; select $1, ?, :name -- \\u0041 \\' $$ 👋🏽`
    workWith({ text: `${rightLength} ${odd}` })
    const batch = await host.batches.create({ body: { filter: {}, types } })
    await until(host, batch, { state: 'done', done: 1 })
    const [stored] = await host.content.recent({ query: { limit: 1 } })
    expect(stored?.content).toBe(`${rightLength} ${odd}`)
  })

  test('choose what is missing, and what was written from something else than there is now', async () => {
    const { host, ids } = await hostWith(4)
    const [first, second] = ids as [number, number]
    startWorking()
    const named = await host.batches.create({ body: { guestIds: [first, second], types } })
    await until(host, named, { state: 'done' })
    const count = (wish: Pick<NewBatch, 'missing' | 'stale'>) =>
      host.batches.estimate({ body: { ...wish, types } }).then(({ items }) => items)
    expect(await count({ missing: true })).toBe(2)
    expect(await count({ stale: true })).toBe(0)

    await host.guests.update({ params: { id: first }, body: { bio: 'She measures whales.' } })
    expect(await count({ stale: true })).toBe(1)
    const { id } = await host.show.create({ body: { podcastName: 'Wrong name' } })
    expect(await count({ stale: true })).toBe(2)
    expect(await count({ stale: true, missing: true })).toBe(4)
    const [text] = await host.content.recent({ query: { guestId: first } })
    expect(text!.stale).toEqual(['guest', 'settings'])
    await host.show.update({ params: { id }, body: { podcastName: `Show ${host.tenantId}` } })
    expect(await count({ stale: true })).toBe(1)

    const batch = await host.batches.create({ body: { stale: true, missing: true, types, maxItems: 2 } })
    // What a batch will write anyway is neither missing nor out of date
    expect(batch.total).toBe(2)
    await until(host, batch, { state: 'done', done: 2 })
    expect(await count({ stale: true, missing: true })).toBe(1)
  })

  test('leave texts as they are that were edited or checked, unless they are to be replaced', async () => {
    const { host, ids } = await hostWith(3)
    const [edited, checked] = ids as [number, number]
    const generate = (guestId: number) => host.content.generate({ body: { guestId, type: 'introduction' } })
    const { id: editedId } = await generate(edited)
    await host.content.update({ params: { id: editedId }, body: { content: 'By hand.' } })
    const text = await generate(checked)
    await api.current.knex('fact_checks').insert({
      ...{ tenantId: host.tenantId, guestId: checked, contentId: text.id },
      ...{ original: text.content, state: 'approved' },
    })
    const everybody: NewBatch = { filter: {}, types }
    const amount = async (body: NewBatch) => {
      const { items, kept } = await host.batches.estimate({ body })
      return [items, kept]
    }
    expect(await amount(everybody)).toEqual([1, 2])
    expect(await amount({ ...everybody, replaceEdited: true })).toEqual([3, 0])
    await expect(host.batches.create({ body: { guestIds: [edited], types } })).rejects.toMatchObject({
      problem: {
        code: 'nothing_to_write',
        error: 'Nothing to write: 1 text is kept: edited by hand or checked by the guest.',
      },
    })
    expect(await host.batches.create({ body: everybody })).toMatchObject({ total: 1, kept: 2 })
    await host.content.generate({ body: { guestId: edited, type: 'introduction', replaceEdited: true } })
    // A text written since is as it was generated
    expect(await amount({ guestIds: [edited], types })).toEqual([1, 0])
  })

  test('lose one text that never ends, and write the others', async () => {
    const { host, ids } = await hostWith(3)
    await host.guests.update({ params: { id: ids[1]! }, body: { name: hangingGuest } })
    const drafting = createDrafting({ openai: undefined, threads: slowThreads({ deadline: 1_500 }) })
    api.current.use({ drafting })
    startWorking()
    const batch = await host.batches.create({ body: { filter: {}, types } })
    await until(host, batch, { state: 'done', done: 2, failed: 1, left: 0 })
    const [failed] = await host.batches.items({ params: { id: batch.id }, query: { state: 'failed' } })
    expect(failed).toMatchObject({
      guestId: ids[1],
      error: {
        text: 'This took too long. Shorten the longest answers, notes or instructions, and try again.',
      },
    })
    expect(await storedFor(host)).toEqual(sorted([ids[0]!, ids[2]!]))
  })

  test('are paused, go on, and end when they are cancelled', async () => {
    const { host } = await hostWith(8)
    workWith({ text: rightLength, afterMilliseconds: 150 })
    const batch = await host.batches.create({ body: { filter: {}, types } })
    const params = { id: batch.id }
    const paused = await host.batches.pause({ params })
    expect(paused.state).toBe('paused')
    await expect
      .poll(async () => (await host.batches.items({ params, query: { state: 'working' } })).length)
      .toBe(0)
    const rest = await look(host, batch)
    expect(rest).toMatchObject({ state: 'paused', failed: 0 })
    expect(rest.left).toBeGreaterThanOrEqual(2)
    await host.batches.resume({ params })
    await until(host, batch, { state: 'done', done: 8 })
    expect((await host.batches.cancel({ params })).state).toBe('done')

    const second = await host.batches.create({ body: { filter: {}, types } })
    await expect.poll(async () => model.requests.length).toBeGreaterThan(8)
    expect(await host.batches.cancel({ params: { id: second.id } })).toMatchObject({ state: 'cancelled' })
    await until(host, second, { left: 0, state: 'cancelled' })
    // What was being written is kept
    const { done } = await look(host, second)
    expect(await storedFor(host)).toHaveLength(8 + done)
    expect(done).toBeLessThan(8)
  })

  test('keep to the budget of a day, and go on by themselves the day after', async () => {
    const { host } = await hostWith(5)
    api.current.use({ env: { budget: { itemsPerDay: 3, tokensPerDay: undefined } } })
    startWorking()
    const batch = await host.batches.create({ body: { filter: {}, types } })
    await until(host, batch, { done: 3, left: 2, state: 'running', reason: { code: 'budget_used' } as never })
    const { waitingUntil } = await look(host, batch)
    expect(waitingUntil).toMatch(/T00:00:00.000Z$/)
    const { itemsLeftToday } = await host.batches.estimate({ body: { filter: {}, types } })
    expect(itemsLeftToday).toBe(0)
    const { knex } = api.current
    await knex('generation_usage').where({ tenantId: host.tenantId }).update({ day: '2026-01-01' })
    await knex('content_batches').where({ id: batch.id }).update({ waitingUntil: knex.fn.now() })
    worker!.search()
    await until(host, batch, { state: 'done', done: 5, reason: null })
  })

  test.each([
    ['store nothing', `${rightLength} late`],
    ['take no failure', ' '],
  ])('%s of a worker that was taken for dead and comes back', async (_, late) => {
    const { host } = await hostWith(4)
    workWith({ text: late, afterMilliseconds: 1_000 })
    const batch = await host.batches.create({ body: { filter: {}, types } })
    await expect.poll(() => model.requests.length).toBe(4)
    // It comes back while the other still writes
    model.behave({ text: rightLength, afterMilliseconds: 2_000 })
    // It takes the only one for dead, as the server of an embedded database does when it starts
    const other = startAnother(true)
    await until(host, batch, { state: 'done', done: 4 })
    await other.stop()
    await worker!.stop()
    const stored = await host.content.recent()
    expect(stored.map(({ content }) => content)).toEqual(Array(4).fill(rightLength))
    expect(model.requests.length).toBe(8)
  })

  describe('in one process', () => {
    test('with nothing to write says so and writes nothing down', async () => {
      const host = await api.current.host()
      const everybody = host.batches.create({ body: { filter: {}, types } })
      await expect(everybody).rejects.toMatchObject({ status: 400, problem: { code: 'nothing_to_write' } })
      const other = await hostWith(1)
      const named = host.batches.create({ body: { guestIds: other.ids, types } })
      await expect(named).rejects.toMatchObject({
        status: 404,
        problem: { error: 'None of these guests exist any more.' },
      })
      expect(await host.batches.list()).toEqual([])
    })

    test('name the guests they were not found for', async () => {
      const { host, ids } = await hostWith(1)
      const body = { guestIds: [...ids, 999_999], types }
      expect(await host.batches.estimate({ body })).toMatchObject({ items: 1, missing: [999_999] })
      expect(await host.batches.create({ body })).toMatchObject({ total: 1, missing: [999_999] })
    })

    test('may wait in no great number', async () => {
      const { host, ids } = await hostWith(1)
      const create = () => host.batches.create({ body: { guestIds: ids, types } })
      for (let count = 0; count < 20; count++) await create()
      await expect(create()).rejects.toMatchObject({ status: 409, problem: { code: 'too_many_batches' } })
    })

    test('say which text failed three times and why, and try it again when asked', async () => {
      const { host, ids } = await hostWith(1)
      workWith({ text: ' ' })
      const batch = await host.batches.create({ body: { guestIds: ids, types } })
      await until(host, batch, { state: 'done', failed: 1 })
      expect(model.requests.length).toBe(3)
      const [item] = await host.batches.items({ params: { id: batch.id }, query: { state: 'failed' } })
      expect(item).toMatchObject({
        guestName: 'Guest 0',
        error: { code: 'generation_failed' },
        contentId: null,
      })
      expect(item!.error!.text).toContain('The language model sent an empty reply.')
      model.behave(text)
      await host.batches.retry({ params: { id: batch.id } })
      await until(host, batch, { state: 'done', failed: 0, done: 1 })
    })

    test('that a model fails are two warnings in the log: that it does, and how often it did', async () => {
      const { host } = await hostWith(2)
      const lines = logInto(api.current)
      workWith({ html: 'canary' })
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await until(host, batch, { state: 'done', failed: 2 })
      await worker!.stop()
      const warnings = lines().filter(({ level }) => level === 40)
      const kind = { code: 'generation_failed', reason: expect.stringContaining("a reply we couldn't read") }
      expect(warnings).toMatchObject([
        { ...kind, host: 'api.openai.com', msg: 'the language model fails' },
        { ...kind, count: 6, msg: 'how often the language model failed' },
      ])
      expect(JSON.stringify(lines())).not.toContain('canary')
    })

    test('of a model at a wrong address are a warning with the address and the code of the system', async () => {
      const { host } = await hostWith(1)
      const lines = logInto(api.current)
      const address = `127.0.0.1:${await freePort()}`
      const openai = { apiKey: undefined, baseUrl: `http://${address}/v1`, model: 'local-model' }
      api.current.use({ env: { openai }, drafting: createDrafting({ openai }) })
      startWorking()
      await host.batches.create({ body: { filter: {}, types } })
      const warnings = () => lines().filter(({ level }) => level === 40)
      await expect.poll(() => warnings().length).toBe(1)
      expect(warnings()[0]).toMatchObject({
        host: address,
        code: 'provider_unreachable',
        systemCode: 'ECONNREFUSED',
      })
      api.current.use({ env: { openai: undefined } })
      await api.current.knex('content_batches').delete()
    })

    test('wait the seconds a busy model asks for, all shows alike', async () => {
      const seconds = 6
      const [first, second] = [await hostWith(8), await hostWith(8)]
      const batches = []
      for (const { host } of [first, second])
        batches.push({ host, batch: await host.batches.create({ body: { filter: {}, types } }) })
      const since = Date.now()
      workWith({ status: 429, headers: { 'retry-after': String(seconds) } }, text)
      for (const { host, batch } of batches)
        await until(host, batch, { state: 'running', reason: { code: 'provider_busy' } as never })
      for (const { host, batch } of batches) {
        const { waitingUntil, left } = await look(host, batch)
        expect(Date.parse(waitingUntil!) - since).toBeGreaterThanOrEqual(seconds * 1_000)
        expect(left).toBeGreaterThan(0)
      }
      for (const { host, batch } of batches)
        await until(host, batch, { state: 'done', done: 8, failed: 0, reason: null })
      expect(Date.now() - since).toBeGreaterThanOrEqual(seconds * 1_000)
      expect(model.requests.length).toBe(1 + 8 + 8)
    })

    test('stop at a refused key before every text has met it, and go on when it is mended', async () => {
      const { host } = await hostWith(12)
      workWith({ status: 401 })
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await until(host, batch, { state: 'stopped', failed: 0, left: 12 })
      expect((await look(host, batch)).reason).toMatchObject({
        code: 'provider_refused',
        text: expect.stringContaining('Ask your administrator to check it.'),
      })
      expect(model.requests.length).toBeLessThanOrEqual(8)
      model.behave(text)
      expect((await host.batches.resume({ params: { id: batch.id } })).reason).toBeNull()
      await until(host, batch, { state: 'done', done: 12 })
    })

    test('are not stopped again by what was refused before they were set going', async () => {
      const { host } = await hostWith(6)
      workWith({ status: 401 }, { status: 401, afterMilliseconds: 500 })
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await until(host, batch, { state: 'stopped' })
      model.behave(text)
      const { reason } = await host.batches.resume({ params: { id: batch.id } })
      expect(reason).toBeNull()
      await until(host, batch, { state: 'done', done: 6 })
    })

    test('stop when the subscription ends, with a text that says so; what was written stays', async () => {
      const { host } = await hostWith(10)
      workWith({ text: rightLength, afterMilliseconds: 200 })
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await expect.poll(() => model.requests.length).toBeGreaterThan(0)
      const subscribe = (subscriptionStatus: string) =>
        inPlatform(api.current.knex, (db) =>
          db('tenants').where({ id: host.tenantId }).update({ subscriptionStatus }),
        )
      await subscribe('inactive')
      await until(host, batch, { state: 'stopped' })
      const stopped = await look(host, batch)
      expect(stopped.reason!.text).toContain('The subscription is no longer active.')
      await expect(host.batches.resume({ params: { id: batch.id } })).rejects.toMatchObject({
        problem: { code: 'subscription_inactive' },
      })
      await subscribe('active')
      await host.batches.resume({ params: { id: batch.id } })
      await until(host, batch, { state: 'done', done: 10 })
      expect(new Set(await storedFor(host)).size).toBe(10)
    })

    test('leave out guests deleted after the start, and say so', async () => {
      const { host, ids } = await hostWith(3)
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await host.guests.remove({ params: { id: ids[1]! } })
      startWorking()
      await until(host, batch, { state: 'done', done: 2, skipped: 1 })
      const [item] = await host.batches.items({ params: { id: batch.id }, query: { state: 'skipped' } })
      expect(item).toMatchObject({ guestId: ids[1], error: { text: 'This guest was deleted.' } })
    })

    test('leave a text that someone edited after the start, before or while it is written, and say so', async () => {
      const { host, ids } = await hostWith(4)
      const [before, waiting, writing, untouched] = ids as [number, number, number, number]
      await host.guests.update({ params: { id: writing }, body: { name: 'Held Back' } })
      const introductions = new Map<number, number>()
      for (const guestId of ids) {
        const { id } = await host.content.generate({ body: { guestId, type: 'introduction' } })
        introductions.set(guestId, id)
      }
      const edit = (guestId: number) =>
        host.content.update({ params: { id: introductions.get(guestId)! }, body: { content: 'By hand.' } })
      await edit(before)
      const body = { guestIds: ids, types, replaceEdited: true }
      const batch = await host.batches.create({ body })
      await edit(waiting)
      const [started, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const { drafting } = api.current.app
      const draft: typeof drafting.draft = async (brief, options) => {
        if (brief.guest.name === 'Held Back') {
          started.resolve()
          await stored.promise
        }
        return drafting.draft(brief, options)
      }
      api.current.use({ drafting: { ...drafting, draft } })
      startWorking()
      await started.promise
      await edit(writing)
      stored.resolve()
      await until(host, batch, { state: 'done', done: 2, skipped: 2, left: 0 })
      const skipped = await host.batches.items({ params: { id: batch.id }, query: { state: 'skipped' } })
      expect(sorted(skipped.map(({ guestId }) => guestId))).toEqual(sorted([waiting, writing]))
      const said =
        'This text was edited by hand or checked by the guest after the batch started, so it was kept.'
      expect(skipped.map(({ error }) => error)).toEqual(
        skipped.map(() => ({ code: 'text_edited', text: said })),
      )
      const shown = async (guestId: number) =>
        (await host.content.recent({ query: { guestId, limit: 1 } }))[0]!.content
      expect([await shown(waiting), await shown(writing)]).toEqual(['By hand.', 'By hand.'])
      expect(await shown(before)).not.toBe('By hand.')
      expect(await storedFor(host)).toEqual(sorted([...ids, before, untouched]))
    })

    test('are forgotten 30 days after their end, while their texts stay', async () => {
      const { host, ids } = await hostWith(1)
      startWorking()
      const batch = await host.batches.create({ body: { guestIds: ids, types } })
      await until(host, batch, { state: 'done' })
      const { knex } = api.current
      await purge(knex)
      expect(await host.batches.list()).toHaveLength(1)
      await knex('content_batches').update({ finishedAt: knex.raw("now() - interval '31 days'") })
      await purge(knex)
      expect(await host.batches.list()).toEqual([])
      expect(await storedFor(host)).toEqual(ids)
    })

    test('are ticked off by their host, and only once they are written', async () => {
      const { host, ids } = await hostWith(2)
      const other = await api.current.host()
      const batch = await host.batches.create({ body: { guestIds: ids, types } })
      const items = async () => host.batches.items({ params: { id: batch.id } })
      const wanted = {
        params: { id: batch.id },
        body: { ids: (await items()).map(({ id }) => id), checked: true },
      }
      expect(await host.batches.check(wanted)).toEqual({ changed: 0, missing: [] })
      await host.guests.update({
        params: { id: ids[0]! },
        body: { notes: 'Ni una palabra sobre su hermano' },
      })
      startWorking()
      await until(host, batch, { state: 'done' })
      const toCheck = async () =>
        (await items()).filter(({ noteCheck }) => noteCheck).map((one) => one.guestId)
      expect(await toCheck()).toEqual([ids[0]])
      await expect(other.batches.check(wanted)).rejects.toMatchObject({ status: 404 })
      const more = { ...wanted, body: { ...wanted.body, ids: [...wanted.body.ids, 999_999] } }
      expect(await host.batches.check(more)).toEqual({ changed: 2, missing: [999_999] })
      expect((await items()).every(({ checkedAt }) => checkedAt !== null)).toBe(true)
      expect(await toCheck()).toEqual([])
      expect((await host.content.guests()).noteCheck).toEqual([])
      await host.batches.check({ ...wanted, body: { ...wanted.body, checked: false } })
      expect((await items()).every(({ checkedAt }) => checkedAt === null)).toBe(true)
    })

    test('of a show that floods do not keep another show waiting', async () => {
      const flood = await hostWith(30)
      const small = await hostWith(6)
      workWith({ text: rightLength, afterMilliseconds: 40 })
      await flood.host.batches.create({ body: { filter: {}, types } })
      const batch = await small.host.batches.create({ body: { filter: {}, types } })
      await until(small.host, batch, { state: 'done' })
      const [last] = await api.current
        .knex('content_batch_items')
        .where({ batchId: batch.id })
        .max('finished_at as at')
      const before = await api.current
        .knex('content_batch_items')
        .where({ tenantId: flood.host.tenantId, state: 'done' })
        .where('finishedAt', '<', last!.at)
        .count('id as count')
      // Turn by turn it would be 6, and some more that were already being written
      expect(Number(before[0]!.count)).toBeLessThanOrEqual(6 + 2 * 4)
    })

    test('are worked on by several workers, and nothing is written twice', async () => {
      const { host, ids } = await hostWith(40)
      workWith({ text: rightLength, afterMilliseconds: 20 })
      const second = startAnother(false)
      const batch = await host.batches.create({ body: { filter: {}, types } })
      second.search()
      await until(host, batch, { state: 'done', done: 40 })
      await second.stop()
      expect(await storedFor(host)).toEqual(sorted(ids))
      expect(model.requests.length).toBe(40)
    })

    test('are given back by a worker that is stopped, and written by the next', async () => {
      const { host } = await hostWith(6)
      workWith({ text: rightLength, afterMilliseconds: 1_000 })
      const batch = await host.batches.create({ body: { filter: {}, types } })
      await expect.poll(() => model.requests.length).toBe(4)
      await worker!.stop()
      // What was being written is there, and what was prepared is not lost
      expect(await look(host, batch)).toMatchObject({ state: 'running', done: 4, left: 2 })
      startWorking()
      await until(host, batch, { state: 'done', done: 6 })
      expect(model.requests.length).toBe(6)
    })
  })
})
