import { expect, test } from 'vitest'
import { acceptedCorrections, correctionsNote } from './corrections.ts'

const read = 'Marta left the bank in 2009. She bakes 400 loaves. She lives in Riga.'
const corrected = 'Marta left the bank in 2008. She bakes 450 loaves. She lives in Riga.'
const both = acceptedCorrections(read, corrected, corrected)

test('changes that the host rejected, and those undone since, are no corrections', () => {
  expect(acceptedCorrections(read, corrected, read)).toEqual([])
  const half = 'Marta left the bank in 2008. She bakes 400 loaves. She lives in Riga.'
  expect(acceptedCorrections(read, corrected, half)).toEqual([
    { before: 'Marta left the bank in 2009.', after: 'Marta left the bank in 2008.' },
  ])
})

test('a text that says nothing of what was corrected, or says it right, needs no note', () => {
  expect(correctionsNote([], 'In 2009 she left.')).toBeNull()
  expect(correctionsNote(both, 'Marta bakes in Riga since 2008.')).toBeNull()
  const reworded = [{ before: 'Ada wrote programs.', after: 'Ada wrote the first program.' }]
  expect(correctionsNote(reworded, 'Ada’s programs')).toBeNull()
})

test('a text that still says what was wrong names it, with the corrected sentence', () => {
  expect(correctionsNote(both, 'You left in 2009. Why?')).toBe(
    'Check what your guest corrected in the introduction. This text still says “2009”: your guest changed it to “Marta left the bank in 2008.”.',
  )
  expect(correctionsNote(both, '400 loaves, since 2009')).toContain('“400”: your guest changed it to')
})
