import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import { claim } from './claims.ts'
import { startWorkers } from './workers.ts'

const everybody = { filter: {}, types: ['questions' as const] }
const holder = { worker: 'a-worker', leaseSeconds: 15 }

describe('texts of batches', () => {
  const api = startTestApi({ generation: { concurrency: 4, leaseSeconds: 15 } })
  const batchFor = async (guests: number) => {
    const host = await api.current.host()
    const names = Array.from({ length: guests }, (_, n) => ({ name: `Guest ${n}` }))
    await host.imports.create({ body: { guests: names } })
    return { host, batch: await host.batches.create({ body: everybody }) }
  }

  test('are given out several at once as they would be one after the other, and none twice', async () => {
    const { knex } = api.current
    const [flood, small] = [await batchFor(30), await batchFor(6)]
    const share = (items: { tenantId: string }[]) =>
      [flood, small].map(({ host }) => items.filter(({ tenantId }) => tenantId === host.tenantId).length)
    const singly = []
    for (let count = 0; count < 5; count++) singly.push(...(await claim(knex, holder, 1)))
    expect(share(singly)).toEqual([2, 3])
    await knex('content_batch_items').update({ state: 'waiting', worker: null, leaseUntil: null })

    const together = await claim(knex, holder, 5)

    expect(share(together)).toEqual([2, 3])
    expect(share(together.slice(0, 2))).toEqual([1, 1])
    // Each show's first ones, in their order
    for (const { host } of [flood, small]) {
      const own = { tenantId: host.tenantId }
      const all = await knex('content_batch_items').where(own).orderBy('id').pluck('id')
      const given = together.filter(({ tenantId }) => tenantId === host.tenantId).map(({ id }) => id)
      expect(given).toEqual(all.slice(0, given.length))
    }
    const rest = await claim(knex, { ...holder, worker: 'another' }, 100)
    expect(new Set([...together, ...rest].map(({ id }) => id)).size).toBe(36)
    expect(await claim(knex, holder, 5)).toEqual([])
    for (const { host, batch } of [flood, small]) await host.batches.cancel({ params: { id: batch.id } })
    await knex('content_batches').delete()
  })

  describe('while another show has much to write', () => {
    let model: ModelServer
    beforeAll(async () => {
      model = await startModelServer()
    })
    afterAll(() => model.close())

    test('are counted as done when the last is written', async () => {
      model.behave({ text: '1. A question?', afterMilliseconds: 250 })
      const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
      api.current.use({ drafting: createDrafting({ openai }) })
      const [flood, small] = [await batchFor(80), await batchFor(2)]
      const look = ({ host, batch }: typeof small) => host.batches.get({ params: { id: batch.id } })
      const workers = startWorkers(api.current.app, { embedded: false })

      await expect.poll(async () => (await look(small)).state).toBe('done')

      expect(await look(flood)).toMatchObject({ state: 'running' })
      expect((await look(flood)).left).toBeGreaterThan(0)
      await flood.host.batches.cancel({ params: { id: flood.batch.id } })
      await workers.stop()
    })
  })
})
