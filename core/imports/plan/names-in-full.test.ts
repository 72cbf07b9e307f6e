import { expect, test } from 'vitest'
import { workbook } from '../../testing/imports/sample-files.ts'
import { planImport } from './plan-import.ts'

const people = [
  ['Naam', 'Beroep', 'E-mail'],
  ['Femke Dijkgraaf', 'imker', 'femke@dijkgraaf.example'],
  ['prof. Ruud van Santen', 'historicus', 'ruud@santen.example'],
  ['Joke Terpstra', 'smid', 'joke@terpstra.example'],
  ['Siem Terpstra', 'smid', 'siem@terpstra.example'],
]
const namesOf = async (calendar: unknown[][]) => {
  const bytes = workbook({ Agenda: [['Week', 'Gast', 'Opname'], ...calendar], Gasten: people })
  const { guests } = await planImport({ name: 'x.xlsx', bytes })
  return guests.map(
    ({ guest }) => `${guest.name} ${guest.email ?? '-'} ${guest.interviewDate?.slice(0, 10) ?? '-'}`,
  )
}

test('a calendar that names guests in short is about the guests of the other sheet', async () => {
  const names = await namesOf([
    ['1', 'Femke D.', '2026-01-06'],
    ['2', 'Prof. Van Santen', '2026-01-13'],
    ['3', 'vrij', ''],
    ['4', 'Joke + Siem', '2026-01-20'],
  ])
  expect(names.toSorted()).toEqual([
    'Femke Dijkgraaf femke@dijkgraaf.example 2026-01-06',
    'Joke Terpstra joke@terpstra.example 2026-01-20',
    'Siem Terpstra siem@terpstra.example 2026-01-20',
    'prof. Ruud van Santen ruud@santen.example 2026-01-13',
  ])
})

test('a name that two could mean, or among names of others, is a guest of its own', async () => {
  const names = await namesOf([
    ['1', 'Terpstra', '2026-01-06'],
    ['2', 'Femke Bos', '2026-01-13'],
    ['3', 'Wubbo Klaver', '2026-01-20'],
    ['4', 'Siem', '2026-01-27'],
  ])
  expect(names.map((name) => name.split(' ', 1)[0])).toEqual([
    'Terpstra',
    'Femke',
    'Wubbo',
    'Siem',
    'Femke',
    'prof.',
    'Joke',
    'Siem',
  ])
})
