import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { patternOf } from '@cueroom/core/testing/sample-patterns.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const short = patternOf({ id: 3, pattern: 'Keep it short.', version: 4 })
const rhyme = patternOf({ id: 5, pattern: 'Rhyme.', contentType: 'questions', isActive: false })
const list = () => [short, rhyme]

test.each([
  'patterns edit 3',
  'patterns edit 3 --on --off',
  'patterns add Rhyme --for poem',
  'patterns add Rhyme --kind exmaple',
  'patterns move 3 0',
  'patterns move 3 3',
  'patterns preview 3',
])('a usage error: %s', async (command) => {
  expect(await cueroom(command, { api: fakeApi({ patterns: { list } }) })).toMatchObject({
    code: 2,
    stdout: '',
  })
})

test('a pattern nobody has is not found', async () => {
  const ran = await cueroom('patterns show 9', { api: fakeApi({ patterns: { list } }) })
  expect(ran.stderr).toContain("Couldn't find training pattern 9.")
  expect(ran.code).not.toBe(0)
})

test('patterns are listed in their order, added as rules for introductions, changed and moved', async () => {
  const sent: unknown[] = []
  const session = () => {
    throw new Error('The session is not asked for a rule that templates follow')
  }
  const api = fakeApi({
    auth: { session },
    patterns: {
      list,
      create: ({ body }) => (sent.push(body), short),
      update: ({ body, ifMatch }) => (sent.push([body, ifMatch]), rhyme),
      reorder: ({ body }) => (sent.push(body), [rhyme, short]),
    },
  })
  expect((await cueroom('patterns list', { api })).stdout).toMatch(/3\t.*Keep it short\.[\s\S]*5\t/)
  await cueroom(['patterns', 'add', 'Keep it short.'], { api })
  await cueroom('patterns edit 3 --off', { api })
  await cueroom('patterns move 5 1', { api })
  expect(sent).toEqual([
    { contentType: 'introduction', patternType: 'rule', pattern: 'Keep it short.' },
    [{ isActive: false }, 4],
    { ids: [5, 3] },
  ])
})

test('a preview prints both texts, and the lines that the prompt gains', async () => {
  const text = { wordCount: 1, characterCount: 4, provider: 'drafter' as const, model: null, note: null }
  const preview = () => ({
    guestName: 'Ada',
    today: { ...text, content: 'Long' },
    changed: { ...text, content: 'Short' },
    prompts: { today: 'Write.\nNow.\n', changed: 'Write.\nKeep it short.\nNow.\n' },
  })
  const ran = await cueroom('patterns preview 3 --guest 1 --prompt', {
    api: fakeApi({ patterns: { list, preview } }),
  })
  expect(ran.stdout).toContain('Without the pattern\n\nLong')
  expect(ran.stdout).toContain('With the pattern\n\nShort')
  expect(ran.stdout).toContain('  Write.\n+ Keep it short.\n  Now.')
})
