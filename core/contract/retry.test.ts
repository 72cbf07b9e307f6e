import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './client.ts'
import { withRetries } from './retry.ts'

/** A call that fails with each of these, then answers; and the waits between. */
function failing(...failures: Error[]) {
  const waits: number[] = []
  const left = [...failures]
  const call = async () => {
    const failure = left.shift()
    if (failure) throw failure
    return 'answer'
  }
  const options = {
    retries: 3,
    pause: (repetition: number) => 1_000 * repetition,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  }
  return { call, options, waits }
}
const lost = () => new NetworkError('connection lost')
const busy = (retryAfter?: number) => new ApiError(503, '{"error":"Busy"}', retryAfter)

test.each([400, 401, 404, 409, 500])('a call refused with %i is not repeated', async (status) => {
  const { call, options, waits } = failing(new ApiError(status, '{"error":"No"}'))
  await expect(withRetries(call, options)).rejects.toMatchObject({ status })
  expect(waits).toEqual([])
})

test('a call that keeps failing gives its last failure', async () => {
  const { call, options, waits } = failing(lost(), lost(), lost(), busy(), lost())
  await expect(withRetries(call, options)).rejects.toMatchObject({ status: 503 })
  expect(waits).toEqual([1_000, 2_000, 3_000])
})

test('an aborted call is not repeated', async () => {
  const { call, options } = failing(lost())
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(withRetries(call, { ...options, signal })).rejects.toThrow('stopped')
})

test('a call is repeated after a lost connection, and after the time the server names', async () => {
  const { call, options, waits } = failing(lost(), busy(30), busy(1))
  expect(await withRetries(call, options)).toBe('answer')
  expect(waits).toEqual([1_000, 30_000, 3_000])
})
