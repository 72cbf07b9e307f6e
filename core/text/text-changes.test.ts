import { expect, test } from 'vitest'
import { textChanges, withChanges, wordChanges } from './text-changes.ts'

const before = 'Ada Lovelace wrote programs. She lived in London.\n\nPlease welcome Ada!'
const after =
  'Ada Lovelace wrote the first program. She lived in London. She was a poet.\n\nPlease welcome Ada!'
const changes = (one: string, other: string) =>
  textChanges(one, other).flatMap((part) =>
    part.kind === 'change' ? [[part.before.trim(), part.after.trim()]] : [],
  )

test('a text is compared sentence by sentence', () => {
  expect(changes(before, after)).toEqual([
    ['Ada Lovelace wrote programs.', 'Ada Lovelace wrote the first program.'],
    ['', 'She was a poet.'],
  ])
  expect(changes(before, before)).toEqual([])
  expect(changes('', 'New.')).toEqual([['', 'New.']])
})

test('all changes give the second text, some give both', () => {
  const parts = textChanges(before, after)
  expect(withChanges(parts, () => true)).toBe(after)
  expect(withChanges(parts, (place) => place === 0)).toBe(
    'Ada Lovelace wrote the first program. She lived in London.\n\nPlease welcome Ada!',
  )
})

test('neighbouring sentences are changes of their own', () => {
  expect(changes('One. Two. Three.', 'Uno. Dos. Three.')).toEqual([
    ['One.', 'Uno.'],
    ['Two.', 'Dos.'],
  ])
})

test('sentences never run together, whatever is accepted', () => {
  const parts = textChanges('One. Two.', 'One. Two. Three.\nFour.')
  expect(withChanges(parts, () => false)).toBe('One. Two.')
  expect(withChanges(parts, () => true)).toBe('One. Two. Three.\nFour.')
})

test('a long text without a common sentence is compared quickly', () => {
  const long = (word: string) => Array.from({ length: 400 }, (_, n) => `${word} ${n}.`).join(' ')
  expect(changes(long('One'), long('Two'))).toHaveLength(400)
})

test('a sentence with a few other words shows them, a rewritten one both sentences whole', () => {
  const marked = (one: string, other: string) => wordChanges(one, other).map(({ kind, text }) => [kind, text])
  expect(marked('Ada wrote two programs.', 'Ada wrote three programs.')).toEqual([
    ['same', 'Ada wrote '],
    ['removed', 'two'],
    ['added', 'three'],
    ['same', ' programs.'],
  ])
  const [rewritten, text] = ['In 1999 a flood took the bakery.', 'Welcome back to a new season of ours.']
  expect(marked(rewritten, text)).toEqual([
    ['removed', rewritten],
    ['added', text],
  ])
  expect(marked('', text)).toEqual([['added', text]])
})
