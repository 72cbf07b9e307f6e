import { guestSorts } from '@cueroom/core/guests/guest-sort.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { type GuestQuery, readGuests } from '../testing/read-guests.ts'

const locks = ['both locks', 'the code alone'] as const

describe.each(engines.flatMap((engine) => locks.map((lock) => [engine, lock] as const)))(
  'the guest list on %s, with %s,',
  (engine, lock) => {
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
      return ids
    }

    beforeAll(async () => {
      api.current.liftLimits()
      host = await api.current.host()
      const other = await api.current.host()
      await guestsOf(host, 'ours', 3)
      strangers = await guestsOf(other, 'theirs', 4)
      if (lock === 'the code alone')
        for (const table of ['guests', 'guest_counts', 'generated_content'])
          await api.current.knex.raw('alter table ?? disable row level security', [table])
    })

    const filters: GuestQuery[] = [
      {},
      { search: 'pottery' },
      { search: 'guest of' },
      { answered: 'no' },
      { texts: 'no-introduction' },
      { search: 'pottery', texts: 'no-introduction' },
    ]

    test.each(guestSorts)('has and counts the show’s own guests alone, in the order %s', async (sort) => {
      for (const view of ['card', undefined] as const)
        for (const filter of filters) {
          const { names, total } = await readGuests(host, { ...filter, sort, ...(view && { view }) })
          const own = ['Guest 0 of ours', 'Guest 1 of ours', 'Guest 2 of ours']
          const found = { names: names.toSorted(), total }
          expect({ ...filter, view, ...found }).toEqual({ ...filter, view, names: own, total: 3 })
        }
    })

    test('finds nobody by the ids or the names of another show', async () => {
      for (const sort of guestSorts) {
        expect((await readGuests(host, { sort, ids: strangers.join(',') })).names).toEqual([])
        expect((await readGuests(host, { sort, search: 'theirs' })).names).toEqual([])
      }
    })

    test('goes on after nobody of another show', async () => {
      for (const sort of guestSorts) {
        const page = host.guests.list({ query: { sort, after: strangers[1]!, limit: 2 } })
        const names = await page.then((guests) => guests.map(({ name }) => name)).catch(() => [])
        expect(names.filter((name) => name.includes('theirs'))).toEqual([])
      }
    })

    test('plans only the show’s own interviews', async () => {
      const agenda = JSON.stringify(await host.guests.agenda({}))
      expect(agenda).toContain('of ours')
      expect(agenda).not.toContain('of theirs')
    })
  },
)
