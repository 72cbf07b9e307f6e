import { expect, test } from 'vitest'
import { planImport } from './plan-import.ts'
import { utf8 } from '../../testing/imports/sample-files.ts'

const even = [
  'Name,Company,Country,Role,Email,Recorded',
  'Ana Ruiz,Acme Works,Spain,Engineer,ana@x.example,2026-01-02',
  'Bo Lee,Bolt Audio,Norway,Producer,bo@x.example,2026-01-09',
  'Mary Stone,Quill Press,Spain,Editor,mary@x.example,2026-01-16',
  'David Moss,Kelp Works,Norway,Designer,david@x.example,2026-01-23',
]
const read = (...lines: string[]) =>
  planImport({ name: 'guests.csv', bytes: utf8([...even, ...lines].join('\n')) })
const lastOf = async (line: string) => {
  const { guests, warnings } = await read(line)
  const { name, company, title, email } = guests.at(-1)!.guest
  return { read: [name, company, title, email], warnings: warnings.map(({ message }) => message) }
}
const note = 'Row 6 has more or fewer cells than the others. Their values were matched to columns by content'

test('a row that ends early is read from left to right', async () => {
  const { read, warnings } = await lastOf('Kai Marsh,Salt Works,Spain')
  expect(read).toEqual(['Kai Marsh', 'Salt Works', undefined, undefined])
  expect(warnings).not.toContain(note)
})

test.each([
  ['a cell is missing', 'Kai Marsh,Salt Works,Engineer,kai@x.example,2026-02-01', 'Salt Works'],
  [
    'a company has a comma',
    'Kai Marsh,Salt, Sea & Co,Spain,Engineer,kai@x.example,2026-02-01',
    'Salt, Sea & Co',
  ],
])('where %s, the others are placed by what they hold', async (_what, line, company) => {
  const { read, warnings } = await lastOf(line)
  expect(read).toEqual(['Kai Marsh', company, 'Engineer', 'kai@x.example'])
  expect(warnings).toContain(note)
})

test('rows that end before the last columns of the header stay as they are', async () => {
  const lines = [
    'Name,Email,Company,Notes',
    'Ana Ruiz,ana@x.example,Acme',
    'Bo Lee,bo@x.example,Bolt',
    'Kai Marsh,kai@x.example,Kelp',
  ]
  const { guests } = await planImport({ name: 'guests.csv', bytes: utf8(lines.join('\n')) })
  expect(guests.map(({ guest }) => [guest.name, guest.email, guest.company])).toEqual(
    lines.slice(1).map((line) => line.split(',')),
  )
})

test('a comma in the last column is part of its text', async () => {
  const lines = [
    'Name,Email,Company',
    'Ana Ruiz,ana@x.example,Acme',
    'Bo Lee,bo@x.example,Bolt',
    'Kai Marsh,kai@x.example,Kelp',
  ]
  const { guests } = await planImport({
    name: 'guests.csv',
    bytes: utf8([...lines, 'Mary Stone,mary@x.example,Salt, Sea & Co'].join('\n')),
  })
  expect(guests.at(-1)!.guest.company).toBe('Salt, Sea & Co')
})
