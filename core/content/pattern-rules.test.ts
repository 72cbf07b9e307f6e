import { expect, test } from 'vitest'
import { draftOffline } from '../drafting/offline-drafter.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { unreadRuleNote } from './pattern-rules.ts'

const rule = (pattern: string, patternType = 'rule') => ({
  ...{ contentType: 'introduction', patternType, pattern, description: null },
})
const draft = (patterns: ReturnType<typeof rule>[], instructions: string | null = null) =>
  draftOffline({ ...sampleBrief(sampleGuest('maya-okafor'), 'introduction'), patterns, instructions })
const words = (text: string) => text.split(/\s+/u).length

test('an example, and a rule that no template understands, leave the text as it is and are named in its note', () => {
  const plain = draft([])
  for (const [patterns, note] of [
    [[rule('Keep it short.', 'example')], 'A template can’t follow 1 training pattern: “Keep it short”.'],
    [
      [rule('Write it like a sonnet.')],
      'A template can’t follow 1 training pattern: “Write it like a sonnet”.',
    ],
  ] as const) {
    const { content, note: said } = draft([...patterns])
    expect(content).toBe(plain.content)
    expect(said).toContain(note)
  }
  const both = draft([rule('Keep it short.'), rule('Write it like a sonnet.')])
  expect(both.note).toContain('A template can’t follow 1 training pattern: “Write it like a sonnet”.')
})

test('a template follows the show’s rules', () => {
  const [plain, short] = [draft([]), draft([rule('Keep it short.')])]
  expect(words(short.content)).toBeLessThan(words(plain.content))
  expect(short.note ?? '').not.toContain('training pattern')
})

test('what the host asks for one text wins over the rules of the show', () => {
  expect(draft([rule('Keep it short.')], 'Longer').content).toBe(draft([], 'Longer').content)
})

test('each pattern says what a template does with it', () => {
  expect(unreadRuleNote(rule('Keep it short. No jokes.'))).toBeNull()
  expect(unreadRuleNote(rule('Keep it short. Rhyme.'))).toContain('only some of it')
  expect(unreadRuleNote(rule('Rhyme.'))).toContain('can’t follow it')
  expect(unreadRuleNote(rule('Keep it short.', 'Examples'))).toContain('examples')
})
