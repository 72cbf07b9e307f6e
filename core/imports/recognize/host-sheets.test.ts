import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { sheetsOfHosts } from '../../testing/imports/sheets-of-hosts.ts'
import { sheetsOfLanguages } from '../../testing/imports/sheets-of-languages.ts'
import { sheetsOfTools } from '../../testing/imports/sheets-of-tools.ts'
import { scoreTruth, truthSheet } from '../../testing/imports/truth-sheet.ts'

const sheets = Object.entries({ ...sheetsOfTools, ...sheetsOfHosts, ...sheetsOfLanguages })

test.each(sheets)('%s: its people with their own fields, and at most one question', async (name, text) => {
  const sheet = truthSheet(name, text)
  const { guests, questions } = await plan(sheet.rows)
  const { errors } = scoreTruth(
    sheet,
    guests.map(({ guest }) => guest),
  )
  expect(errors).toEqual([])
  expect(questions.length).toBeLessThanOrEqual(1)
})

test('a truth notices a missing person, a wrong field and an invented one', () => {
  const sheet = truthSheet('two', 'Name|Email\nname|email\nAna Ruiz|ana@x.example\nBo Lee|')
  const { score, errors } = scoreTruth(sheet, [
    { name: 'Ana Ruiz', email: 'bo@x.example' },
    { name: 'Cy Young' },
  ])
  expect(score).toBe(0)
  expect(errors).toEqual([
    'Ana Ruiz: email is bo@x.example, not ana@x.example',
    'missing Bo Lee',
    'invented Cy Young',
  ])
})
