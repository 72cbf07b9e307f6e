import { expect, test } from 'vitest'
import { noteLines, shortNote, withDetails } from './short-note.ts'

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

test('each thing to know is a line of its own, and a quotation is never cut', () => {
  expect(
    noteLines('The title isn’t said. Your note says: “No trial. None of “his” cases!” Check the text.'),
  ).toEqual(['The title isn’t said.', 'Your note says: “No trial. None of “his” cases!”', 'Check the text.'])
  expect(noteLines('Kim asks: “Call me Kim. Please. And then')).toEqual([
    'Kim asks: “Call me Kim. Please. And then',
  ])
  expect(noteLines('')).toEqual([])
})
