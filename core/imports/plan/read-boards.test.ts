import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test('cards in the cells of a board are a guest each, with what their lines say', async () => {
  const rows = [
    ['Tavlan'],
    ['💭 Drömmar', '✉️ Frågade', 'Cancelled'],
    [
      'Ana Ruiz\nharbour pilot, Port of Sete\nana@x.example\n– Lo',
      'Bo Lee\nbaker!!\n+44 20 7946 0101 / bo@x.example',
      'Kai Moss\n@kaimoss\n4 May',
    ],
    ['Mia Wolf + Jon Berg\nsing together\nduo@x.example', 'someone from the ferry', ''],
    ['Eva Lind\n(write to her)', 'Peter Quill\nchef', ''],
  ]
  const guests = await guestsOf(rows)
  expect(
    guests.map(({ name, title, email, phone, social }) =>
      [name, title, email, phone, social].map((value) => value ?? ''),
    ),
  ).toEqual([
    ['Ana Ruiz', 'harbour pilot, Port of Sete', 'ana@x.example', '', ''],
    ['Bo Lee', 'baker', 'bo@x.example', '+44 20 7946 0101', ''],
    ['Kai Moss', '', '', '', '@kaimoss'],
    ['Mia Wolf', 'sing together', 'duo@x.example', '', ''],
    ['Jon Berg', '', '', '', ''],
    ['Eva Lind', '', '', '', ''],
    ['Peter Quill', 'chef', '', '', ''],
  ])
})

test('names alone under what is planned with them are guests', async () => {
  const rows = [
    ['Angefragt', 'Zugesagt', 'Aufgenommen'],
    ['Ana Ruiz', 'Kai Moss', 'Eva Lind'],
    ['Bo Lee', '', 'Peter Quill'],
  ]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Kai Moss',
    'Eva Lind',
    'Bo Lee',
    'Peter Quill',
  ])
})

test('who looks after an episode is no board of guests', async () => {
  const rows = [
    ['Guest', 'Host', 'Producer'],
    ['Ana Ruiz', 'Kai Moss', 'Eva Lind'],
    ['Bo Lee', 'Kai Moss', 'Eva Lind'],
  ]
  expect((await guestsOf(rows)).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})
