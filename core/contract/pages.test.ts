import { expect, test } from 'vitest'
import { type PageCall, readAll, readPage } from './pages.ts'

interface Query {
  limit: number
  after?: number | string
}

/** A list of so many rows whose server sends a few at a time. */
function listOf(rows: number, pageSize: number) {
  const calls: Query[] = []
  const list = async ({ query, signal, onHeaders }: PageCall<Query>) => {
    signal?.throwIfAborted()
    calls.push(query)
    const first = Number(query.after ?? 0) + 1
    const page = Array.from(
      { length: Math.min(pageSize, query.limit, rows - first + 1) },
      (_, n) => first + n,
    )
    const last = page.at(-1)!
    const link = `</api/rows?limit=${query.limit}&after=${last}>; rel="next"`
    onHeaders?.(new Headers({ 'x-total-count': `${rows}`, ...(last < rows && { link }) }))
    return page
  }
  return { list, calls }
}

test('a list that is given up is read no further', async () => {
  const giveUp = new AbortController()
  const { list, calls } = listOf(9, 3)
  const reading = readAll(list, { query: { limit: 9 }, signal: giveUp.signal, onPage: () => giveUp.abort() })
  await expect(reading).rejects.toThrow('aborted')
  expect(calls).toHaveLength(1)
})

test('a list is read to its end, also when the server sends shorter pages than asked', async () => {
  const { list } = listOf(10, 3)
  const progress: number[] = []
  const onPage = (rows: readonly number[]) => progress.push(rows.length)
  const { rows, total } = await readAll(list, { query: { limit: 1_000 }, onPage })
  expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(total).toBe(10)
  expect(progress).toEqual([3, 6, 9, 10])
})

test('a list is read to a limit', async () => {
  const { list, calls } = listOf(10, 3)
  expect((await readAll(list, { query: { limit: 3 }, limit: 4 })).rows).toEqual([1, 2, 3, 4])
  expect(calls).toHaveLength(2)
})

test('a page says where the next one begins', async () => {
  const { list } = listOf(4, 3)
  const { next } = await readPage(list, { query: { limit: 3 } })
  expect(next).toEqual({ limit: '3', after: '3' })
  expect(await readPage(list, { query: next! })).toEqual({ rows: [4], total: 4, next: undefined })
})
