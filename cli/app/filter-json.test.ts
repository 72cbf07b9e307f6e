import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

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
  expect(ran.stderr).toBe('✗ --jq: Cannot index array with string "name".\n')
  const json = await cueroom(['guests', 'list', '--json', '--jq', '.name'], { api })
  expect(JSON.parse(json.stderr)).toMatchObject({ code: 'usage' })
})

test('--jq prints a line for each result, without quotes', async () => {
  const ran = await cueroom(['guests', 'list', '--jq', '.[].name'], { api })
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout.trim().split('\n')).toEqual(guests.map(({ name }) => name))
})

test('--jq takes JSON Lines as values one after the other', async () => {
  const ran = await cueroom(['guests', 'list', '--jsonl', '--jq', '.id'], { api })
  expect(ran.stdout.trim().split('\n')).toEqual(guests.map(({ id }) => String(id)))
})
