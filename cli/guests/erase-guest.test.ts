import { sampleReceipt } from '@cueroom/core/testing/sample-records.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuest } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'
import { gone } from './testing.ts'

const receipt = sampleReceipt()

function server() {
  const erased: number[] = []
  const api = fakeApi({
    guests: {
      get: ({ params }) => (params.id === 13 ? gone() : guestRecord(sampleGuest('maya-okafor'), params.id)),
    },
    erasures: {
      eraseGuest: ({ params }) => {
        erased.push(params.id)
        return receipt
      },
      list: () => (erased.length > 0 ? [receipt] : []),
    },
  })
  return { api, erased }
}

test('erasing asks first, and without an answer nothing is erased', async () => {
  const { api, erased } = server()
  const script = await cueroom('guests erase 12', { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain('Next: cueroom guests erase 12 --yes')
  const no = await cueroom('guests erase 12', { api, terminal: true, answers: [false] })
  expect(no.code).toBe(0)
  expect(no.asked).toEqual([
    expect.stringContaining('Erase Maya Okafor (guest 12) and everything about them?'),
  ])
  expect(erased).toEqual([])
})

test('a guest who is not there is said so', async () => {
  expect((await cueroom('guests erase 13 --yes', { api: server().api })).code).toBe(5)
})

test('the receipt says what was erased and who was kept; receipts are listed', async () => {
  const { api, erased } = server()
  expect((await cueroom('guests erasures', { api })).stderr).toContain('Nothing has been erased yet.')
  const ran = await cueroom('guests erase 12 --yes', { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain(
    '✓ Erased: 1 guest, 2 sets of answers, 3 generated texts, 1 photo, 4 mentions blacked out.',
  )
  expect(ran.stderr).toContain('Receipt receipt_1')
  expect(ran.stderr).toContain('Kept guests with the same name or email: 14.')
  expect(erased).toEqual([12])
  const json = await cueroom('guests erase 12 --yes --json', { api })
  expect(JSON.parse(json.stdout)).toEqual(receipt)
  expect((await cueroom('guests erasures', { api })).stdout).toContain('receipt_1\t2026-11-20')
})
