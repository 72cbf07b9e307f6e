import { expect, test } from 'vitest'
import { table } from './table.ts'
import { coral, fit, harmless, harmlessJson, oneLine, render, width } from './text.ts'

const escape = '\u001b'
// What a terminal acts on: control characters but tab and line feed, and direction overrides
const active = /[[\p{Cc}--[\t\n]]\u202a-\u202e\u2066-\u2069]/v

const hostile = [
  `${escape}[31mred${escape}[0m`,
  `${escape}]52;c;Y2FsYw==\u0007`,
  `${escape}]0;new title\u0007`,
  '\u009b2J',
  'gnp.\u202etxet',
  'a\u2066b\u2069',
  'one\rtwo\u0008\u0000\u007f',
]

test.each(hostile)('a text from elsewhere cannot act on the terminal: %j', (text) => {
  expect(active.test(text)).toBe(true)
  expect(harmless(text)).not.toMatch(active)
  expect(oneLine(text)).not.toMatch(active)
  expect(render([text, { style: 'bold', text }], false)).not.toMatch(active)
  expect(harmlessJson({ text })).not.toMatch(active)
})

test('what was replaced can be seen', () => {
  expect(harmless(`Ada${escape}[31m`)).toBe('Ada␛[31m')
})

test('JSON reads the same after it was made harmless', () => {
  expect(JSON.parse(harmlessJson(hostile))).toEqual(hostile)
})

test('a cell is one line', () => {
  expect(oneLine('Ada\nLovelace\t\r\nEsq.\u2028')).toBe('Ada Lovelace Esq.')
})

test('colours of our own are the only escape sequences', () => {
  expect(render([coral(`on air${escape}[2J`)], true)).toBe(`${escape}[38;5;209mon air␛[2J${escape}[0m`)
})

test.each([
  ['Ada', 3],
  ['山田', 4],
  ['Nguyễn', 6],
  ['e\u0301', 1],
  ['👩‍🚀', 2],
  ['ｆｕｌｌ', 8],
  ['ليلى', 4],
])('%s takes %i cells', (text, cells) => {
  expect(width(text)).toBe(cells)
})

test('a text that is too wide ends with an ellipsis and never grows over its cells', () => {
  expect(fit('Ada Lovelace', 6)).toBe('Ada L…')
  expect(fit('山田美咲', 6)).toBe('山田…')
  expect(fit('Ada', 3)).toBe('Ada')
})

const people = [
  { name: 'Ada', title: 'Countess', id: 1 },
  { name: '山田 美咲', title: 'A very long title that cannot fit into the terminal', id: 12 },
]
const columns = [
  { title: 'ID', cell: ({ id }: (typeof people)[0]) => id, align: 'right', rigid: true } as const,
  { title: 'Title', cell: ({ title }: (typeof people)[0]) => title },
  { title: 'Name', cell: ({ name }: (typeof people)[0]) => name, rigid: true } as const,
]

test('in a terminal columns stand under their headings and no line is wider than it', () => {
  const lines = table(people, columns, { terminal: true, colours: false, cells: 40 })
  expect(lines).toEqual([
    'ID  TITLE                      NAME',
    ' 1  Countess                   Ada',
    '12  A very long title that c…  山田 美咲',
  ])
})

test('a program gets whole cells between tabs, and no heading', () => {
  expect(table(people, columns, { terminal: false, colours: false, cells: 40 })).toEqual([
    '1\tCountess\tAda',
    '12\tA very long title that cannot fit into the terminal\t山田 美咲',
  ])
})
