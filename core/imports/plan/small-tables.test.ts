import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const read = async (rows: string[][]) =>
  (await guestsOf(rows)).map(({ name, title, email, phone }) => [name, title, email, phone])

const guests = [
  ['Fecha', 'Invitada', 'Cargo', 'Correo'],
  ['2026-05-04', 'Ana Ruiz', 'jefa de obra', 'ana@x.example'],
  ['2026-05-11', 'Bo Lee', 'panadero', 'bo@x.example'],
  ['2026-05-18', 'Kai Moss', 'chef', 'kai@x.example'],
]
const three = [
  ['Ana Ruiz', 'jefa de obra', 'ana@x.example', undefined],
  ['Bo Lee', 'panadero', 'bo@x.example', undefined],
  ['Kai Moss', 'chef', 'kai@x.example', undefined],
]

test('a short list below the guests has the header of its own, though it says nothing of addresses', async () => {
  const rows = [
    ...guests,
    [''],
    ['SOÑADAS'],
    ['nombre', 'por qué', 'a través de'],
    ['Mia Wolf', 'escribió un libro', 'la editorial'],
    ['Jon Berg', 'último farero', 'Ana lo conoce'],
  ]
  expect(await read(rows)).toEqual([
    ...three,
    ['Mia Wolf', undefined, undefined, undefined],
    ['Jon Berg', undefined, undefined, undefined],
  ])
})

test('reserves in other columns have the numbers that are next to them', async () => {
  const rows = [
    ...guests,
    [''],
    ['', 'SUPLENTES', 'tel'],
    ['', 'Mia Wolf', '600 555 121'],
    ['', 'Jon Berg', '600 555 122'],
  ]
  expect(await read(rows)).toEqual([
    ...three,
    ['Mia Wolf', undefined, undefined, '600 555 121'],
    ['Jon Berg', undefined, undefined, '600 555 122'],
  ])
})

const nextTo = (head: string, others: string[]) =>
  guests.map((row, at) => [...row, '', [head, ...others][at] ?? ''])

test('a list next to the guests, behind an empty column, is a list of its own', async () => {
  const wished = ['Mia Wolf', 'Jon Berg']
  expect(await read(nextTo('SOÑADAS', wished))).toEqual([
    ...three,
    ...wished.map((name) => [name, undefined, undefined, undefined]),
  ])
})

test.each([
  ['somebody else’s part in the same episodes', 'Presentadora', ['Mia Wolf', 'Jon Berg']],
  ['a name for each row', 'Quién avisó', ['Mia Wolf', 'Jon Berg', 'Eva Lind']],
])('%s behind an empty column is no list of guests', async (_what, head, others) => {
  expect(await read(nextTo(head, others))).toEqual(three)
})

test('a blank row in a list of guests starts no other list', async () => {
  const rows = [...guests, [''], ['2026-05-25', 'Mia Wolf', 'guía', ''], ['2026-06-01', 'Jon Berg', '', '']]
  expect((await read(rows)).map(([name]) => name)).toEqual([
    'Ana Ruiz',
    'Bo Lee',
    'Kai Moss',
    'Mia Wolf',
    'Jon Berg',
  ])
})
