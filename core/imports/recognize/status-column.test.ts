import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { statusIn } from './status-words.ts'

const tracker = (header: string, statuses: string[]) =>
  plan([
    ['Guest', 'Rec date', header],
    ...statuses.map((status, n) => [
      ['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Berg'][n]!,
      `2031-03-0${n + 1}`,
      status,
    ]),
  ])

test.each([
  [
    'cancelled',
    ['CANCELLED – poorly', 'Confirmed; declined on 3 Nov', 'abgesagt (krank)', 'annulée', '已取消'],
  ],
  ['completed', ['Recorded 19/11', 'Done', 'Aired', 'enregistrée', 'Записано', '収録済み']],
  ['upcoming', ['Confirmed', 'Booked!', 'Pencilled in', 'Not recorded yet', 'confirmada', 'Bestätigt']],
  ['unscheduled', ['To invite', 'Not confirmed', 'Invited', 'por confirmar', 'angefragt', 'te bevestigen']],
  [undefined, ['Jo’s Books', 'Confirmed?', 'needs a mic', '', '12']],
] as const)('%s is what a host means by some words, and by no others', (status, cells) => {
  expect(cells.map(statusIn)).toEqual(cells.map(() => status))
})

test('a status column is read in the host’s own words, and what is no status says what is', async () => {
  const { guests, warnings } = await tracker('Status', ['Confirmed', 'Recorded', 'To invite', 'ask Jo'])
  expect(guests.map(({ guest }) => guest.episodeStatus)).toEqual([
    'upcoming',
    'completed',
    'unscheduled',
    undefined,
  ])
  expect(warnings.flatMap(({ row, message }) => (row ? [[row, message]] : []))).toEqual([
    [
      5,
      'Not a valid status: ask Jo. Statuses are Unscheduled, Upcoming and Completed, or words such as To invite, Confirmed, Recorded and Cancelled',
    ],
  ])
})

test('a confirmed guest without a date isn’t upcoming yet', async () => {
  const { guests } = await plan([
    ['Guest', 'Rec date', 'Status'],
    ['Ana Ruiz', '2031-03-01', 'Confirmed'],
    ['Bo Lee', 'TBC', 'Confirmed'],
  ])
  expect(guests.map(({ guest }) => guest.episodeStatus)).toEqual(['upcoming', undefined])
})

test('a column called status that says something else is nobody’s status', async () => {
  const { columns } = await tracker('Status', ['vegan', 'Confirmed', 'on a train', 'likes tea'])
  expect(columns.at(-1)).toMatchObject({ header: 'Status', field: null })
})

test('who is cancelled has no interview, unless another row has booked them again', async () => {
  const { guests } = await plan([
    ['Guest', 'Email', 'Rec date', 'Booking status'],
    ['Ana Ruiz', 'ana@x.example', '2031-03-01', 'Cancelled – poorly'],
    ['Bo Lee', 'bo@x.example', '2031-03-02', 'Confirmed'],
    ['Kai Moss', 'kai@x.example', '2031-03-03', 'CANCELLED'],
    ['Ana Ruiz', 'ana@x.example', '2031-04-05', 'Confirmed'],
  ])
  expect(
    guests.map(({ guest, cancelled }) => [guest.name, guest.interviewDate?.slice(0, 10), cancelled]),
  ).toEqual([
    ['Ana Ruiz', '2031-04-05', undefined],
    ['Bo Lee', '2031-03-02', undefined],
    ['Kai Moss', undefined, 'Cancelled or declined: CANCELLED'],
  ])
})

test.each([
  'a décliné',
  'hat abgesagt',
  'has cancelled',
  'ha rifiutato',
  'heeft afgezegd – ziek',
  'foi cancelado',
])('“%s” says that somebody isn’t coming, whatever is before the word', (cell) => {
  expect(statusIn(cell)).toBe('cancelled')
})
