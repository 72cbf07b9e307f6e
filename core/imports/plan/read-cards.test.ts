import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const wanted = [
  ['Ana Ruiz', 'CEO', 'ana@x.example'],
  ['Bo Lee', undefined, 'bo@x.example'],
  ['Kai Moss', 'Chef', undefined],
]
const read = async (rows: string[][]) =>
  (await guestsOf(rows)).map(({ name, title, email }) => [name, title, email])

test('a list of two columns is no list of cards', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Ana Ruiz', 'ana@x.example'],
    ['Bo Lee', 'bo@x.example'],
  ]
  expect((await read(rows)).map(([name]) => name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('firms and jobs that are repeated below a row of headers aren’t read as labels', async () => {
  const jobs = ['Author', 'Founder', 'Chef']
  const people = [
    'Ana Ruiz',
    'Bo Lee',
    'Kai Moss',
    'Eva Sand',
    'Ida Berg',
    'Tom Wood',
    'Una Cole',
    'Max Hill',
    'Liv Holm',
  ]
  const rows = people.map((name, at) => ['Slow Kiln', name, jobs[at % 3]!, `deals${at}@brand.example`])
  const found = await read([['Company', 'Full name', 'Job title', 'Sponsor email'], ...rows])
  expect(found).toEqual(people.map((name, at) => [name, jobs[at % 3], undefined]))
})

test('people one under another, a label and a value in each row, are a guest each', async () => {
  expect(
    await read([
      ['Name', 'Ana Ruiz'],
      ['Job title', 'CEO'],
      ['Email', 'ana@x.example'],
      ['', ''],
      ['Name', 'Bo Lee'],
      ['Email', 'bo@x.example'],
      ['', ''],
      ['Name', 'Kai Moss'],
      ['Job title', 'Chef'],
    ]),
  ).toEqual(wanted)
})

test('the same as lines with colons, without blank rows between them', async () => {
  expect(
    await read([
      ['Name: Ana Ruiz'],
      ['Job title: CEO'],
      ['Email: ana@x.example'],
      ['Name: Bo Lee'],
      ['Email: bo@x.example'],
      ['Name: Kai Moss'],
      ['Job title: Chef'],
    ]),
  ).toEqual(wanted)
})

test('cards whose labels nobody listed are people when one label is in front of a name in each', async () => {
  const rows = [
    ['Zu hören: Ana Ruiz'],
    ['Klingel: ana@x.example'],
    ['Keks: Nuss'],
    [''],
    ['Zu hören: Bo Lee'],
    ['Klingel: bo@x.example'],
    ['Keks: Schoko'],
  ]
  expect(await read(rows)).toEqual([
    ['Ana Ruiz', undefined, 'ana@x.example'],
    ['Bo Lee', undefined, 'bo@x.example'],
  ])
})

test('cards without a person are no guests', async () => {
  const rows = ['oak', 'elm'].flatMap((tree) => [
    [`Tree: ${tree}`],
    ['Height: 20 m'],
    ['Leaves: green'],
    [''],
  ])
  expect(await read(rows)).toEqual([])
})

test('people in columns are a guest each, whatever the labels in front of the rows are called', async () => {
  const rows = [
    ['Zu hören', 'Ana Ruiz', 'Bo Lee', 'Kai Moss'],
    ['Keks', 'Nuss', 'Schoko', ''],
    ['Klingel', 'ana@x.example', 'bo@x.example', ''],
  ]
  expect((await read(rows)).map(([name, , email]) => [name, email])).toEqual([
    ['Ana Ruiz', 'ana@x.example'],
    ['Bo Lee', 'bo@x.example'],
    ['Kai Moss', undefined],
  ])
})

test('three guests in one row of each episode are not people in columns', async () => {
  const rows = [
    ['Episode', 'Guest 1', 'Guest 2', 'Guest 3'],
    ['One', 'Ana Ruiz', 'Bo Lee', 'Kai Moss'],
    ['Two', 'Mia Wolf', 'Jon Berg', 'Eva Lind'],
  ]
  expect((await read(rows)).map(([name]) => name)).toEqual([
    'Ana Ruiz',
    'Bo Lee',
    'Kai Moss',
    'Mia Wolf',
    'Jon Berg',
    'Eva Lind',
  ])
})

test('cards side by side and under each other are a guest each, with blank lines of a form and what is left below', async () => {
  const rows = [
    ['Vårens kort'],
    [''],
    ['Gäst', 'Ana Ruiz', '', 'Gäst', 'Bo Lee'],
    ['Yrke', 'CEO', '', 'Yrke', ''],
    ['E-post', 'ana@x.example', '', 'E-post', 'bo@x.example'],
    [''],
    ['Gäst', 'Kai Moss'],
    ['Yrke', 'Chef'],
    ['E-post', ''],
    [''],
    ['Att ta med', ''],
    ['1', 'Varför Bo Berg?'],
  ]
  expect(await read(rows)).toEqual(wanted)
})

test('weeks as columns, one month under another, are a guest for each week', async () => {
  const rows = [
    ['MAIO', 'sem. 19', 'sem. 20', 'sem. 21'],
    ['Gravação', '2026-05-05', '2026-05-12', '2026-05-19'],
    ['Convidado', 'Ana Ruiz', 'Bo Lee', 'a definir'],
    ['Cargo', 'CEO', '', ''],
    ['E-mail', 'ana@x.example', 'bo@x.example', ''],
    [''],
    ['JUNHO', 'sem. 23', 'sem. 24', ''],
    ['Gravação', '2026-06-02', '2026-06-09', ''],
    ['Convidado', 'Kai Moss', '', ''],
    ['Cargo', 'Chef', '', ''],
    ['E-mail', '', '', ''],
  ]
  expect(await read(rows)).toEqual(wanted)
})

test('a column whose words are repeated next to names isn’t read as labels of cards', async () => {
  const rows = [
    ['booked', 'Ana Ruiz', 'ana@x.example'],
    ['asked', 'Bo Lee', 'bo@x.example'],
    ['done', 'Kai Moss', 'kai@x.example'],
    ['booked', 'Mia Wolf', 'mia@x.example'],
    ['asked', 'Jon Berg', 'jon@x.example'],
    ['done', 'Eva Lind', 'eva@x.example'],
  ]
  expect((await read(rows)).map(([name, , email]) => [name, email])).toEqual(
    rows.map(([, name, email]) => [name, email]),
  )
})
