import { expect, test } from 'vitest'
import {
  type GeneratedPerson,
  generateChannel,
  generateSheet,
  generateShow,
  scoreSheet,
} from '../../testing/imports/generate-sheet.ts'
import type { ImportPlan } from './import-plan.ts'
import { planSheets } from './plan-import.ts'
import { prepareSheets } from './prepare-sheets.ts'

/** `CUEROOM_ENDURE` reads 30 sheets a repetition, each time others; the first seed is in what fails. */
const repetitions = Number(process.env['CUEROOM_ENDURE']) || 0
const count = repetitions > 0 ? repetitions * 30 : 60
const first = repetitions > 0 ? 1_000_000 + (Date.now() % 1_000_000_000) : 50_000
const seeds = Array.from({ length: count }, (_, index) => first + index)

const planOf = (rows: string[][]): ImportPlan =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]))

const peopleOf = ({ guests }: ImportPlan): GeneratedPerson[] =>
  guests.map(({ guest: { name, email, phone, company, title, bio, socialLinks } }) => {
    const website = socialLinks?.website
    return JSON.parse(JSON.stringify({ name, email, phone, company, title, bio, website }))
  })

test(
  'sheets of any layout in twelve languages are read right, with names nobody listed',
  { timeout: 20_000 + 50 * count },
  () => {
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
    expect(score, `from seed ${first}`).toBeGreaterThanOrEqual(99)
    expect(wrong).toEqual([])
    expect(questions).toBeLessThanOrEqual(1)
  },
)

/** The score of fewer lists of other seeds each time would differ too much. */
const leastOfOthers = 500
const showsRead = repetitions > 0 ? Math.max(leastOfOthers, repetitions * 10) : 20

test(
  'of lists in which only titles, summaries or logs name the guests most are found, and the host is asked',
  { timeout: 20_000 + 50 * showsRead },
  () => {
    const read = Array.from({ length: showsRead }, (_, index) => {
      const show = generateShow(first + index)
      const plan = planOf(show.rows)
      return { score: scoreSheet(show, peopleOf(plan)), plan }
    })
    expect(read.reduce((sum, { score }) => sum + score, 0) / showsRead, `from seed ${first}`).toBeGreaterThan(
      88,
    )
    const fromTitles = read.filter(
      ({ plan }) => plan.guests.length > 0 && plan.columns.some(({ frame }) => frame),
    )
    expect(fromTitles.filter(({ plan }) => plan.questions[0]?.code !== 'people')).toEqual([])
  },
)

const channelsRead = repetitions > 0 ? 40 : 20

test('guests of channels are found in titles, in the descriptions next to them, and under labels in those', () => {
  const scores = Array.from({ length: channelsRead }, (_, index) => {
    const channel = generateChannel(first + index)
    return scoreSheet(channel, peopleOf(planOf(channel.rows)))
  })
  expect(scores.reduce((sum, score) => sum + score, 0) / channelsRead, `from seed ${first}`).toBeGreaterThan(
    93,
  )
})
