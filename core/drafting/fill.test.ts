import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordCount } from '../text/word-count.ts'
import { introLengths, introductionTemplates } from '../show/content-styles.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftIntroduction } from './introduction.ts'
import { isQuotable } from './quotable.ts'
import { saidSentences } from './tidied.ts'

const sentence = (token: string, words: number, of = 'people') =>
  [token, 'is', ...Array.from({ length: Math.max(0, words - 2) }, (_, n) => (n % 2 === 0 ? 'the' : of))]
    .join(' ')
    .concat('.')
/** An answer is about something of its own: one that says again what another said is left out. */
const things = [
  'people',
  'houses',
  'rivers',
  'bridges',
  'letters',
  'gardens',
  'trains',
  'kitchens',
  'winters',
]
const ids = [
  'bio',
  'story',
  'misconception',
  'advice',
  'topics',
  'audience-takeaway',
  'fun-fact',
  'promote',
  'q1',
]

const answers = fc.array(fc.array(fc.integer({ min: 1, max: 69 }), { maxLength: 5 }), {
  maxLength: ids.length,
})

test('an introduction is never too long, and too short only when everything that can be quoted is in it or more would only be quotations', () => {
  const lengths = new Set<string>()
  fc.assert(
    fc.property(
      answers,
      fc.constantFrom(...introLengths),
      fc.constantFrom(...introductionTemplates),
      fc.integer({ min: 0, max: 160 }),
      (given, introLength, introductionTemplate, signature) => {
        const tokens = given.flatMap((sizes, part) => sizes.map((_, n) => `Token${part}x${n}`))
        const responses = Object.fromEntries(
          given.map((sizes, part) => [
            ids[part]!,
            sizes.map((size, n) => sentence(`Token${part}x${n}`, size, things[part])).join(' '),
          ]),
        )
        const isQuotedWhole = (token: string) => {
          const id = ids[Number(token.charAt(5))]!
          // Nothing in it is about the guest, or what people get wrong, and "the people" of an advice, a fact or news are nobody’s
          if (['bio', 'misconception', 'advice', 'audience-takeaway', 'fun-fact', 'promote'].includes(id))
            return false
          const said = saidSentences(responses[id]!)
          return isQuotable({ id: id === 'bio' ? 'self' : id, label: id === 'q1' ? null : '', said })
        }
        const atStart = { enabled: true, text: 'hear '.repeat(signature).trim() }
        const styles = { ...sampleShow.contentStyles, introLength, introductionTemplate }
        const contentStyles = {
          ...styles,
          introductionStyle: 'professional' as const,
          signatureStatement: { ...styles.signatureStatement, atStart },
        }
        // Of somebody nobody knows there is no story
        const guest = { ...sampleGuest('ruth-abernathy'), responses }
        const brief = sampleBrief(guest, 'introduction', { ...sampleShow, contentStyles })
        const { content, note } = draftIntroduction({
          ...brief,
          guest: { ...brief.guest, title: 'Beekeeper' },
        })
        const words = wordCount(content)
        const { min, max } = introLengthWords[introLength]
        expect(words).toBeLessThanOrEqual(max)
        const said = new Set(content.match(/Token\dx\d/gu))
        const isShort = words < min
        // More quotations would sound like a questionnaire
        const isFull = (content.match(/“/gu) ?? []).length >= (introLength === 'comprehensive' ? 3 : 2)
        expect(
          isShort && !isFull ? tokens.filter((token) => !said.has(token) && isQuotedWhole(token)) : [],
        ).toEqual([])
        expect(note ?? '').toContain(isShort ? `has ${words} words` : '')
        lengths.add(isShort ? 'short' : 'right')
      },
    ),
    { numRuns: process.env['CUEROOM_ENDURE'] ? 3_000 : 100 },
  )
  expect(lengths.size).toBe(2)
})

test('what makes sense only together is left out where both do not fit', () => {
  const responses = {
    bio: sentence('Bio', 69),
    story: sentence('Story', 69),
    misconception: `${sentence('Wrong', 69)} ${sentence('Right', 69)}`,
  }
  const contentStyles = {
    ...sampleShow.contentStyles,
    introLength: 'brief' as const,
    introductionStyle: 'professional' as const,
  }
  const guest = { ...sampleGuest('ruth-abernathy'), responses }
  const { content } = draftIntroduction(sampleBrief(guest, 'introduction', { ...sampleShow, contentStyles }))
  expect(wordCount(content)).toBeLessThanOrEqual(introLengthWords.brief.max)
  expect(content).not.toMatch(/Wrong|Right/)
})
