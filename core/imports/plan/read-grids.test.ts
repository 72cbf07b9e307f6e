import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test('who came on which day is no timetable', async () => {
  const rows = [
    ['Name', 'Day 1', 'Day 2', '2026-05-03'],
    ['Ana Ruiz', 'yes', 'no', 'late'],
    ['Bo Lee', 'no', 'yes', ''],
  ]
  expect(await namesOf(rows)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('a timetable of topics names nobody', async () => {
  const rows = [
    ['Time', 'Monday', 'Tuesday'],
    ['9:00', 'Salt and iron', 'Rivers at night'],
    ['10:00', 'Bread', 'Small engines'],
  ]
  expect(await namesOf(rows)).toEqual([])
})

test.each([
  ['days', ['Time', 'Monday', 'Tuesday'], ['9:00', '10:00']],
  ['days in German', ['Uhrzeit', 'Montag', 'Dienstag'], ['9 Uhr', '10 Uhr']],
  ['dates', ['', '2026-05-03', '2026-05-04'], ['Morning', 'Evening']],
  ['rooms', ['Slot', 'Room A', 'Main Hall'], ['1', '2']],
  ['times', ['Stage', '9:00', '10:00–11:00'], ['Blue stage', 'Red stage']],
])(
  'speakers in the cells of a timetable with %s as columns',
  async (_what, header, [first = '', second = '']) => {
    const rows = [
      header,
      [first, 'Ana Ruiz', 'Peter Quill'],
      ['11:00', 'Coffee break', 'Coffee break'],
      [second, 'Mary Stone', 'TBA'],
    ]
    expect(await namesOf(rows)).toEqual(['Ana Ruiz', 'Peter Quill', 'Mary Stone'])
  },
)

test('titles with speakers in the cells of a timetable, under a heading', async () => {
  const rows = [
    ['Spring gathering 2026', '', ''],
    ['Time', 'Track 1', 'Track 2'],
    ['9:00', 'Rivers at night (Anna Ruiz)', 'Salt and iron (Peter Quill)'],
    ['10:00', 'Bread (Mary Stone)', 'Small engines (David Moss)'],
  ]
  expect(await namesOf(rows)).toEqual(['Anna Ruiz', 'Peter Quill', 'Mary Stone', 'David Moss'])
  expect((await plan(rows)).warnings.map(({ message }) => message)).toEqual([
    'A timetable was read cell by cell: row numbers here count its filled cells',
  ])
})
