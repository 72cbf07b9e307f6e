import { expect, test } from 'vitest'
import { type GeneratedPerson, generateSheet, scoreSheet } from '../../testing/imports/generate-sheet.ts'
import type { ImportPlan } from './import-plan.ts'
import { planSheets } from './plan-import.ts'
import { prepareSheets } from './prepare-sheets.ts'

const seeds = Array.from({ length: 240 }, (_, index) => 50_000 + index)

const planOf = (rows: string[][]): ImportPlan =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]))

const peopleOf = ({ guests }: ImportPlan): GeneratedPerson[] =>
  guests.map(({ guest: { name, email, phone, company, title, bio, socialLinks } }) => {
    const website = socialLinks?.website
    return JSON.parse(JSON.stringify({ name, email, phone, company, title, bio, website }))
  })

test('sheets of any layout in twelve languages are read right, with names nobody listed', () => {
  let score = 0
  let questions = 0
  const wrong: string[] = []
  for (const seed of seeds) {
    const sheet = generateSheet(seed)
    const plan = planOf(sheet.rows)
    const found = peopleOf(plan)
    score += scoreSheet(sheet, found) / seeds.length
    questions = Math.max(questions, plan.questions.length)
    for (const { name, email } of found) {
      const person = sheet.people.find((other) => other.name === name)
      if (person && email && email !== person.email) wrong.push(`${seed}: ${name} ${email}`)
    }
  }
  expect(score).toBeGreaterThanOrEqual(97)
  expect(wrong).toEqual([])
  expect(questions).toBeLessThanOrEqual(1)
})
