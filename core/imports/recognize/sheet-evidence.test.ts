import { expect, test } from 'vitest'
import { planSheets } from '../plan/plan-import.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'

const planOf = (rows: string[][]) =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]))
const guestsIn = (rows: string[][]) => planOf(rows).guests.map(({ guest }) => guest)
const namesIn = (rows: string[][]) => guestsIn(rows).map(({ name }) => name)

test('what nobody filled in yet is neither a name nor an account, in whatever language', () => {
  const open = 'da chiarire'
  expect(
    guestsIn([
      ['Ospiti', 'Instagram', 'Web', 'YouTube'],
      ['Anna Ruiz', open, open, open],
      ['boh', open, open, open],
      ['Peter Quill', 'https://instagram.com/quill', open, open],
      ['boh', open, open, open],
      ['boh', open, open, open],
      ['Laura Mertz', open, open, open],
    ]),
  ).toEqual([
    { name: 'Anna Ruiz' },
    { name: 'Peter Quill', social: 'https://instagram.com/quill' },
    { name: 'Laura Mertz' },
  ])
})

test('a firm that employs many is no filler', () => {
  const rows = ['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'David Moss'].map((name) => [name, 'Kelp Works'])
  expect(guestsIn([['Name', 'Company'], ...rows]).map(({ company }) => company)).toEqual(
    rows.map(() => 'Kelp Works'),
  )
})

test('the channel that uploaded every episode is neither their guest nor anybody’s job', () => {
  expect(
    guestsIn([
      ['Title', 'Interviewed', 'Uploader'],
      ['On playful design', 'Anna Ruiz', 'Kelp Business School'],
      ['On rivers', 'Peter Quill', 'Onda Larga'],
      ['On bread and soil', 'Laura Mertz', 'Onda Larga'],
    ]),
  ).toEqual([{ name: 'Anna Ruiz' }, { name: 'Peter Quill' }, { name: 'Laura Mertz' }])
  expect(
    namesIn([
      ['Title', 'Artist'],
      ['Open water: Nina Moss', 'Iris Fjelde'],
      ['Paul Quill: life after rowing', 'Iris Fjelde'],
      ['What the bees remember', 'Iris Fjelde'],
      ['Elena Mertz: a house of reeds', 'Iris Fjelde'],
    ]),
  ).toEqual(['Nina Moss', 'Paul Quill', 'Elena Mertz'])
})

test('people behind commas are guests where most are known, and what they do is no guest', () => {
  expect(
    namesIn([
      ['Guests'],
      ['Anna ruiz, peter quill'],
      ['Laura mertz, david moss, thornback'],
      ['Nina fjord, paul stone'],
    ]),
  ).toEqual([
    'Anna ruiz',
    'peter quill',
    'Laura mertz',
    'david moss',
    'thornback',
    'Nina fjord',
    'paul stone',
  ])
  expect(
    guestsIn([
      ['Guest'],
      ['Anna Ruiz, Kelp Works\nPeter Quill, Fjord Institute'],
      ['Laura Mertz, Sable Labs'],
    ]).map(({ name }) => name),
  ).toEqual(['Anna Ruiz', 'Peter Quill', 'Laura Mertz'])
})

test('pages that are called as the episodes are belong to nobody', () => {
  expect(
    guestsIn([
      ['Titolo', 'Ospite', 'Link'],
      [
        'Il fiume torna in pianura con Anna Ruiz',
        'Anna Ruiz',
        'https://onda.example/il-fiume-torna-in-pianura',
      ],
      ['Le api ricordano tutto', 'Peter Quill', 'https://onda.example/le-api-ricordano-tutto'],
    ]),
  ).toEqual([{ name: 'Anna Ruiz' }, { name: 'Peter Quill' }])
})

test('letters behind every name are no part of it', () => {
  const rows = ['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'David Moss'].map((name) => [`${name} KOH`])
  expect(namesIn([['Interviewee'], ...rows])).toEqual([
    'Anna Ruiz',
    'Peter Quill',
    'Laura Mertz',
    'David Moss',
  ])
})

test('a title names people behind those whom they work for, and in Chinese behind “ft.” without blanks', () => {
  expect(
    namesIn([
      ['Title'],
      ['Open data at sea - Kelp Works’ Anna Ruiz'],
      ['What rain costs - Fjord Audio’s Peter Quill'],
      ['Bread and soil - Sable Labs’ Laura Mertz'],
      ['A house of reeds - Umber’s David Moss'],
    ]),
  ).toEqual(['Anna Ruiz', 'Peter Quill', 'Laura Mertz', 'David Moss'])
  expect(
    namesIn([
      ['日期', '標題', '標的', '連結'],
      [
        '20260321',
        '河流為什麼漲不動？ft.王美華',
        '旺宏(2337), 記憶體 (Memory), 光通訊 (Optical)',
        'https://pod.example/1',
      ],
      [
        '20260322',
        '今年可能會升息？ft. 艦長 陳志明',
        '台積電(2330), 美光 (Micron), 原油 (Oil)',
        'https://pod.example/2',
      ],
      ['20260323', '三個錯誤 ft. 林怡君、張偉', 'NVIDIA(NVDA), 鴻海 (2317)', 'https://pod.example/3'],
      ['20260324', '財報佳', '志聖(2467), 均華(6640)', 'https://pod.example/4'],
    ]),
  ).toEqual(['王美華', '陳志明', '林怡君', '張偉'])
})
