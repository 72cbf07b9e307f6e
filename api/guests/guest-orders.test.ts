import { guestSorts } from '@cueroom/core/guests/guest-sort.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { type GuestQuery, readGuests } from '../testing/read-guests.ts'

describe('the guest list', () => {
  const api = startTestApi()

  const cast = [
    { name: 'zoe Quist', company: 'Østergård', interviewDate: '2001-01-01T10:00:00Z' },
    { name: 'Émile Roux', title: 'Zoologist', interviewDate: '2099-03-01T10:00:00Z' },
    { name: 'Ada Lovelace', company: 'acme' },
    { name: 'Ben Ode', company: 'Blue Shelf', interviewDate: '2099-01-01T10:00:00Z' },
    { name: 'Łucja Straßer', interviewDate: '2002-01-01T10:00:00Z' },
  ]

  async function showWithCast() {
    const host = await api.current.host()
    const ids: Record<string, number> = {}
    for (const { interviewDate, ...guest } of cast) {
      const { id } = await host.guests.create({ body: guest })
      ids[guest.name.split(' ')[0]!] = id
      if (interviewDate) await host.guests.setInterviewDate({ params: { id }, body: { interviewDate } })
    }
    return { host, ids }
  }

  test('refuses an order that there is not', async () => {
    const host = await api.current.host()
    const listing = host.guests.list({ query: { sort: 'shoe-size' as never } })
    await expect(listing).rejects.toMatchObject({ status: 400, problem: { details: [{ path: 'sort' }] } })
  })

  test('is in the order that is asked for, on all pages; who lacks the value comes last', async () => {
    const { host } = await showWithCast()
    const first = async (sort: GuestQuery['sort']) => {
      const { names, total } = await readGuests(host, { sort })
      expect(total).toBe(5)
      return names.map((name) => name.split(' ')[0])
    }
    expect(await first('name')).toEqual(['Ada', 'Ben', 'Émile', 'Łucja', 'zoe'])
    expect(await first('-name')).toEqual(['zoe', 'Łucja', 'Émile', 'Ben', 'Ada'])
    expect(await first('company')).toEqual(['Ada', 'Ben', 'zoe', 'Łucja', 'Émile'])
    expect(await first('-company')).toEqual(['zoe', 'Ben', 'Ada', 'Łucja', 'Émile'])
    // Coming dates before past ones
    expect(await first('date')).toEqual(['Ben', 'Émile', 'zoe', 'Łucja', 'Ada'])
    expect(await first('-date')).toEqual(['Łucja', 'zoe', 'Émile', 'Ben', 'Ada'])
    expect(await first('added')).toEqual(['zoe', 'Émile', 'Ada', 'Ben', 'Łucja'])
  })

  test('every order has every guest once, with and without a search', async () => {
    const { host } = await showWithCast()
    const all = cast.map(({ name }) => name).toSorted()
    for (const sort of guestSorts) {
      const { names } = await readGuests(host, { sort })
      expect([sort, ...names.toSorted()]).toEqual([sort, ...all])
      const found = await readGuests(host, { sort, search: 'a' })
      expect(found.names.toSorted()).toEqual(['Ada Lovelace', 'zoe Quist', 'Łucja Straßer'])
      expect(found.total).toBe(found.names.length)
    }
  })

  test('is found without regard to case, accents and the order of words', async () => {
    const { host } = await showWithCast()
    const found = async (search: string) => (await readGuests(host, { search })).names
    expect(await found('osterg')).toEqual(['zoe Quist'])
    expect(await found('ØSTERG')).toEqual(['zoe Quist'])
    expect(await found('ROUX zoolog')).toEqual(['Émile Roux'])
    expect(await found('zoolog  emile roux')).toEqual(['Émile Roux'])
    expect(await found('strasser lucja')).toEqual(['Łucja Straßer'])
    expect(await found('roux nobody')).toEqual([])
    expect(await found('％')).toEqual([])
    expect(await found('   ')).toHaveLength(5)
  })

  test('is narrowed to who has not answered, in every order', async () => {
    const { host, ids } = await showWithCast()
    await api.current
      .knex('guests')
      .where({ id: ids['Ada'] })
      .update({ responses: { Topic: 'Engines' } })
    expect(await readGuests(host, { answered: 'yes' })).toEqual({ names: ['Ada Lovelace'], total: 1 })
    const { names, total } = await readGuests(host, { answered: 'no', sort: 'name' })
    expect([names[0], total]).toEqual(['Ben Ode', 4])
    expect((await readGuests(host, { sort: '-answered' })).names[0]).toBe('Ada Lovelace')
    expect((await readGuests(host, { sort: 'answered' })).names.at(-1)).toBe('Ada Lovelace')
    expect(await host.guests.counts({ query: {} })).toEqual({
      all: 5,
      unscheduled: 3,
      upcoming: 2,
      completed: 0,
      unanswered: 4,
    })
    expect(await host.guests.counts({ query: { search: 'lovelace' } })).toMatchObject({
      all: 1,
      unanswered: 0,
    })
  })

  test('has only the guests that are named, and none of another show', async () => {
    const { host, ids } = await showWithCast()
    const other = await showWithCast()
    const named = [ids['Ada'], ids['Ben'], other.ids['Ada']].join(',')
    const { names, total } = await readGuests(host, { ids: named, sort: '-name' })
    expect([names, total]).toEqual([['Ben Ode', 'Ada Lovelace'], 2])
  })

  test('is narrowed and ordered by the texts of guests', async () => {
    const { host, ids } = await showWithCast()
    const [ada, ben] = [ids['Ada']!, ids['Ben']!]
    for (const [guestId, type] of [
      [ada, 'introduction'],
      [ada, 'questions'],
      [ben, 'introduction'],
    ] as const)
      await host.content.generate({ body: { guestId, type } })
    await host.guests.update({ params: { id: ben }, body: { title: 'Diver' } })
    expect((await readGuests(host, { texts: 'no-introduction' })).total).toBe(3)
    expect(await readGuests(host, { texts: 'out-of-date', sort: 'name' })).toEqual({
      names: ['Ben Ode'],
      total: 1,
    })
    expect((await readGuests(host, { sort: '-texts' })).names.slice(0, 2)).toEqual([
      'Ada Lovelace',
      'Ben Ode',
    ])
    expect((await readGuests(host, { sort: 'texts', search: 'o' })).names.at(-1)).toBe('Ada Lovelace')
  })

  test('a search that finds more than 2,000 is in order, too, and nobody counts it', async () => {
    const host = await api.current.host()
    const guests = Array.from({ length: 700 }, (_, n) => ({ name: `Guest ${n}`, company: 'Studio North' }))
    for (let part = 0; part < 3; part++) await host.imports.create({ body: { guests } })
    const query = { search: 'north studio', sort: 'name', view: 'card' } as const
    let headers = new Headers()
    const rows = await host.guests.list({
      query: { ...query, limit: 4 },
      onHeaders: (received) => void (headers = received),
    })
    expect(rows.map(({ name }) => name)).toEqual(['Guest 0', 'Guest 0', 'Guest 0', 'Guest 1'])
    expect(headers.get('x-total-count')).toBeNull()
    expect(await host.guests.counts({ query: { search: 'studio' } })).toMatchObject({ all: null })
  })

  test('names whose letters become many are stored, listed and found', async () => {
    const host = await api.current.host()
    await host.guests.create({ body: { name: 'ﷺ'.repeat(200), company: 'ﷺ'.repeat(200) } })
    expect((await readGuests(host, { sort: 'name' })).names).toHaveLength(1)
    expect((await readGuests(host, { search: 'ﷺ', sort: 'company' })).names).toHaveLength(1)
  })
})

describe('the interviews between two moments', () => {
  const api = startTestApi()

  test('need a beginning, and are those of the show alone, soonest first', async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const add = (tenantId: string, name: string, row: object) =>
      api.current.knex('guests').insert({ tenantId, name, ...row })
    await add(host.tenantId, 'Later', { interviewDate: '2099-03-20T10:00:00Z' })
    await add(host.tenantId, 'First', { interviewDate: '2099-03-01T00:00:00Z', episodeStatus: 'completed' })
    await add(host.tenantId, 'Before', { interviewDate: '2099-02-28T23:59:59Z' })
    await add(host.tenantId, 'After', { interviewDate: '2099-04-01T00:00:00Z' })
    const { id } = await host.guests.create({ body: { name: 'Deleted' } })
    await host.guests.setInterviewDate({ params: { id }, body: { interviewDate: '2099-03-10T10:00:00Z' } })
    await host.guests.remove({ params: { id } })
    await add(host.tenantId, 'Undated', {})
    await add(other.tenantId, 'Stranger', { interviewDate: '2099-03-10T10:00:00Z' })
    await expect(host.guests.interviews({ query: {} as never })).rejects.toMatchObject({ status: 400 })
    const [from, to] = ['2099-03-01T00:00:00Z', '2099-04-01T00:00:00Z']
    const march = await host.guests.interviews({ query: { from, to } })
    expect(march.map(({ name }) => name)).toEqual(['First', 'Later'])
    expect(march[0]).toEqual({
      id: expect.any(Number),
      name: 'First',
      interviewDate: '2099-03-01T00:00:00.000Z',
    })
    const since = await host.guests.interviews({ query: { from } })
    expect(since.map(({ name }) => name)).toEqual(['First', 'Later', 'After'])
  })
})

describe('the agenda', () => {
  const api = startTestApi()
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

  test('has nobody in an empty show', async () => {
    const host = await api.current.host()
    expect(await host.guests.agenda()).toEqual({ guests: [], planned: 0, nextWeek: 0, total: 0 })
  })

  test('lists coming interviews by date, then new guests without one; others are only counted', async () => {
    const host = await api.current.host()
    const add = async (name: string, row: object = {}) =>
      api.current.knex('guests').insert({ tenantId: host.tenantId, name, ...row })
    await add('Undated')
    await add('Newer')
    await add('Forgotten', { createdAt: hours(-31 * 24) })
    await add('Later', { interviewDate: hours(200) })
    await add('Under way', { interviewDate: hours(-1), episodeStatus: 'upcoming' })
    await add('Over', { interviewDate: hours(-3), episodeStatus: 'upcoming' })
    const date = hours(30)
    await add('Next', { interviewDate: date })
    await add('Beside her', { interviewDate: date })
    await add('Completed', { interviewDate: hours(40), episodeStatus: 'completed' })
    const agenda = await host.guests.agenda()
    expect(agenda.guests.map(({ name }) => name)).toEqual([
      'Under way',
      'Next',
      'Beside her',
      'Later',
      'Newer',
      'Undated',
    ])
    // Two guests at the same time are one recording
    expect(agenda).toMatchObject({ planned: 6, nextWeek: 2, total: 9 })
  })
})
