import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { sheetsOfAccounts } from '../../testing/imports/sheets-of-accounts.ts'
import { sheetsOfExports } from '../../testing/imports/sheets-of-exports.ts'
import { sheetsOfForms } from '../../testing/imports/sheets-of-forms.ts'
import { sheetsOfHosts } from '../../testing/imports/sheets-of-hosts.ts'
import { sheetsOfLanguages } from '../../testing/imports/sheets-of-languages.ts'
import { sheetsOfProducers } from '../../testing/imports/sheets-of-producers.ts'
import { sheetsOfPrograms } from '../../testing/imports/sheets-of-programs.ts'
import { sheetsOfTools } from '../../testing/imports/sheets-of-tools.ts'
import { sheetsUnseen } from '../../testing/imports/sheets-unseen.ts'
import { scoreTruth, truthSheet } from '../../testing/imports/truth-sheet.ts'

const sheets = Object.entries({
  ...sheetsOfTools,
  ...sheetsOfHosts,
  ...sheetsOfLanguages,
  ...sheetsOfExports,
  ...sheetsOfProducers,
  ...sheetsOfForms,
  ...sheetsOfPrograms,
  ...sheetsOfAccounts,
})

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

test('sheets that the rules were not written with: nearly everything, and nobody else’s address', async () => {
  const scores: number[] = []
  const wrong: string[] = []
  for (const [name, text] of Object.entries(sheetsUnseen)) {
    const sheet = truthSheet(name, text)
    const { guests } = await plan(sheet.rows)
    scores.push(
      scoreTruth(
        sheet,
        guests.map(({ guest }) => guest),
      ).score,
    )
    const emails = new Map(sheet.people.map((person) => [person.name, person.email]))
    wrong.push(
      ...guests.flatMap(({ guest }) =>
        guest.email && guest.email !== emails.get(guest.name) ? guest.name : [],
      ),
    )
  }
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(97)
  expect(wrong).toEqual([])
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
