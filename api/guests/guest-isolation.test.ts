import { guestSorts } from '@cueroom/core/guests/guest-sort.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'
import { type GuestQuery, readGuests } from '../testing/read-guests.ts'
import { showTables } from '../testing/show-rows.ts'

const locks = ['both locks', 'the code alone'] as const

const lists = alikeEngines.flatMap((engine) => locks.map((lock) => [engine, lock] as const))

describe.each(lists)('the guest list on %s, with %s,', (engine, lock) => {
  const api = startTestApi({}, engine)
  let host: TestHost
  let strangers: number[]

  /** Guests whose names, companies and dates lie between those of the other show. */
  async function guestsOf(show: TestHost, side: string, count: number) {
    const ids: number[] = []
    for (let n = 0; n < count; n++) {
      const company = `${String.fromCharCode(65 + n)} Pottery`
      const { id } = await show.guests.create({ body: { name: `Guest ${n} of ${side}`, company } })
      const interviewDate = `2099-0${n + 1}-01T10:00:00Z`
      if (n % 2 === 0) await show.guests.setInterviewDate({ params: { id }, body: { interviewDate } })
      ids.push(id)
    }
    // A text that is out of date
    const [id = 0] = ids
    await show.content.generate({ body: { guestId: id, type: 'introduction' } })
    await show.guests.update({ params: { id }, body: { title: 'Diver' } })
    return ids
  }

  beforeAll(async () => {
    api.current.liftLimits()
    host = await api.current.host()
    const other = await api.current.host()
    await guestsOf(host, 'ours', 3)
    strangers = await guestsOf(other, 'theirs', 4)
    if (lock === 'the code alone')
      for (const table of [...(await showTables(api.current.knex)), 'tenants'])
        await api.current.knex.raw('alter table ?? disable row level security', [table])
  })

  const all = ['Guest 0 of ours', 'Guest 1 of ours', 'Guest 2 of ours']
  const filters: [filter: GuestQuery, names: string[]][] = [
    [{}, all],
    [{ search: 'pottery' }, all],
    [{ search: 'guest of' }, all],
    [{ answered: 'no' }, all],
    [{ status: 'unscheduled' }, all.slice(1, 2)],
    [{ texts: 'out-of-date' }, all.slice(0, 1)],
    [{ texts: 'no-introduction' }, all.slice(1)],
    [{ search: 'pottery', texts: 'no-introduction' }, all.slice(1)],
  ]

  test.each(guestSorts)('has and counts the show’s own guests alone, in the order %s', async (sort) => {
    for (const view of ['card', 'whole'] as const)
      for (const [filter, own] of filters) {
        const { names, total } = await readGuests(host, { ...filter, sort, view })
        const found = { names: names.toSorted(), total }
        expect({ ...filter, view, ...found }).toEqual({ ...filter, view, names: own, total: own.length })
      }
  })

  test('finds nobody by the ids or the names of another show', async () => {
    for (const sort of guestSorts) {
      expect((await readGuests(host, { sort, ids: strangers.join(',') })).names).toEqual([])
      expect((await readGuests(host, { sort, search: 'theirs' })).names).toEqual([])
    }
  })

  test('takes a guest of another show as the start of a page like one that isn’t there', async () => {
    for (const sort of guestSorts) {
      const outcome = (after: number) =>
        host.guests
          .list({ query: { sort, after, limit: 2 } })
          .then((guests) => guests.map(({ name }) => name))
          .catch(({ status, problem }) => ({ status, error: problem?.error }))
      expect(await outcome(strangers[1]!)).toEqual(await outcome(2_000_000_000))
    }
  })

  test('counts only the show’s own guests', async () => {
    const counts = { all: 3, unscheduled: 1, upcoming: 2, completed: 0, unanswered: 3 }
    expect(await host.guests.counts({ query: {} })).toEqual(counts)
    expect(await host.guests.counts({ query: { search: 'pottery' } })).toEqual(counts)
  })

  test('plans only the show’s own interviews', async () => {
    const agenda = JSON.stringify(await host.guests.agenda({}))
    expect(agenda).toContain('of ours')
    expect(agenda).not.toContain('of theirs')
  })
})
