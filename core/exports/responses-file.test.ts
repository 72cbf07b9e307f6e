import { collect } from '../testing/collect.ts'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { csvPieces, jsonPieces } from './streamed-rows.ts'
import {
  answerColumns,
  answersFileName,
  maxFieldColumns,
  responsesFile,
  tooManyForWorkbook,
} from './responses-file.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'

const question = { type: 'text' as const, required: false, options: [] }
const response = (given: Partial<QuestionnaireResponse>): QuestionnaireResponse => ({
  id: 1,
  questionnaireId: 'before',
  guestId: 7,
  guestName: 'Ada',
  typedName: null,
  guestEmail: null,
  state: 'accepted',
  responses: { bio: 'I dig.', topics: ['Bees', 'Maps'] },
  questions: [
    { ...question, id: 'bio', question: 'Who are you?' },
    { ...question, id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
  ],
  source: { fields: {} },
  submittedAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

test('an answer is in the column with the words its guest was asked with', () => {
  const later = response({
    guestName: null,
    responses: { bio: 'I sell.' },
    questions: [{ ...question, id: 'bio', question: 'What do you do?' }],
  })
  const { headers, cells, cover } = answerColumns([response({}).questions, later.questions])
  expect([headers, cells(response({})), cells(later)]).toEqual([
    [
      'Guest',
      'Email',
      'Submitted (UTC)',
      'Status',
      'Who are you?',
      'Which topics?',
      'What do you do?',
      'Page',
    ],
    ['Ada', '', '2026-11-21 10:00', 'Accepted', 'I dig.', 'Bees\nMaps', '', ''],
    ['', '', '2026-11-21 10:00', 'Accepted', '', '', 'I sell.', ''],
  ])
  expect(cover(later)).toBe(true)
  expect(answerColumns([response({}).questions]).cover(later)).toBe(false)
})

test('unverified answers say so, under the name that was typed', () => {
  const { cells } = answerColumns([])
  const unverified = response({ state: 'unverified', typedName: 'Ada L.', guestEmail: 'ada@engine.example' })
  expect(cells(unverified)).toEqual(['Ada L.', 'ada@engine.example', '2026-11-21 10:00', 'Unverified', ''])
})

test('the page and its fields have columns, and so have fields beyond the most frequent', () => {
  const names = ['utm_source', ...Array.from({ length: maxFieldColumns }, (_, at) => `spam${at}`)]
  const fields = { utm_source: 'news', [names.at(-1)!]: 'x' }
  const { headers, cells } = answerColumns([], names)
  expect(headers.slice(4)).toEqual(['Page', ...names.slice(0, maxFieldColumns), 'Other fields'])
  const own = cells(response({ source: { page: 'https://kelp.example/guests', fields } })).slice(4)
  expect([own[0], own[1], own.at(-1)]).toEqual(['https://kelp.example/guests', 'news', 'spam29: x'])
  expect(own).toHaveLength(headers.length - 4)
})

async function* inParts<Row>(rows: Row[], size: number) {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
const csvOf = async (responses: QuestionnaireResponse[]) => {
  const { headers, cells, numbers } = answerColumns(
    responses.map(({ questions }) => questions),
    ['-utm'],
  )
  return (await collect(csvPieces(headers, inParts(responses, 2), cells, numbers))).join('')
}

test('a table is written row by row, in pieces that no long answer makes longer than it is', async () => {
  const long = 'kelp'.repeat(12_500)
  const responses = Array.from({ length: 5 }, () => response({ responses: { bio: long } }))
  const { headers, cells } = answerColumns([responses[0]!.questions])
  const pieces = await collect(csvPieces(headers, inParts(responses, 2), cells))
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2.2 * long.length)
  const { data } = Papa.parse<string[]>(pieces.join('').trim())
  expect(data.map((row) => row[4])).toEqual(['Who are you?', ...responses.map(() => long)])
})

test('JSON that is written entry by entry reads as the same list', async () => {
  for (const count of [0, 1, 3]) {
    const responses = Array.from({ length: count }, (_, id) => response({ id }))
    const text = (await collect(jsonPieces(inParts(responses, 2), (each) => each))).join('')
    expect(text).toBe(JSON.stringify(responses, null, 2))
  }
})

test('a workbook that would hold too much is refused in words that say what to do', () => {
  expect(tooManyForWorkbook(5_000)).toBeUndefined()
  expect(tooManyForWorkbook(5_001)).toMatch(
    /5,001 sets of answers, but an Excel file can have at most 5,000.*Export CSV or JSON/,
  )
})

test('no hostile answer becomes a formula in either file', async () => {
  const hostile = [...hostileTexts, '=1+1', '+1', '-1', '@a', '\t=1', 'a;=1', 'a|+1', 'a\t-1'].filter(
    (text) => text.isWellFormed(),
  )
  const responses = hostile.map((bio) =>
    response({ guestName: bio, responses: { bio }, source: { page: bio, fields: { '-utm': bio } } }),
  )
  const workbook = read((await responsesFile({ title: 'T', show: null, responses }, 'xlsx')).bytes, {
    type: 'array',
  })
  const cells = Object.values(workbook.Sheets['Answers']!).filter(
    (cell) => typeof cell === 'object' && 't' in cell,
  )
  const isDate = ({ t, v }: (typeof cells)[number]) => t === 'n' && typeof v === 'number'
  expect(cells.filter((cell) => cell.f !== undefined || !(cell.t === 's' || isDate(cell)))).toEqual([])
  expect(cells.filter(isDate)).toHaveLength(hostile.length)
  for (const { v } of cells) expect(String(v)).not.toMatch(/^\s*[=+\-@]/)
  const csv = await csvOf(responses)
  for (const delimiter of [',', ';', '\t', '|'])
    for (const cell of Papa.parse<string[]>(csv, { delimiter }).data.flat())
      expect(cell).not.toMatch(/^\s*[=+\-@]/)
  expect(utils.sheet_to_json(workbook.Sheets['Answers']!)).toHaveLength(hostile.length)
})

test.each([
  ['-23', '-23'],
  ['-0.5', '-0.5'],
  ['-1,25', '-1,25'],
  ['-1+1', "'-1+1"],
  ['-A1', "'-A1"],
  ['-1;=2', "'-1;'=2"],
])('the answer %j to a question for a number is %j in CSV', async (answer, cell) => {
  const questions = [
    { ...question, id: 'cold', question: 'How cold?', type: 'number' as const },
    { ...question, id: 'note', question: 'A note' },
  ]
  const csv = await csvOf([
    response({ guestName: answer, questions, responses: { cold: answer, note: answer } }),
  ])
  const [, row] = Papa.parse<string[]>(csv).data
  expect([row![0], row![4], row![5]]).toEqual([
    `'${answer.replace(';=', ";'=")}`,
    cell,
    `'${answer.replace(';=', ";'=")}`,
  ])
})

test('the file is named after the questionnaire', () => {
  expect(answersFileName('Before: we/record', 'json')).toBe('Before we record - answers.json')
})
