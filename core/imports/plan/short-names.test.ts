import { expect, test } from 'vitest'
import { planSheets } from './plan-import.ts'

const plan = (tabs: Record<string, string[][]>) =>
  planSheets(
    'guests.xlsx',
    Object.entries(tabs).map(([name, rows]) => ({ name, rows, links: {}, hidden: false })),
  )
const index = [
  ['Folge', 'Gast', 'Aufnahme'],
  ['7', 'Marlene', '2026-03-04'],
  ['8', 'Jan B.', '2026-03-11'],
  ['9', 'Prof. Sato', '2026-03-18'],
  ['10', 'Ines + Paul', '2026-03-25'],
]
const cards = [
  ['Name', 'Beruf', 'E-Mail'],
  ['Marlene Kuhn', 'Imkerin', 'kuhn@x.example'],
  ['Jan Brandt', 'Bäcker', 'brandt@x.example'],
  ['Dr. Emiko Sato', 'Töpferin', 'sato@x.example'],
  ['Ines Wolf', 'Köchin', 'wolf@x.example'],
  ['Paul Berg', 'Koch', 'berg@x.example'],
]

test('who is on another sheet by the whole name is no second guest, and has what the index says', () => {
  const { guests } = plan({ Folgen: index, Gäste: cards })
  expect(guests.map(({ guest }) => [guest.name, guest.email, guest.interviewDate?.slice(0, 10)])).toEqual([
    ['Marlene Kuhn', 'kuhn@x.example', '2026-03-04'],
    ['Jan Brandt', 'brandt@x.example', '2026-03-11'],
    ['Dr. Emiko Sato', 'sato@x.example', '2026-03-18'],
    ['Ines Wolf', 'wolf@x.example', '2026-03-25'],
    ['Paul Berg', 'berg@x.example', '2026-03-25'],
  ])
})

test('a short name that two people may have stays, and so does one with an address of its own', () => {
  const { guests } = plan({
    Wish: [
      ['Name', 'Email', 'Why'],
      ['Ana', '', 'knows bees'],
      ['Bo', 'other.bo@x.example', 'rivers'],
      ['Kai Moss', 'kai@x.example', 'bread'],
    ],
    Guests: [
      ['Name', 'Email'],
      ['Ana Ruiz', 'ruiz@x.example'],
      ['Ana Lind', 'lind@x.example'],
      ['Bo Lee', 'bo@x.example'],
    ],
  })
  expect(guests.map(({ guest }) => guest.name)).toEqual([
    'Ana',
    'Bo',
    'Kai Moss',
    'Ana Ruiz',
    'Ana Lind',
    'Bo Lee',
  ])
})
