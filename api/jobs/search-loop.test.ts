import pino from 'pino'
import { expect, test } from 'vitest'
import { searchEvery } from './search-loop.ts'

test('a search that fails is logged, and the next one still runs', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  let count = 0
  const fail = async () => {
    count += 1
    throw new Error('Nothing to search in')
  }
  const searches = searchEvery(3_600_000, fail, log, 'a search failed')
  await searches.search()
  await searches.stop()

  expect(count).toBe(2)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a search failed', 'a search failed'])
})
