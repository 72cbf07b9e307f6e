import { createHash } from 'node:crypto'
import { defaultQuotas } from '@cueroom/core/entitlements/quotas.ts'
import { describe, expect, test } from 'vitest'
import { startWorker } from '../batches/worker.ts'
import { inTenant } from '../db/tenant.ts'
import { savePhoto } from '../media/media.service.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'

const refused = { status: 403, problem: { code: 'quota_reached' } }
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('a show that has reached its limit', () => {
  const api = startTestApi({ quotas: { ...defaultQuotas, guests: 5, answers: 2, texts: 1, mediaBytes: 10 } })
  const add = (host: TestHost, count: number) =>
    host.imports.create({
      body: { guests: Array.from({ length: count }, (_, n) => ({ name: `Guest ${n}` })) },
    })

  test('gets no further guest: of 20 added at the same time, one fits', async () => {
    const host = await api.current.host()
    await add(host, 4)
    const added = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => host.guests.create({ body: { name: `Late ${n}` } })),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // On a busy machine some may be asked to try again instead
    const refusals = added.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
    expect(refusals.filter((status) => status !== 403 && status !== 503)).toEqual([])
    await expect(host.guests.create({ body: { name: 'Last' } })).rejects.toMatchObject(refused)
    expect(await host.guests.list()).toHaveLength(5)
  })

  test('imports nothing of what does not fit', async () => {
    const host = await api.current.host()
    await add(host, 3)
    await expect(add(host, 3)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('limit of 5 guests. Nothing was saved.'),
    })
    expect(await host.guests.list()).toHaveLength(3)
    expect(await host.imports.list()).toHaveLength(1)
    await add(host, 2)
  })

  test('does not reach it for others', async () => {
    const [full, other] = [await api.current.host(), await api.current.host()]
    await add(full, 5)
    await add(other, 5)
    expect(await other.guests.list()).toHaveLength(5)
  })

  test('counts what is in the trash, which can be restored', async () => {
    const host = await api.current.host()
    await add(host, 5)
    await host.guests.removeAll()
    await expect(host.guests.create({ body: { name: 'Ada' } })).rejects.toMatchObject(refused)
  })

  test('stores no further photo, and one that is stored already again', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    await expect(host.guests.setPhoto({ params: { id }, body: { photo: pixel } })).rejects.toMatchObject(
      refused,
    )
  })

  test('counts a photo once, however often it is uploaded', async () => {
    const host = await api.current.host()
    const { tenantId } = host
    const bytes = Buffer.from('12345678')
    const sha256 = createHash('sha256').update(bytes).digest()
    const photo = { kind: 'picture', bytes, sha256, mime: 'image/png', width: 1, height: 1 } as const
    const save = () => inTenant(api.current.knex, tenantId, (db) => savePhoto(db, photo))
    expect(await save()).toEqual(await save())
    expect((await host.auth.usage()).mediaBytes).toEqual({ used: 8, limit: 10 })
  })

  test('stops a batch with the reason, and keeps what was written', async () => {
    const host = await api.current.host()
    await add(host, 3)
    const worker = startWorker(api.current.app)
    try {
      const { id } = await host.batches.create({ body: { filter: {}, types: ['introduction'] } })
      const reason = expect.objectContaining({ text: expect.stringContaining('limit of 1 generated texts') })
      await expect
        .poll(() => host.batches.get({ params: { id } }))
        .toMatchObject({ state: 'stopped', done: 1, left: 2, reason })
      expect(await host.content.recent()).toHaveLength(1)
    } finally {
      await worker.stop()
    }
  })

  test('can see how much of each limit it has used', async () => {
    const host = await api.current.host()
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada' } })
    await host.content.generate({ body: { guestId, type: 'introduction' } })
    await host.guests.removeAll()
    expect(await host.auth.usage()).toEqual({
      guests: { used: 1, limit: 5 },
      answers: { used: 0, limit: 2 },
      texts: { used: 1, limit: 1 },
      mediaBytes: { used: 0, limit: 10 },
    })
  })

  test('takes no further answers, and says to the guest that theirs are kept', async () => {
    const host = await api.current.host()
    const [{ id } = { id: '' }] = await host.questionnaires.list()
    const questionnaire = await host.questionnaires.update({
      params: { id },
      body: { questions: [{ question: 'Your story?', type: 'text' }] },
    })
    const answer = (n: number) =>
      api.current.client().questionnaires.submit({
        params: { id },
        body: {
          responses: { [questionnaire.questions[0]!.id]: `Kelp ${n}` },
          guestName: 'Ada',
          guestEmail: 'ada@kelp.example',
        },
      })
    await answer(1)
    await answer(2)
    await expect(answer(3)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('Yours are saved in this browser'),
    })
    expect(await host.questionnaires.responses({ params: { id } })).toHaveLength(2)
  })

  test('asks no model for another text', async () => {
    const host = await api.current.host()
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada' } })
    const generate = () => host.content.generate({ body: { guestId, type: 'introduction' } })
    await generate()
    const { drafting } = api.current.app
    const draft = () => Promise.reject(new Error('The model was asked'))
    api.current.use({ drafting: { ...drafting, draft } })
    await expect(generate()).rejects.toMatchObject(refused)
    api.current.use({ drafting })
    const texts = await inTenant(api.current.knex, host.tenantId, (db) => db('generated_content'))
    expect(texts).toHaveLength(1)
  })
})
