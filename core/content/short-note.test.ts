import { expect, test } from 'vitest'
import { shortNote, withDetails } from './short-note.ts'

test('a short note is whole', () => {
  const note = 'This introduction has 56 words; a brief one has 150 to 300. Add a biography.'
  expect(shortNote(note)).toEqual({ first: note, rest: [] })
})

test('a long note begins with its first sentence, and loses nothing', () => {
  const note = `This introduction has 56 words; a brief one has 150 to 300. Not known yet: ${'“Why?”, '.repeat(20)}and more.`
  const { first, rest } = shortNote(note)
  expect(first).toBe('This introduction has 56 words; a brief one has 150 to 300.')
  expect([first, ...rest].join(' ').replace(/\s+/g, ' ')).toBe(note)
})

test('one long sentence is whole', () => {
  const note = `Not known yet: ${'what they like, '.repeat(20)}and more.`
  expect(shortNote(note)).toEqual({ first: note, rest: [] })
})

test('what the host must read is never folded, however long it is', () => {
  const must = [`Your note says: “${'No questions about the trial. '.repeat(9).trim()}”`, 'Check the text.']
  const first = must.join(' ')
  expect(shortNote(withDetails(must, 'It is short. Ask for more.')!)).toEqual({
    first,
    rest: ['It is short.', 'Ask for more.'],
  })
  expect(shortNote(withDetails(must, null)!)).toEqual({ first, rest: [] })
})
