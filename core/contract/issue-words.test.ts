import { expect, test } from 'vitest'
import * as z from 'zod'
import { NewQuestionnaire } from '../questionnaires/questionnaire.ts'
import { issueWords } from './issue-words.ts'

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueWords }).error?.issues.map(({ message }) => message)

test.each([
  [z.object({ firstName: z.int() }), {}, 'First name is missing'],
  [z.object({ count: z.int() }), { count: 'x' }, 'Count must be a number'],
  [z.object({ count: z.int() }), { count: 1.5 }, 'Count must be a whole number'],
  [z.object({ count: z.number().min(0) }), { count: -1 }, 'Count must be at least 0'],
  [z.object({ names: z.array(z.string()).max(1) }), { names: ['a', 'b'] }, 'Names can have at most 1 item'],
  [z.object({ names: z.array(z.string()) }), { names: ['a', 3] }, 'Item 2 of names must be text'],
  [z.object({ code: z.string().max(6) }), { code: '1234567' }, 'Code can be at most 6 characters'],
  [z.object({ plan: z.enum(['pro', 'basic']) }), { plan: 'gold' }, 'Plan must be one of pro, basic'],
  [z.object({ plan: z.literal('pro') }), { plan: 'gold' }, 'Plan must be pro'],
  [z.object({ id: z.string().regex(/^\d+$/) }), { id: 'x' }, "Id isn't valid"],
])('a rule without words of its own is said plainly, with its field', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual([words])
})

test('words of a schema win, and a key nobody knows is still named', () => {
  const schema = z.strictObject({ name: z.string('Name is required') })
  expect(wordsFor(schema, { nme: 'Ada' })).toEqual(['Name is required', 'Unrecognized key: "nme"'])
})

test('a question without a type says that it is missing, and which there are', () => {
  const [message] = wordsFor(NewQuestionnaire, { title: 'Short', questions: [{ question: 'Who?' }] })!
  expect(message).toMatch(/^Type is missing: choose one of text, textarea, /)
})
