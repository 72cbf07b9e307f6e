import { availableParallelism } from 'node:os'
import * as calls from '@cueroom/core/calls.ts'
import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Request } from '@hapi/hapi'
import { expect, test } from 'vitest'
import { inTurn } from './long-pages.ts'

const guests: Call = calls.guests.list
const of = (sub: string, limit?: string) =>
  ({
    query: limit ? { limit } : {},
    auth: { isAuthenticated: true, credentials: { sub, jti: 'session', audience: 'tenant' } },
  }) as unknown as Request

test('a show that reads its long list in parallel waits for itself; its short pages and other shows do not', async () => {
  const release = Promise.withResolvers<void>()
  let reading = 0
  const long = async () => {
    reading += 1
    await release.promise
  }
  const flood = Array.from({ length: 50 }, () => inTurn(guests, of('large'), long))
  const most = Math.max(3, availableParallelism() + 1)
  await expect.poll(() => reading).toBe(most - 1)
  expect(await inTurn(guests, of('other'), async () => 'a long page')).toBe('a long page')
  expect(await inTurn(guests, of('large', '50'), async () => 'a short page')).toBe('a short page')
  expect(reading).toBe(most - 1)
  release.resolve()
  await Promise.all(flood)
  expect(reading).toBe(50)
})
