import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test.each(['Do not ask', 'Nicht ansprechen', 'À éviter', 'Evitar', 'Da evitare', 'Nie pytać o'])(
  'what is under “%s” is kept in the notes, with its header',
  async (header) => {
    const guests = await guestsOf([
      ['Name', 'Email', 'Air date', header],
      ['Ana Ruiz', 'ana@ruiz.example', '3/15/27', 'divorce'],
      ['Bo Lee', 'bo@lee.example', '3/22/27', ''],
    ])
    expect(guests.map(({ notes }) => notes)).toEqual([`${header}: divorce`, undefined])
  },
)

test('a column of pronouns, and on cards what is good to know', async () => {
  const guests = await guestsOf([
    ['Nome', 'Pronomes', 'A saber'],
    ['Bia Nunes', 'ela/dela', 'alérgica a gatos'],
    ['Caio Lima', 'ele/dele', ''],
  ])
  expect(guests.map(({ notes }) => notes)).toEqual([
    'Pronomes: ela/dela\nalérgica a gatos',
    'Pronomes: ele/dele',
  ])
})

test.each(['3 marzo ore 10', '3 mars à 10', '3. März um 10', '3 marca godz. 10'])(
  'a time behind a day is no year: %s',
  async (cell) => {
    const [guest] = await guestsOf([
      ['Guest', 'Email', 'Recording date'],
      ['Ana Ruiz', 'ana@ruiz.example', cell],
      ['Bo Lee', 'bo@lee.example', '12 March 2027'],
    ])
    expect(guest).toEqual({ name: 'Ana Ruiz', email: 'ana@ruiz.example' })
  },
)

test.each(['Winterpause', 'Sommerferien', 'kerstvakantie', 'rezerwa'])('%s is nobody', async (nobody) => {
  const guests = await guestsOf([
    ['Woche', 'Gast', 'Beruf'],
    ['KW 3', 'Ana Ruiz', 'Bäckerin'],
    ['KW 4', nobody, ''],
    ['KW 5', 'Bo Lee', 'Lotse'],
    ['KW 6', 'Kai Moss', 'Imker'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss'])
})

test('a polite ending is no part of a name', async () => {
  const guests = await guestsOf([
    ['回', 'お名前', '肩書き・所属', 'メモ'],
    ['第12回', '小野寺 澄江様', '杜氏／小野寺酒造', 'お酒の失敗談はNG'],
    ['第13回', 'ルーカス・ハンセンさん', 'パン職人', '英語まじり'],
    ['第14回', '大和田 隆', '漁師', '船が出たら延期'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['小野寺 澄江', 'ルーカス・ハンセン', '大和田 隆'])
})
