import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

test.each([
  [{}, 1, 'DATABASE_URL is missing. Workers need the PostgreSQL database'],
  [{ GENERATION_CONCURRENCY: '9999' }, 2, 'GENERATION_CONCURRENCY must be a whole number from 0 to 64'],
  [
    {
      DATABASE_URL: 'postgres://db.example/cueroom',
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
      GENERATION_CONCURRENCY: '0',
    },
    1,
    'GENERATION_CONCURRENCY is 0',
  ],
] as [Record<string, string>, number, string][])(
  'a worker that cannot work says why: %j',
  async (env, code, message) => {
    const ran = await cueroom('worker', { env })
    expect(ran.code).toBe(code)
    expect(ran.stderr).toContain(message)
  },
)

test('a worker whose METRICS_PORT is taken names the port and the variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const ran = await cueroom('worker', {
    env: {
      DATABASE_URL: 'postgres://db.example/cueroom',
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
      HOST: '127.0.0.1',
      METRICS_PORT: String(port),
    },
  })
  other.close()
  expect(ran.code).toBe(1)
  expect(ran.stderr).toBe(
    `✗ Another program is using port ${port}. Choose a different one: METRICS_PORT=${port + 1}\n`,
  )
})
