import { expect, test } from 'vitest'
import { isEnglishTrade, isEnglishWord, isNearWord, respelled, shareOfEnglish } from './english-words.ts'

test.each(['colour', 'color', 'well-kept', 'grandmother’s', 'pastored', 'midwives', 'wifi'])(
  '%s is English',
  (word) => {
    expect(isEnglishWord(word)).toBe(true)
  },
)

test.each(['realy', 'griffier', 'wonderfull', 'nobbut', 'próprio'])('%s is not English', (word) => {
  expect(isEnglishWord(word)).toBe(false)
})

test.each([
  ['realy', 'really'],
  ['untill', 'until'],
  ['becuase', 'because'],
  ['definately', 'definitely'],
  ['occured', 'occurred'],
  ['enviroment', 'environment'],
  ['teh', 'the'],
])('a slip of the keyboard is read as what was meant: %s', (typed, meant) => {
  expect(respelled(typed)).toBe(meant)
})

test.each(['arepas', 'maths', 'guqin', 'sabzi', 'halloumi', 'okra', 'really', 'colour'])(
  '%s is nothing else',
  (word) => {
    expect(respelled(word)).toBeNull()
  },
)

test('a word with a letter left out is noticed where it may be more than one', () => {
  expect(isNearWord('wich')).toBe(true)
  expect(isNearWord('guqin')).toBe(false)
})

test('trades are compounds of English words, or have an ending of theirs', () => {
  expect(['bladesmith', 'bellfounder', 'dendrochronologist', 'Nurse'].every(isEnglishTrade)).toBe(true)
  expect(['uitvaartverzorger', 'hegedűs', 'ceramista'].some(isEnglishTrade)).toBe(false)
})

test('a text in another language has few English words, a note in English has nearly all', () => {
  expect(shareOfEnglish('Sharpen. Every day, same order, no music.')).toBe(1)
  expect(shareOfEnglish('Ich baue Orgeln aus Holz, das älter ist als ich.')).toBeLessThan(0.6)
})
