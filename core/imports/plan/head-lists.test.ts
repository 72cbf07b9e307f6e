import { expect, test } from 'vitest'
import { planSheets } from './plan-import.ts'
import { prepareSheets } from './prepare-sheets.ts'

const guests = [
  ['Guest', 'Job', 'Email'],
  ['Ana Ruiz', 'pilot', 'ana@x.example'],
  ['Bo Lee', 'baker', 'bo@x.example'],
]
const read = (name: string, lines: string[]) =>
  planSheets(
    'guests.xlsx',
    prepareSheets(
      [
        { name: 'Guests', rows: guests },
        { name, rows: lines.map((line) => [line]) },
      ].map((sheet) => ({ ...sheet, links: {}, hidden: false })),
    ),
  )
    .guests.slice(2)
    .map(({ guest: { name: own, title, notes } }) => [own, title, notes])

test('lines under a title of its own are people, and what they do or what else is noted is no part of their names', () => {
  expect(
    read('Drömmar', [
      'Drömmar 🌙',
      '',
      'Kai Moss, chef from Sete - knows Ana',
      'Mia Wolf -> send a card',
      'Jon Berg (author, was great on the radio)',
      'somebody from the ferry',
    ]),
  ).toEqual([
    ['Kai Moss', 'chef from Sete', 'knows Ana'],
    ['Mia Wolf', undefined, 'send a card'],
    ['Jon Berg', 'author', 'was great on the radio'],
  ])
})

test.each([
  ['Sponsors', ['Thanks to', 'Kai Moss', 'Mia Wolf']],
  ['Words', ['status', 'booked', 'asked', 'done']],
  ['Nothing', ['']],
])('a list called “%s” under no header names no guests', (name, lines) => {
  expect(read(name, lines)).toEqual([])
})
