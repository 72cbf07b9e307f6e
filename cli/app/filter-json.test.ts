import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'
import { filterJson } from './filter-json.ts'

const guests = sampleGuests.slice(0, 2).map((sample, index) => guestRecord(sample, index + 1))
const api = fakeApi({ guests: { list: () => guests } })

test('a filter that jq does not understand is a usage error with its words', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', '.[] | nonsense('], { api })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toBe('✗ --jq: syntax error, unexpected end of file.\n')
})

test('a filter that does not fit the data says so, and names no file that nobody passed', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', '.name'], { api })
  expect(ran.stderr).toBe('✗ --jq: Cannot index array with string ("name").\n')
  const json = await cueroom(['guests', 'list', '--json', '--jq', '.name'], { api })
  expect(JSON.parse(json.stderr)).toMatchObject({ code: 'usage' })
})

test('--jq prints a line for each result, without quotes', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', '.[].name'], { api })
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout.trim().split('\n')).toEqual(guests.map(({ name }) => name))
})

test('a filter that fails halfway prints nothing, as a part would pass for the whole', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', '.[] | if .id == 2 then error("no") else .id end'], {
    api,
  })
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: '✗ --jq: no.\n' })
})

test('a filter that needs more memory than there is ends with a usage error', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', 'reduce range(60) as $i ("x"; . + .)'], { api })
  expect(ran).toMatchObject({ code: 2, stdout: '', stderr: '✗ --jq: The filter needs too much memory.\n' })
})

test('a filter that never ends is stopped', async () => {
  await expect(filterJson([[]], 'last(repeat(1))', 0.5)).rejects.toThrow(
    'The filter took longer than 0.5 seconds.',
  )
})

test('--jq filters megabytes', async () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, bio: `José ${'x'.repeat(300)}` }))
  const bios = await filterJson([rows], '.[].bio')
  expect(bios).toBe(rows.map(({ bio }) => bio).join('\n'))
})

test('--jq takes JSON Lines as values one after the other', async () => {
  const ran = await cueroom(['guests', 'list', '--jsonl', '--jq', '.id'], { api })
  expect(ran.stdout.trim().split('\n')).toEqual(guests.map(({ id }) => String(id)))
})
