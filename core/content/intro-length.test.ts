import { expect, test } from 'vitest'
import { lengthNote, lengthFault } from './intro-length.ts'

const words = (count: number) => 'word '.repeat(count)

test.each([
  ['brief', 149, 301],
  ['standard', 299, 451],
  ['comprehensive', 399, 601],
] as const)('a %s introduction outside its range is noted and repaired once', (introLength, short, long) => {
  const styles = { introLength }
  expect(lengthNote('introduction', styles, words(short))).toBe(
    `This introduction has ${short} words; a ${introLength} one has ${short + 1} to ${long - 1}.`,
  )
  expect(lengthFault('introduction', styles, words(short))).toContain('one word too short')
  expect(lengthFault('introduction', styles, words(long))).toContain('one word too long')
  expect(lengthFault('introduction', styles, words(long + 9))).toContain('10 words too long')
  for (const fitting of [short + 1, long - 1]) {
    expect(lengthNote('introduction', styles, words(fitting))).toBeNull()
    expect(lengthFault('introduction', styles, words(fitting))).toBeNull()
  }
})

test('questions and show notes have no length', () => {
  for (const type of ['questions', 'show_notes'] as const) {
    expect(lengthNote(type, { introLength: 'brief' }, words(3))).toBeNull()
    expect(lengthFault(type, { introLength: 'brief' }, words(3))).toBeNull()
  }
})
