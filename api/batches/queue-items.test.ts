import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import * as batches from './batches.service.ts'
import { startWorker, type Worker } from './worker.ts'

const everybody = { filter: {}, types: ['questions' as const] }

describe('texts of batches', () => {
  const api = startTestApi({ generation: { concurrency: 4, leaseSeconds: 15 } })
  let model: ModelServer
  let worker: Worker | undefined
  beforeAll(async () => {
    model = await startModelServer()
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    api.current.use({ drafting: createDrafting({ openai }) })
  })
  afterAll(() => model.close())
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
    const { knex } = api.current
    await knex('content_batches').delete()
    await knex('pgboss.job').delete()
  })

  const hostWith = async (guests: number, called = 'Guest') => {
    const host = await api.current.host()
    const names = Array.from({ length: guests }, (_, n) => ({ name: `${called} ${n}` }))
    await host.imports.create({ body: { guests: names } })
    return host
  }
  const batchFor = async (guests: number) => {
    const host = await hostWith(guests)
    return { host, batch: await host.batches.create({ body: everybody }) }
  }
  const get = ({ host, batch }: Awaited<ReturnType<typeof batchFor>>) =>
    host.batches.get({ params: { id: batch.id } })
  const startWorking = () => {
    worker = startWorker(api.current.app)
  }
  /** Shows of the queued texts, in the order in which they are fetched. */
  const queued = async () => {
    const jobs = api.current.knex('pgboss.job').where({ name: 'texts', state: 'created' })
    const rows: { data: { tenantId: string } }[] = await jobs.orderBy('priority', 'desc').select('data')
    return rows.map(({ data }) => data.tenantId)
  }

  test('of a batch with a limit leave the other places to other shows', async () => {
    const release = Promise.withResolvers<void>()
    model.requests.length = 0
    model.behave({ text: 'Hello', until: release.promise })
    const limited = await hostWith(6, 'Limited')
    const batch = await limited.batches.create({ body: { ...everybody, concurrency: 2 } })
    startWorking()
    await expect.poll(() => model.requests.length).toBe(2)
    // All four places would be taken by now, were it not for the limit
    const other = await batchFor(2)
    worker!.search()
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(4)
    // More of the limited batch may be in progress by then, but no more are with the model
    const asked = model.requests.map((request) => JSON.stringify(request))
    expect(asked.filter((text) => text.includes('Limited'))).toHaveLength(2)
    const query = { state: 'working' as const }
    expect(await other.host.batches.items({ params: { id: other.batch.id }, query })).toHaveLength(2)
    release.resolve()
    await expect.poll(() => get({ host: limited, batch }), { timeout: 30_000 }).toMatchObject({ done: 6 })
  })

  test('are queued in the transaction that makes their batch', async () => {
    const { tenantId } = await hostWith(3)
    const { knex, app } = api.current
    const failing = inTenant(knex, tenantId, async (db) => {
      await batches.create(db, app.jobs, everybody)
      throw new Error('The call failed')
    })
    await expect(failing).rejects.toThrow('The call failed')
    expect(await queued()).toEqual([])
  })

  test('take turns between shows, each behind what its own show has waiting', async () => {
    const [flood, small] = [await batchFor(30), await batchFor(3)]
    await small.host.batches.create({ body: everybody })
    const first = (await queued()).slice(0, 12)
    expect(first.filter((tenantId) => tenantId === small.host.tenantId)).toHaveLength(6)
    expect((await queued()).slice(12).every((tenantId) => tenantId === flood.host.tenantId)).toBe(true)
  })

  test('leave the queue with a pause and return with a resume', async () => {
    const { host, batch } = await batchFor(5)
    await host.batches.pause({ params: { id: batch.id } })
    expect(await queued()).toEqual([])
    await host.batches.resume({ params: { id: batch.id } })
    expect(await queued()).toHaveLength(5)
    await host.batches.cancel({ params: { id: batch.id } })
    expect(await queued()).toEqual([])
  })

  test('are found where their jobs were lost', async () => {
    const lost = await batchFor(3)
    await api.current.knex('pgboss.job').delete()
    model.behave({ text: '1. A question?' })
    startWorking()
    await expect.poll(() => get(lost)).toMatchObject({ state: 'done', done: 3 })
  })

  test('that fail after their batch was cancelled wait no longer', async () => {
    model.requests.length = 0
    model.behave({ status: 429, headers: { 'retry-after': '1' }, afterMilliseconds: 500 })
    const cancelled = await batchFor(2)
    startWorking()
    await expect.poll(() => model.requests.length).toBe(2)
    await cancelled.host.batches.cancel({ params: { id: cancelled.batch.id } })
    expect(await get(cancelled)).toMatchObject({ left: 2 })
    await expect.poll(() => get(cancelled)).toMatchObject({ state: 'cancelled', left: 0, done: 0 })
  })

  test('of a small batch are counted as done when the last is written, while another show has much to write', async () => {
    model.behave({ text: '1. A question?', afterMilliseconds: 250 })
    const [flood, small] = [await batchFor(80), await batchFor(2)]
    startWorking()
    await expect.poll(async () => (await get(small)).state).toBe('done')
    expect(await get(flood)).toMatchObject({ state: 'running' })
    expect((await get(flood)).left).toBeGreaterThan(0)
    await flood.host.batches.cancel({ params: { id: flood.batch.id } })
  })
})
