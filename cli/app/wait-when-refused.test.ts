import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { expect, test } from 'vitest'
import { guest } from '../guests/testing.ts'
import { cueroom } from '../testing.ts'

const tooMany = (seconds?: number) =>
  failing(429, `Too many requests. Please try again in ${seconds} seconds.`, 'too_many_requests', seconds)

/** Runs a command against a server that refuses its calls as often as there are seconds, and then takes them. */
async function run(command: string, seconds: (number | undefined)[]) {
  const left = [...seconds]
  const waits: number[] = []
  const answer =
    <T>(reply: T) =>
    () => {
      if (left.length > 0) throw tooMany(left.shift())
      return reply
    }
  const api = fakeApi({
    guests: { list: answer([guest]), setStatus: answer(guest) },
    show: { settings: answer(storedShow) },
  })
  const ran = await cueroom(command, { api, onWait: (milliseconds) => waits.push(milliseconds) })
  return { ...ran, waits }
}

test.each(['guests list', 'guests set-status 12 completed', 'settings get'])(
  'a command waits as long as the server asks for, says so, and does its work: %s',
  async (command) => {
    const { code, stderr, waits } = await run(command, [20, 1])
    expect(code).toBe(0)
    expect(waits).toEqual([20_000, 1_000])
    expect(stderr).toContain('Too many requests. Trying again in 20 seconds…\n')
    expect(stderr).toContain('Too many requests. Trying again in 1 second…\n')
  },
)

test('a command waits two minutes at most, and then says when to try again', async () => {
  const long = await run('guests list', [60, 60, 40])
  expect(long).toMatchObject({ code: 75, waits: [60_000, 60_000] })
  expect(long.stderr).toContain('✗ Too many requests. Please try again in 40 seconds.\n')
  expect(await run('guests list', [600])).toMatchObject({ code: 75, waits: [] })
})

test('a refusal that names no time is no reason to wait', async () => {
  expect(await run('guests list', [undefined])).toMatchObject({ code: 75, waits: [] })
})

test('a program that reads JSON gets nothing but the JSON', async () => {
  const { stdout, stderr } = await run('guests list --json', [5])
  expect(JSON.parse(stdout)).toHaveLength(1)
  expect(stderr).toBe('')
})
