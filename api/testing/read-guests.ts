import type { TestHost } from './api.ts'

export type GuestQuery = NonNullable<NonNullable<Parameters<TestHost['guests']['list']>[0]>['query']>

/** The names of a guest list, read two at a time, and how many the first page says there are. */
export async function readGuests(host: TestHost, query: GuestQuery) {
  const names: string[] = []
  let total: number | undefined
  for (let after: string | undefined, page = 0; page < 20; page++) {
    let headers = new Headers()
    const rows = await host.guests.list({
      query: { view: 'card', limit: 2, ...query, ...(after && { after }) },
      onHeaders: (received) => void (headers = received),
    })
    names.push(...rows.map(({ name }) => name))
    if (page === 0) total = Number(headers.get('x-total-count') ?? Number.NaN)
    after = /after=([\w.-]+)/.exec(headers.get('link') ?? '')?.[1]
    if (!after) break
  }
  return { names, total }
}
