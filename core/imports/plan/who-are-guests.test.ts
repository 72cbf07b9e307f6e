import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const fiction = [
  ['Title', 'reader', 'writer', 'published'],
  ['Nerys Powell Reads Marta Kern', 'Nerys Powell', 'Marta Kern', '2025-02-03'],
  ['Idris Vaughan Reads Tobias Lund', 'Idris Vaughan', 'Tobias Lund', '2025-03-03'],
  ['Solveig Dahl Reads Hannah Weiss', 'Solveig Dahl', 'Hannah Weiss', '2025-04-07'],
  ['Daniel Otieno Reads Clara Bruno', 'Daniel Otieno', 'Clara Bruno', '2025-05-05'],
]
const names = (guests: { name: string }[]) => guests.map(({ name }) => name)

test('of two columns of people whose headers name no guests, the host is asked which they are', async () => {
  const { guests, questions } = await plan(fiction)
  expect(names(guests.map(({ guest }) => guest))).toEqual(fiction.slice(1).map(([, reader]) => reader))
  expect(questions.map(({ code, text }) => [code, text])).toEqual([
    ['name_column', 'Are the guests under “reader” or “writer”?'],
  ])
  const writer = questions[0]!.choices.find(({ label }) => label === 'writer')!
  expect(names(await guestsOf(fiction, writer.options))).toEqual(fiction.slice(1).map(([, , name]) => name))
  expect((await plan(fiction, writer.options)).questions).toEqual([])
})

test('a header that names the guests, or another role, leaves nothing to ask', async () => {
  for (const [first, second] of [
    ['guest', 'writer'],
    ['reader', 'host'],
  ] as const) {
    const rows = [['Title', first, second, 'published'], ...fiction.slice(1)]
    const { guests, questions } = await plan(rows)
    expect(questions).toEqual([])
    expect(names(guests.map(({ guest }) => guest))).toEqual(fiction.slice(1).map(([, name]) => name))
  }
})
