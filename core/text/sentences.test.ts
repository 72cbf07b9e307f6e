import { expect, test } from 'vitest'
import { excerpt, isFirstPerson, lines, looksForeign, quoted, sentences } from './sentences.ts'

test('an answer that says nothing has no sentences', () => {
  for (const nothing of [
    '',
    '  \n',
    'n/a',
    'N/A.',
    '-',
    'none',
    'Nothing',
    '...',
    'TBD',
    'see bio',
    '\u200b',
  ])
    expect(sentences(nothing)).toEqual([])
})

test('sentences end properly however they were typed', () => {
  expect(sentences('flour, mostly')).toEqual(['flour, mostly.'])
  expect(sentences('One. Two? Three!')).toEqual(['One.', 'Two?', 'Three!'])
  expect(sentences('- tea\n* clay,\n3) hills –')).toEqual(['tea, clay, hills.'])
  expect(sentences('- I grow tea.\n- I make bowls')).toEqual(['I grow tea.', 'I make bowls.'])
  expect(sentences('She said “go.” Then we went')).toEqual(['She said “go.”', 'Then we went.'])
})

test('a case keeps both of its sides', () => {
  expect(sentences('She led Pruden v. Harbour Homes. We talked.')).toEqual([
    'She led Pruden v. Harbour Homes.',
    'We talked.',
  ])
})

test.each([
  'I’m from outside Ballina, Co. Mayo.',
  'We farm at Hutchins Bros. Farms.',
  'I sell pies at 9 p.m. Saturdays.',
  'The shop is at 12 Oak Ave. North.',
  'I read J.R.R. Tolkien and nobody else.',
  'I began on Oct. 3 with Sr. Assumpta and Messrs. Gold.',
  'I live in St. Louis, Mo. and keep bees.',
])('“%s” is one sentence, and so is what comes after it', (sentence) => {
  expect(sentences(`${sentence} The door was open.`)).toEqual([sentence, 'The door was open.'])
})

test.each(['We went at 9 p.m.', 'I sold it to Signal Co.', 'I live on Oak Ave.', 'We mend shoes, hats etc.'])(
  '“%s” ends where a sentence begins behind it',
  (sentence) => {
    expect(sentences(`${sentence} It was late.`)).toEqual([sentence, 'It was late.'])
  },
)

test('abbreviations and initials do not end a sentence', () => {
  expect(sentences('I met Dr. Amari and J. R. Whitlock at St. Agnes. We talked.')).toEqual([
    'I met Dr. Amari and J. R. Whitlock at St. Agnes.',
    'We talked.',
  ])
})

test('a rank, or a body of the United States, does not end a sentence', () => {
  expect(
    sentences('Lt. Col. Ana Gold flew for the U.S. Air Force. She grew up in the U.S. Then she left.'),
  ).toEqual(['Lt. Col. Ana Gold flew for the U.S. Air Force.', 'She grew up in the U.S.', 'Then she left.'])
})

test('a web address is not read aloud', () => {
  expect(sentences('I write. See https://example.org/me for more. Or mail me@example.org.')).toEqual([
    'I write.',
  ])
})

test('a sentence nobody can read in one breath is cut at a clause, and the cut is shown', () => {
  const long = `${'word '.repeat(50)}here, and ${'more '.repeat(50)}of it.`
  expect(sentences(long)).toEqual([`${'word '.repeat(50)}here ….`.replace(' ….', ' …')])
})

test('quotation marks inside a quotation become single, controls and hidden characters go', () => {
  expect(quoted(['He said "stop" and “go”.'])).toBe('“He said ‘stop’ and ‘go’.”')
  expect(sentences('a\u0000b \u202Eevil\u202C text\u0007.')).toEqual(['ab evil text.'])
  expect(excerpt(['A short one.'])).toBe('“A short one.”')
})

test('lines come without marks and repetitions', () => {
  expect(lines('• Tea\r\n• Clay\r\n\r\n• Tea')).toEqual(['Tea', 'Clay'])
})

test('another language is recognised by what is missing', () => {
  expect(looksForeign('Ich baue Orgeln aus Holz, das älter ist als ich.')).toBe(true)
  expect(looksForeign('Me llamo Lucía y dirijo teatro.')).toBe(true)
  expect(looksForeign('I build organs of wood that is older than I am.')).toBe(false)
  expect(looksForeign('Throw away the first three bowls of the day.')).toBe(false)
  expect(looksForeign('Ja, gern.')).toBe(false)
  expect(looksForeign('お茶を育てています。\nそして器も作ります。\n山に、一人で、住む。')).toBe(true)
})

test('keywords and web addresses are in no language', () => {
  expect(looksForeign('Sleep medicine\nShift work\nLong-term studies')).toBe(false)
  expect(looksForeign('https://blueshelf.example/kelp\nhttps://divelog.example/maya')).toBe(false)
  expect(looksForeign('kelp@blueshelf.example www.blueshelf.example/field/guide/kelp')).toBe(false)
  expect(looksForeign('Orgelbau\nIch baue Orgeln aus Holz https://orgel.example')).toBe(true)
})

test('first person is recognised by its words, not by letters', () => {
  expect(isFirstPerson('I grow tea.')).toBe(true)
  expect(isFirstPerson('Most of my work is waiting.')).toBe(true)
  expect(isFirstPerson('Maya studies kelp in India.')).toBe(false)
})
