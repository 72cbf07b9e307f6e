import { describe, expect, test } from 'vitest'
import { type Identity, mentionsOf } from './mentions.ts'

const person = (changes: Partial<Identity>): Identity => ({
  names: [],
  emails: [],
  phones: [],
  links: [],
  ...changes,
})
const ada = mentionsOf([
  person({
    names: ['Ada Lovelace'],
    emails: ['ada@engines.example'],
    phones: ['+44 20 7946 0958'],
    links: ['https://www.linkedin.com/in/ada-lovelace'],
  }),
])

const black = (length: number) => '█'.repeat(length)

test.each([
  ['Then Ada Lovelace said so.', `Then ${black(3)} ${black(8)} said so.`],
  ['Lovelace, Ada; guests', `${black(9)} ${black(3)}; guests`],
  ['ADA  LOVELACE', `${black(3)}  ${black(8)}`],
  ['ada_lovelace_bio.docx', `${black(12)}_bio.docx`],
  ['Write to Ada@Engines.example.', `Write to ${black(19)}.`],
  [
    'Call +44 20 7946 0958, 442079460958',
    `Call +${black(2)} ${black(2)} ${black(4)} ${black(4)}, ${black(12)}`,
  ],
  ['see linkedin.com/in/ada-lovelace!', `see ${black(28)}!`],
  ['(ada@engines.example)-', `(${black(19)})-`],
  ['Ask ada@engines.example. Soon.', `Ask ${black(19)}. Soon.`],
  ['Ada - Lovelace', `${black(3)} █ ${black(8)}`],
])('%j is blacked out, and every position stays', (text, expected) => {
  expect(ada.blackOut(text)).toBe(expected)
  expect(expected).toHaveLength(text.length)
  expect(ada.in(text)).toBe(true)
})

test.each([
  'Ada wrote to Lord Lovelace.',
  'Adamantine lovelaces',
  'Ada King, Lovelace',
  'Ada .... Lovelace',
  'ada@motors.example',
  'ada@engines.example_2',
  'Ada. And then, in the end, Lovelace',
  'b.ada@engines.example',
  'ada@engines.example.au',
  'ada@engines.example-shop.com',
  'https://linkedin.com/company/engines',
])('%j mentions somebody else', (text) => {
  expect(ada.blackOut(text)).toBe(text)
  expect(ada.in(text)).toBe(false)
})

test('a longer profile address is another one', () => {
  const link = mentionsOf([person({ links: ['https://linkedin.com/in/ada-l'] })])
  expect(link.in('www.linkedin.com/in/ada-l, and more')).toBe(true)
  expect(link.in('https://linkedin.com/in/ada-l-2')).toBe(false)
  expect(mentionsOf([person({ links: ['https://engines.example'] })]).empty).toBe(true)
  expect(ada.empty).toBe(false)
})

test('a profile whose address is written badly is found as it was written, or not at all', () => {
  const link = mentionsOf([person({ links: ['https://engines.example/100%-ada'] })])
  expect(link.in('see engines.example/100%-ada')).toBe(true)
  expect(mentionsOf([person({ links: ['engines, example'] })]).empty).toBe(true)
})

test('a number that is too short for a phone, an empty name and an empty address find nobody', () => {
  expect(mentionsOf([person({ names: ['–'], emails: [' '], phones: ['555 12-3'] })]).empty).toBe(true)
  expect(mentionsOf([person({ phones: ['555 12-34'] })]).in('on 5551234')).toBe(true)
})

test('a name of three words is found with its last word first, and in no other order', () => {
  const mary = mentionsOf([person({ names: ['Mary Ann Evans'] })])
  expect(mary.in('Evans, Mary Ann')).toBe(true)
  expect(mary.in('Ann Evans, Mary')).toBe(false)
  expect(mary.in('Mary Ann Cross')).toBe(false)
  expect(mary.isName('mary ann evans')).toBe(true)
  expect(mary.isName('maryann evans')).toBe(false)
})

test('a name of ordinary words is found only where it is written as a name', () => {
  const names = ['heat wave', 'Of The', 'long term', 'Jan van der Berg', 'mary ann evans']
  const people = mentionsOf([person({ names })])
  for (const text of [
    'In a heat wave, the long-term of the bay',
    'Heat waves. Heat wave? then mary ann evans',
  ])
    expect(people.blackOut(text)).toBe(text)
  for (const text of [
    'Mr. HEAT WAVE',
    'Jan van der Berg left',
    'Berg, Jan van der',
    'Mary Ann Evans!',
    'heat_wave.pdf',
  ])
    expect(people.in(text)).toBe(true)
})

test('texts are found in lists and objects; ids stay, since other records refer to them', () => {
  const value = { id: 'ada-lovelace', asked: ['Ada Lovelace?', 3, null], deep: { note: 'Ada Lovelace' } }
  expect(ada.blackOut(value)).toEqual({
    id: 'ada-lovelace',
    asked: ['███ ████████?', 3, null],
    deep: { note: '███ ████████' },
  })
  expect(ada.in(value)).toBe(true)
  expect(ada.in([3, null, 'nobody', { deep: ['Ada Lovelace'] }])).toBe(true)
  expect(ada.in({ id: 'Ada Lovelace', asked: [3, null, undefined], note: 'nobody' })).toBe(false)
})

describe('a name of one word', () => {
  test('is left in texts, where it may be a word or another person', () => {
    const will = mentionsOf([person({ names: ['Will'] })])
    expect(will.empty).toBe(true)
    expect(will.blackOut('We will see Will Smith')).toBe('We will see Will Smith')
    expect(will.isName('  will ')).toBe(true)
    expect(will.isName('Will Smith')).toBe(false)
  })
  test('is blacked out when it is unmistakable', () => {
    expect(mentionsOf([person({ names: ['deadmau5'] })]).blackOut('with deadmau5')).toBe('with ████████')
    expect(mentionsOf([person({ names: ['Rumpelstilts'] })]).in('so rumpelstilts said')).toBe(true)
    expect(mentionsOf([person({ names: ['Rumpelstilt'] })]).empty).toBe(true)
    expect(mentionsOf([person({ names: ['area5'] })]).empty).toBe(true)
  })
})

test('names in any script are found, also in the other normal form', () => {
  const łucja = mentionsOf([person({ names: ['Łucja Ångström'] }), person({ names: ['山田 太郎'] })])
  expect(łucja.in('ŁUCJA ÅNGSTRÖM'.normalize('NFD'))).toBe(true)
  expect(łucja.in('山田 太郎')).toBe(true)
  expect(łucja.searchWords).toBeUndefined()
  expect(ada.searchWords).toEqual(['lovelace', 'engines', '7946', '442079460958', 'linkedin'])
})

test('two thousand people are found in a long text without comparing each with each', () => {
  const people = Array.from({ length: 2_000 }, (_, n) => person({ names: [`Guest Number${n}`] }))
  const text = Array.from({ length: 20_000 }, (_, n) => `Guest Somebody${n}`).join(' ')
  const many = mentionsOf(people)
  const started = process.threadCpuUsage()
  expect(many.in(text)).toBe(false)
  expect(many.in(`${text} Guest Number1999`)).toBe(true)
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(5_000)
})
