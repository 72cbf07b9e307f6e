import { expect, test } from 'vitest'
import { draftOffline } from '../drafting/offline-drafter.ts'
import { madeBrief, seasonGuests } from '../testing/made-guests.ts'
import { hideThinking } from './thinking.ts'
import { claimsNote, unsupportedClaims } from './unsupported-claims.ts'

/** Sentences as models invent them: a name, place, number, date, title or quotation that nobody gave. */
const inventions = [
  'The work was featured in The New York Times.',
  'It all began in Chicago, long before anybody noticed.',
  'There is a degree from Stanford University behind it.',
  'The project has reached 4,718 people so far.',
  'It took seventeen thousand hours to get there.',
  'Everything changed in 1973.',
  'In November 1987 the first phone call came.',
  'This is an award-winning career by any measure.',
  'Few Nobel laureates can say the same.',
  'The Guardian called it a quiet revolution.',
  'As Albert Schweitzer put it, example is leadership.',
  'Colleagues like to say “it was never about the money at all”.',
  'A bestselling memoir is on the way.',
  'Together with Margaret Oduya, the team won over the city.',
  'A TED talk followed.',
  'The new season starts on Netflix.',
]

/** A model's way of saying what is known: other order, figures for words. */
const figures: [string, string][] = [
  ['twenty-two', '22'],
  ['two hundred and six', '206'],
  ['twenty-eight', '28'],
  ['nineteen', '19'],
  ['eleven', '11'],
  ['fourteen', '14'],
]
const asModel = (text: string) =>
  figures
    .reduce((changed, [word, digits]) => changed.replaceAll(word, digits), text)
    .split('\n\n')
    .toReversed()
    .join('\n\n')

/** Thirty texts of the drafter and the same as a model would turn them. */
const outputs = seasonGuests.flatMap((guest) => {
  const brief = madeBrief(guest, 'introduction')
  const { content } = draftOffline(brief)
  return [content, asModel(content)].map((text) => ({ brief, text }))
})

test('inventions are marked, what was given is not', () => {
  let planted = 0
  let marked = 0
  let sentences = 0
  const wrong: string[] = []
  for (const [index, { brief, text }] of outputs.entries()) {
    const claims = unsupportedClaims(text, brief)
    sentences += text.split(/[.!?]\s/u).length
    wrong.push(...claims.map(({ sentence, unknown }) => `${sentence} (${unknown.join(', ')})`))
    for (const turn of [0, 5, 9]) {
      const invention = inventions[(index + turn) % inventions.length]!
      const found = unsupportedClaims(`${text}\n\n${invention}`, brief)
      planted += 1
      if (found.some(({ sentence }) => invention.startsWith(sentence.slice(0, 20)))) marked += 1
    }
  }
  expect(outputs).toHaveLength(60)
  expect(marked / planted).toBeGreaterThanOrEqual(0.95)
  expect({ share: wrong.length / sentences <= 0.03 || wrong.slice(0, 12) }).toEqual({ share: true })
})

test('what the guest corrected is known', () => {
  const [guest] = seasonGuests
  const brief = madeBrief(guest!, 'questions')
  const text = 'You left in 1973.'
  expect(unsupportedClaims(text, brief)).not.toEqual(unsupportedClaims('You left.', brief))
  const corrections = [{ before: 'Left in 1972.', after: 'Left in 1973.' }]
  expect(unsupportedClaims(text, { ...brief, corrections })).toEqual(unsupportedClaims('You left.', brief))
})

test('the host reads what to check', () => {
  const { brief, text } = outputs[0]!
  expect(claimsNote(unsupportedClaims(text, brief))).toBeNull()
  expect(claimsNote(unsupportedClaims('Carla won a Pulitzer in 1973.', brief))).toBe(
    'Check this before you use it: neither you nor the guest mentioned Pulitzer, 1973.',
  )
})

test('what a reasoning model thinks is never shown, however it is cut into pieces', () => {
  const whole = '<think>Let me see. a < b</think>\n\nHello, and welcome.'
  for (const size of [1, 3, 7, whole.length]) {
    const filter = hideThinking()
    let shown = ''
    for (let at = 0; at < whole.length; at += size) shown += filter.push(whole.slice(at, at + size))
    expect((shown + filter.end()).trim()).toBe('Hello, and welcome.')
  }
  const plain = hideThinking()
  expect(plain.push('<th') + plain.push('ere>') + plain.end()).toBe('<there>')
})
