import type { Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { addRows } from '../testing/show-rows.ts'
import { purge, startMaintenance } from './maintenance.ts'

describe('the purge', () => {
  const api = startTestApi()
  let host: TestHost
  let knex: Knex
  beforeEach(async () => {
    host = await api.current.host()
    ;({ knex } = api.current)
  })

  const ago = (interval: string) => knex.raw(`now() - ?::interval`, [interval])
  const own = (table: string) => knex(table).where({ tenantId: host.tenantId })
  const count = async (table: string) => (await own(table)).length
  /** Moves what was deleted last into the past. */
  const age = async (deletionId: string, interval: string) => {
    await own('guests')
      .where({ deletionId })
      .update({ deletedAt: ago(interval) })
    await own('generated_content')
      .where({ deletionId })
      .update({ deletedAt: ago(interval) })
    await own('deletions')
      .where({ id: deletionId })
      .update({ createdAt: ago(interval) })
  }

  test('erases the trash after 30 days, with everything that belongs to it, and not a day before', async () => {
    const { id } = await host.guests.create({ body: { name: 'Ada', bio: 'Builds engines.' } })
    await host.content.generate({ body: { guestId: id, type: 'questions' } })
    await host.guests.create({ body: { name: 'Grace' } })
    const { deletionId } = await host.guests.remove({ params: { id } })

    await age(deletionId!, '29 days 23 hours')
    await purge(knex)
    expect([await count('guests'), await count('generated_content'), await count('deletions')]).toEqual([
      2, 1, 1,
    ])

    await age(deletionId!, '30 days 1 hour')
    await purge(knex)
    expect([await count('guests'), await count('generated_content'), await count('deletions')]).toEqual([
      1, 0, 0,
    ])
    await expect(host.guests.restore({ body: { deletionId: deletionId! } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await host.guests.list()).toMatchObject([{ name: 'Grace' }])
  })

  test('ends sessions at their end', async () => {
    const other = await api.current.host()
    const admin = await api.current.admin()
    await knex('sessions')
      .where({ tenantId: host.tenantId })
      .update({ expiresAt: ago('1 second') })
    await knex('sessions')
      .where({ adminId: admin.adminId })
      .update({ expiresAt: ago('1 second') })
    await purge(knex)
    expect(await count('sessions')).toBe(0)
    expect(await knex('sessions').where({ adminId: admin.adminId })).toEqual([])
    expect((await other.auth.session()).tenant.id).toBe(other.tenantId)
  })

  test('forgets repeated calls after a day, those of administrators too', async () => {
    const { adminId } = await api.current.admin()
    const call = { route: 'POST /api/guests', requestHash: Buffer.alloc(32), status: 201, reply: '{}' }
    for (const [key, interval] of [
      ['old', '24 hours 1 minute'],
      ['young', '23 hours 59 minutes'],
    ]) {
      const row = { ...call, key, createdAt: ago(interval!) }
      await knex('idempotency_keys').insert({ ...row, tenantId: host.tenantId })
      await knex('admin_idempotency_keys').insert({ ...row, adminId })
    }
    await purge(knex)
    expect(await own('idempotency_keys').pluck('key')).toEqual(['young'])
    expect(await knex('admin_idempotency_keys').where({ adminId }).pluck('key')).toEqual(['young'])
  })

  test('erases pictures that nobody carries any more, a day after they came', async () => {
    const { mediaId } = await addRows(knex, host.tenantId, 'canary')
    const picture = (bytes: string) => ({
      tenantId: host.tenantId,
      id: randomId(),
      sha256: Buffer.alloc(32, bytes),
      mime: 'image/png',
      bytes: Buffer.from(bytes),
      width: 1,
      height: 1,
    })
    const [logo, face, unused, fresh] = [
      picture('logo'),
      picture('face'),
      picture('unused'),
      picture('fresh'),
    ]
    await knex('media').insert([logo, face, unused, fresh])
    await own('show_settings').update({
      showLogo: `/media/${logo.id}`,
      hosts: JSON.stringify([{ name: 'Ada', photo: `/media/${face.id}` }]),
    })
    await own('media')
      .whereNot({ id: fresh.id })
      .update({ createdAt: ago('25 hours') })
    await purge(knex)
    expect(new Set(await own('media').pluck('id'))).toEqual(new Set([mediaId, logo.id, face.id, fresh.id]))
  })
})

describe('the timers', () => {
  const api = startTestApi()
  afterEach(() => {
    vi.useRealTimers()
  })

  test('report what fails and go on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const failing = new Proxy(api.current.knex, {
      apply: () => {
        throw new Error('The disk is full')
      },
      get: (target, name) => {
        if (name === 'raw') throw new Error('The disk is full')
        return Reflect.get(target, name)
      },
    })
    const reported: unknown[] = []
    const maintenance = startMaintenance(failing, {
      report: (error) => reported.push(error),
    })
    vi.advanceTimersByTime(60 * 60_000)
    await maintenance.stop()
    // At the start and after an hour
    expect(reported).toHaveLength(2)
    vi.advanceTimersByTime(60 * 60_000)
    await maintenance.stop()
    expect(reported).toHaveLength(2)
  })
})
