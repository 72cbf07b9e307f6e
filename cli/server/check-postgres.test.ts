import { expect, test } from 'vitest'
import { sealedCheck } from './check-postgres.ts'

test('secrets that need the previous key, or one that isn’t set, are noted', () => {
  expect(sealedCheck({ current: 4, previous: 1, unreadable: 2 })).toEqual({
    name: 'Stored secrets',
    state: 'note',
    detail:
      "4 secrets encrypted with CUEROOM_SECRET; 1 secret still encrypted with CUEROOM_SECRET_PREVIOUS; start a server with both keys to re-encrypt; 2 secrets encrypted with a key that isn't set",
  })
})

test('secrets that the key of the server opens are fine', () => {
  expect(sealedCheck({ current: 4, previous: 0, unreadable: 0 })).toMatchObject({ state: 'good' })
})
