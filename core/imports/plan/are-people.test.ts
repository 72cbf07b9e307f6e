import { expect, test } from 'vitest'
import { planImport } from './plan-import.ts'
import type { ImportOptions } from './import-plan.ts'
import { plan } from '../../testing/imports/plan-rows.ts'
import { utf8 } from '../../testing/imports/sample-files.ts'

const companies = [
  ['Name', 'Website', 'City'],
  ['Acme Holdings Inc', 'https://acme.example', 'Oslo'],
  ['Bolt Systems Ltd', 'https://bolt.example', 'Bergen'],
  ['Cog Foundation', 'https://cog.example', 'Voss'],
]
const events = [
  ['Name', 'Date', 'Venue'],
  ['Spring Gala', '2026-03-01', 'Town Hall'],
  ['Product Launch', '2026-04-01', 'Blue Room'],
  ['Summer Party', '2026-06-01', 'Garden'],
]

test.each([
  ['companies', companies],
  ['events', events],
])('a list of %s is not imported without asking', async (_, rows) => {
  expect((await plan(rows)).questions).toMatchObject([{ code: 'people' }])
})

test('a program that was renamed to a spreadsheet gives nobody, unless the host says they are people', async () => {
  const script = Array.from(
    { length: 60 },
    (_, n) => `if [ "$x${n}" = 1 ]; then echo ${n}, done ${n}; fi`,
  ).join('\n')
  const read = (options?: ImportOptions) => planImport({ name: 'run.csv', bytes: utf8(script) }, options)
  expect((await read()).guests).toEqual([])
})

test('an answer that they are no people leaves them out, and that they are lets them in', async () => {
  expect((await plan(companies, { arePeople: false })).guests).toEqual([])
  const { guests, questions } = await plan(events, { arePeople: true })
  expect(guests).toHaveLength(3)
  expect(questions).toEqual([])
})

test('people are not asked about, whatever language their names are in', async () => {
  const { questions, guests } = await plan([
    ['Guest', 'Topic'],
    ['Bimala Shrestha', 'Rivers'],
    ['Gopal Adhikari', 'Bread'],
    ['Prerana Thapa', 'Maps'],
  ])
  expect(guests).toHaveLength(3)
  expect(questions).toEqual([])
})

test('nicknames with jobs under a header for them are people unless the host says otherwise', async () => {
  const { guests, questions } = await plan([
    ['name', 'role', 'image'],
    ['NikoJay', 'Beekeeper', 'images/nikojay.jpg'],
    ['PaddePad', 'Editor', 'images/paddepad.jpg'],
    ['Quill21', 'Editor', ''],
  ])
  expect(guests).toHaveLength(3)
  expect(questions).toMatchObject([{ code: 'people' }])
})
