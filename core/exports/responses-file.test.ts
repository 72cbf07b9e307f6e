import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { responseRows, responsesFile } from './responses-file.ts'
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
  submittedAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

test('an answer is in the column with the words its guest was asked with', () => {
  const later = response({
    guestName: null,
    responses: { bio: 'I sell.' },
    questions: [{ ...question, id: 'bio', question: 'What do you do?' }],
  })
  expect(responseRows([response({}), later])).toEqual([
    ['Guest', 'Email', 'Submitted', 'Who are you?', 'Which topics?', 'What do you do?'],
    ['Ada', '', '2026-11-21T10:00:00.000Z', 'I dig.', 'Bees\nMaps', ''],
    ['', '', '2026-11-21T10:00:00.000Z', '', '', 'I sell.'],
  ])
})

test('no hostile answer becomes a formula in either file', async () => {
  const hostile = [...hostileTexts, '=1+1', '+1', '-1', '@a', '\t=1', 'a;=1', 'a|+1', 'a\t-1'].filter(
    (text) => text.isWellFormed(),
  )
  const responses = hostile.map((bio) => response({ guestName: bio, responses: { bio } }))
  const workbook = read((await responsesFile({ title: 'T', show: null, responses }, 'xlsx')).bytes, {
    type: 'array',
  })
  const cells = Object.values(workbook.Sheets['Answers']!).filter(
    (cell) => typeof cell === 'object' && 't' in cell,
  )
  expect(cells.filter(({ f, t }) => f !== undefined || t !== 's')).toEqual([])
  for (const { v } of cells) expect(v).not.toMatch(/^\s*[=+\-@]/)
  const csv = new TextDecoder().decode(
    (await responsesFile({ title: 'T', show: null, responses }, 'csv')).bytes,
  )
  for (const delimiter of [',', ';', '\t', '|'])
    for (const cell of Papa.parse<string[]>(csv, { delimiter }).data.flat())
      expect(cell).not.toMatch(/^\s*[=+\-@]/)
  expect(utils.sheet_to_json(workbook.Sheets['Answers']!)).toHaveLength(hostile.length)
})

test('the file is named after the questionnaire', async () => {
  const file = await responsesFile({ title: 'Before: we/record', show: null, responses: [] }, 'json')
  expect(file).toMatchObject({ name: 'Before we record - answers.json', type: 'application/json' })
})
