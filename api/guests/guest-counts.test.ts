import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const many = (count: number, name = 'Guest') =>
  Array.from({ length: count }, (_, n) => ({ name: `${name} ${n}`, company: 'Studio North' }))

/** Kept counts of a show by status and trash, and the same counted. */
async function countsOf(knex: Knex, { tenantId }: TestHost) {
  const groups = ['episodeStatus', 'isDeleted']
  const kept = await knex('guest_counts')
    .where({ tenantId })
    .groupBy(groups)
    .havingRaw('sum(guests) <> 0')
    .orderBy(groups)
    .select(...groups, knex.raw('sum(guests)::integer as guests'))
  const counted = await knex('guests')
    .where({ tenantId })
    .groupByRaw('1, 2')
    .orderByRaw('1, 2')
    .select(
      'episodeStatus',
      knex.raw('deleted_at is not null as "isDeleted"'),
      knex.raw('count(*)::integer as guests'),
    )
  return { kept, counted }
}

async function pageOf(host: TestHost, query: object) {
  let headers = new Headers()
  const onHeaders = (received: Headers) => void (headers = received)
  const rows = await host.guests.list({ query: { view: 'card', ...query }, onHeaders })
  const total = headers.get('x-total-count')
  const after = /after=(\d+)/.exec(headers.get('link') ?? '')?.[1]
  return { names: rows.map(({ name }) => name), total: total && Number(total), after }
}

describe('how many guests there are', () => {
  const api = startTestApi()

  test('is right after guests were added at the same time, changed, deleted, restored and erased', async () => {
    const host = await api.current.host()
    await Promise.all(many(40).map((guest) => host.guests.create({ body: guest })))
    const { ids } = await host.imports.create({ body: { guests: many(30) } })
    await Promise.all(
      ids
        .slice(0, 10)
        .map((id) => host.guests.setStatus({ params: { id }, body: { episodeStatus: 'completed' } })),
    )
    const { deletionId } = await host.guests.removeMany({ body: { ids: ids.slice(5, 20) } })
    await host.guests.restore({ body: { deletionId: deletionId! } })
    await host.guests.removeMany({ body: { ids: ids.slice(0, 3) } })
    await api.current.knex('guests').whereIn('id', ids.slice(20, 25)).delete()
    const { kept, counted } = await countsOf(api.current.knex, host)
    expect(kept).toEqual(counted)
    expect(await pageOf(host, { limit: 1 })).toMatchObject({ total: 62 })
    expect(await pageOf(host, { limit: 1, status: 'completed' })).toMatchObject({ total: 7 })
    // However often it changed, there is little to add up
    const { rows } = await api.current.knex.raw(
      'select count(*)::integer n from guest_counts where tenant_id = ?',
      [host.tenantId],
    )
    expect(rows[0].n).toBeLessThan(40)
  })

  test('goes with a show that is erased', async () => {
    const host = await api.current.host()
    await host.imports.create({ body: { guests: many(3) } })
    await api.current.knex('tenants').where({ id: host.tenantId }).delete()
    expect(await api.current.knex('guest_counts').where({ tenantId: host.tenantId })).toEqual([])
  })

  test('is left out of a search that finds more than 2,000, which can still be read to its end', async () => {
    const host = await api.current.host()
    for (const name of ['Ada', 'Ben', 'Cleo'])
      await host.imports.create({ body: { guests: many(700, name) } })
    expect(await pageOf(host, { search: 'ada', limit: 1 })).toMatchObject({ total: 700 })
    // Many contain the first word, none the second, which is too short for an index
    expect(await pageOf(host, { search: 'studio zq' })).toMatchObject({ names: [], total: 0 })
    expect(await host.guests.counts({ query: { search: 'studio zq' } })).toMatchObject({ all: null })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await pageOf(host, { search: 'studio', limit: 1_000, ...(after && { after }) })
      expect(page.total).toBeNull()
      seen.push(...page.names)
      after = page.after
    } while (after)
    expect(new Set(seen).size).toBe(2_100)
    expect(seen.slice(0, 2)).toEqual((await pageOf(host, { limit: 2 })).names)
  })
})
