import { expect, test } from 'vitest'
import { delimited, utf8 } from '../../testing/imports/sample-files.ts'
import { planImport, planSheets } from '../plan/plan-import.ts'
import type { ColumnMap } from './import-column.ts'

const plan = (rows: string[][], map?: ColumnMap) =>
  planSheets('file', [{ name: 'Sheet1', rows, links: {}, hidden: false }], map && { map })
const guestsOf = (rows: string[][], map?: ColumnMap) => plan(rows, map).guests.map(({ guest }) => guest)
const nameAndEmail = (rows: string[][], map?: ColumnMap) =>
  guestsOf(rows, map).map(({ name, email }) => [name, email])

const two = [
  ['Ana Ruiz', 'ana@x.example'],
  ['Bo Lee', 'bo@x.example'],
  ['Kai Moss', 'kai@x.example'],
]

test.each([
  ['Guest 1 Name', 'Guest 1 Email', 'Guest 2 Name', 'Guest 2 Email'],
  ['Guest', 'Guest Email', 'Guest 2', 'Guest 2 Email'],
  ['guest1_name', 'guest1_email', 'guest2_name', 'guest2_email'],
  ['Name (1)', 'Email (1)', 'Name (2)', 'Email (2)'],
  ['Guest name', 'Guest email', 'Co-guest name', 'Co-guest email'],
  ['First guest', 'First guest email', 'Second guest', 'Second guest email'],
  ['Gast 1', 'E-Mail Gast 1', 'Gast 2', 'E-Mail Gast 2'],
  ['Guest 1', 'Email', 'Guest 2', 'Email'],
  ['Guest', 'Email', 'Guest', 'Email'],
])('each of several guests in columns of their own has an address of their own: %s, %s, %s', (...header) => {
  const rows = [
    header,
    ['Ana Ruiz', 'ana@x.example', 'Bo Lee', 'bo@x.example'],
    ['Kai Moss', 'kai@x.example', '', ''],
  ]
  expect(nameAndEmail(rows)).toEqual(two)
})

test('a second guest without an address has none, rather than the first one’s', () => {
  const rows = [
    ['Episode', 'Guest 1 Name', 'Guest 1 Email', 'Guest 1 Company', 'Guest 2 Name', 'Guest 2 Company'],
    ['1', 'Ana Ruiz', 'ana@x.example', 'Acme', 'Bo Lee', 'Bolt'],
  ]
  expect(guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme' },
    { name: 'Bo Lee', company: 'Bolt' },
  ])
})

test('two columns that the host maps to names are two people', () => {
  const rows = [
    ['Who', 'Email', 'And who', 'Email'],
    ['Ana Ruiz', 'ana@x.example', 'Bo Lee', 'bo@x.example'],
    ['Kai Moss', 'kai@x.example', '', ''],
  ]
  expect(nameAndEmail(rows, { Who: 'name', 'And who': 'name' })).toEqual(two)
})

test('numbered addresses of one person stay one person’s', () => {
  const rows = [
    ['Name', 'Email 1', 'Email 2', 'Phone 1', 'Phone 2'],
    ['Ana Ruiz', '', 'ana@x.example', '+34 600 123 456', ''],
    ['Bo Lee', 'bo@x.example', '', '', ''],
  ]
  expect(nameAndEmail(rows)).toEqual(two.slice(0, 2))
})

test.each([
  'Sponsor email',
  'Publicist email',
  'Assistant Email',
  'Agent e-mail',
  'Host email',
  'Booker email',
  'PR contact email',
  'Booked by (email)',
  'E-Mail Sponsor',
  'E-Mail Pressekontakt',
  'Sponsorkontakt',
  'Email attaché de presse',
  'Correo del patrocinador',
  'E-mail do assessor',
  'Email ufficio stampa',
  'E-mail sponsora',
  'スポンサー メール',
  '赞助商邮箱',
])('the address under “%s” is not the guest’s, even where the guest has none', (header) => {
  const rows = [
    ['Guest', header, 'Company'],
    ['Ana Ruiz', 'deals@brand.example', 'Acme'],
    ['Bo Lee', 'max@brand.example', 'Bolt'],
    ['Kai Moss', 'pat@brand.example', 'Cogs'],
  ]
  expect(guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz', company: 'Acme' },
    { name: 'Bo Lee', company: 'Bolt' },
    { name: 'Kai Moss', company: 'Cogs' },
  ])
})

test('an address behind a publicist’s name is the publicist’s, as its letters say', () => {
  const rows = [
    ['Guest', 'Publicist', 'Email'],
    ['Ana Ruiz', 'Max Deal', 'max.deal@agency.example'],
    ['Bo Lee', 'Pat Sell', 'psell@agency.example'],
  ]
  expect(guestsOf(rows)).toEqual([{ name: 'Ana Ruiz' }, { name: 'Bo Lee' }])
})

test.each([
  ['English', 'Harriet Pembroke, Alastair Winslow'],
  ['German', 'Friederike Oberhuber, Gernot Stadelmann'],
  ['French', 'Capucine Delacroix, Thibault Lemaitre'],
  ['Spanish', 'Macarena Villalobos, Íñigo Echeverría'],
  ['Portuguese', 'Iolanda Figueiredo, Gaspar Vasconcelos'],
  ['Italian', 'Ginevra Bellomo, Ruggero Santoro'],
  ['Dutch', 'Machteld van der Veen, Floris Hoekstra'],
  ['Norwegian', 'Ragnhild Haugen, Torbjørn Solberg'],
  ['Polish', 'Bożena Wróblewska, Zbigniew Sikora'],
  ['Nepali', 'Bimala Shrestha, Gopal Adhikari'],
  ['Pinyin', 'Wang Xiaoming, Zhao Lihua'],
  ['Turkish', 'Gülizar Yıldırım, Tuncay Özdemir'],
  ['Yoruba', 'Olúwaṣeun Adéyemí, Títílayọ̀ Ògúnléye'],
  ['Japanese', '山田 太郎、佐々木 花子'],
  ['Korean', '김철수, 이영희'],
])('two %s names in one cell are two people', (_, cell) => {
  const people = guestsOf([
    ['Guest', 'Episode'],
    [cell, '12'],
    ['Ana Ruiz', '13'],
    ['Bo Lee', '14'],
  ])
  expect(people).toHaveLength(4)
  expect(people.every(({ title, company }) => !title && !company)).toBe(true)
})

test('a role or a company behind a comma stays one, in a column of such lines', () => {
  const rows = [
    ['Guest'],
    ['Ana Ruiz, CEO'],
    ['Bo Lee, Peace Envoy'],
    ['Kai Moss, Head of Audio'],
    ['Lin Berg, Director'],
  ]
  expect(guestsOf(rows).map(({ name, title }) => [name, title])).toEqual([
    ['Ana Ruiz', 'CEO'],
    ['Bo Lee', 'Peace Envoy'],
    ['Kai Moss', 'Head of Audio'],
    ['Lin Berg', 'Director'],
  ])
})

test('people who differ only in the form of their names are asked about', () => {
  const { questions } = plan([
    ['Guest', 'Episode'],
    ['Bimala Shrestha, Gopal Adhikari', '1'],
    ['Ana Ruiz', '2'],
  ])
  expect(questions).toMatchObject([{ code: 'several_people' }])
})

test('of two people in a cell, one address is whose name it holds', () => {
  const rows = [
    ['Guests', 'Email'],
    ['Ana Ruiz & Bo Lee', 'bolee@x.example'],
    ['Kai Moss', 'kai@x.example'],
  ]
  expect(nameAndEmail(rows)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', 'bolee@x.example'],
    ['Kai Moss', 'kai@x.example'],
  ])
})

test('a bare “Title” next to a guest in an episode sheet is the episode’s', () => {
  const rows = [
    ['Episode', 'Title', 'Guest', 'Publish date'],
    ['1', 'The slow web', 'Ana Ruiz', '2026-01-12'],
    ['2', 'Cheese', 'Bo Lee', '2026-01-19'],
    ['3', 'Who owns the moon?', 'Kai Moss', '2026-01-26'],
  ]
  expect(guestsOf(rows)).toEqual([{ name: 'Ana Ruiz' }, { name: 'Bo Lee' }, { name: 'Kai Moss' }])
})

test('a bare “Title” that holds jobs is a job title, in an episode sheet, too', () => {
  const rows = [
    ['Episode', 'Guest', 'Title'],
    ['1', 'Ana Ruiz', 'CEO'],
    ['2', 'Bo Lee', 'Marketing Director'],
  ]
  expect(guestsOf(rows).map(({ title }) => title)).toEqual(['CEO', 'Marketing Director'])
})

test.each([
  ['Divyan Moss & Verosha', ['Divyan Moss', 'Verosha']],
  ['Anna & Peter', ['Anna', 'Peter']],
])('“%s” are two people, one of them known by the first name', (cell, names) => {
  expect(guestsOf([['Guest'], [cell], ['Bo Lee'], ['Kai Moss']]).map(({ name }) => name)).toEqual([
    ...names,
    'Bo Lee',
    'Kai Moss',
  ])
})

test.each(['Simon & Garfunkel', 'Ana Ruiz & Friends', 'Bo Lee & Sons'])('“%s” stays one', (cell) => {
  expect(guestsOf([['Guest'], [cell], ['Bo Lee'], ['Kai Moss']]).map(({ name }) => name)).toContain(cell)
})

test('“Phil” is a name, not only a degree', () => {
  expect(
    guestsOf([
      ['Guest', 'Job'],
      ['Phil', 'Baker'],
      ['Bo Lee', 'Judge'],
    ]),
  ).toHaveLength(2)
})

test('names as libraries write them: family name first, with years of life, several in one cell', () => {
  const rows = [
    ['Interviewee', 'Recorded'],
    ['Adeyemi, Kemi, 1985-', '2024-04-30'],
    ['Allen, Carolyn, 1929-2012; Moss, David L.', '2014-03-11'],
    ['Quill, Peter, 1947 August 4-', '2014-05-12'],
  ]
  expect(guestsOf(rows).map(({ name }) => name)).toEqual([
    'Kemi Adeyemi',
    'Carolyn Allen',
    'David L. Moss',
    'Peter Quill',
  ])
})

test('a form that asks for the name twice has one guest a row', () => {
  const rows = [
    ['Name', 'Email', 'Name', 'Organisation'],
    ['Ana Ruiz', 'ana@x.example', 'Ana M. Ruiz', 'Acme'],
    ['Bo', 'bo@x.example', 'Bo Lindqvist', 'Bolt'],
    ['Mary Stone', 'mary@x.example', 'Mary Stone', 'Kelp'],
  ]
  expect(guestsOf(rows)).toHaveLength(3)
})

test('people in a column that is filled only where the names are blank', () => {
  const rows = [
    ['Date', 'Politician', 'Name'],
    ['12/1/13', '', 'Ana Ruiz'],
    ['3/9/14', 'Peter Quill', ''],
    ['2/9/14', '', 'Mary Stone'],
    ['2/16/14', 'David Moss', ''],
  ]
  expect(guestsOf(rows).map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Peter Quill',
    'Mary Stone',
    'David Moss',
  ])
})

test.each([
  ['a list of a program', (one: string, other: string) => `['${one}', "${other}"]`],
  ['bars', (one: string, other: string) => `${one}|${other}`],
  ['colons', (one: string, other: string) => `${one}::${other}`],
  ['line breaks of a page', (one: string, other: string) => `${one}<br/>${other}`],
])('several people in one cell with %s between them', async (_what, cellOf) => {
  const rows = [
    ['Episode', 'Guests'],
    ['1', cellOf('Anna Ruiz', 'Tarn Lowe')],
    ['2', cellOf('Peter Quill', 'Orrin Vale')],
    ['3', cellOf('Mary Stone', 'David Moss')],
  ]
  const { guests } = await planImport({ name: 'guests.csv', bytes: utf8(delimited(rows)) })
  expect(guests.map(({ guest }) => guest.name)).toEqual([
    'Anna Ruiz',
    'Tarn Lowe',
    'Peter Quill',
    'Orrin Vale',
    'Mary Stone',
    'David Moss',
  ])
})
