import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { wordCount } from '../text/word-count.ts'
import { draftOffline } from './offline-drafter.ts'

const answers = {
  bio: 'I run a lunch counter with my sister. I studied rivers in Leeds before that.',
  story:
    'My grandfather bought the place in a poker game in 1958. He had never cooked an egg. He learned it from the woman who lost.',
  advice: 'Order the second cheapest bottle. The cheapest one is there to be looked at.',
  misconception: 'That oysters need lemon. They need to be cold.',
  promote: 'My second book, The Staff Table, comes out on January 20.',
  'fun-fact': 'I have been a vegetarian for years.',
}

const draft = (
  instructions: string,
  type: ContentType = 'introduction',
  more: Partial<DraftedGuest> = {},
) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), type)
  const guest = { ...brief.guest, name: 'Konstantinos Papadakis', bio: null, pronunciation: null }
  const given = { ...guest, title: 'Cook', company: null, responses: answers, ...more }
  return draftOffline({ ...brief, guest: given, instructions })
}
const first = (note: string | null) => note?.split('\n')[0] ?? ''

test.each([
  ['mention his new book', 'The Staff Table', '“new book”; what the guest says with “book” is in the text'],
  ['mention the launch on January 20', 'The Staff Table', 'with “january, 20” is in the text'],
  ['mention that his grandfather won the place in a poker game', 'in a poker game', 'is in the text'],
  ['start with his poker night in 1958', 'in a poker game', 'comes first'],
])('“%s” is what the guest says in other words, and the note says so', (instructions, said, noted) => {
  const { content, note } = draft(instructions)
  expect(content).toContain(said)
  expect(first(note)).toContain(noted)
  expect(first(note)).not.toContain('No answer has the words')
})

test('two things joined by “and” are two', () => {
  const { content, note } = draft('mention the poker game and vegetarian')
  expect(content).toContain('in a poker game')
  expect(content).toContain('a vegetarian')
  expect(first(note)).not.toContain('No answer has')
})

test('“rivers first” starts with them', () => {
  expect(/“[^”]*”/u.exec(draft('rivers first').content)?.[0]).toContain('I studied rivers')
})

test.each(['no oysters', 'No lemon, please'])('“%s” is left out', (instructions) => {
  for (const type of ['introduction', 'questions', 'show_notes'] as const) {
    const { content, note } = draft(instructions, type)
    expect(content).not.toMatch(/oysters|lemon/iu)
    expect(note ?? '').not.toMatch(/template only|can’t follow/u)
  }
  expect(first(draft('no greeting').note)).toContain('Of “no greeting”, a template only leaves out')
})

test('“nothing about money” leaves out what costs something, whatever word says so', () => {
  expect(draft('nothing about money', 'questions').content).not.toContain('cheapest')
})

test.each([
  ['make it seven', 7],
  ['6 questions only', 6],
  ['twelve questions', 12],
])('“%s” has that many questions', (instructions, count) => {
  expect(draft(instructions, 'questions').content.split('\n\n')).toHaveLength(count)
})

test('a number of questions that can’t be had is named', () => {
  expect(first(draft('40 questions', 'questions').note)).toMatch(
    /^The template has only \d+ questions for this guest\.$/u,
  )
  expect(first(draft('make it seven').note)).toContain('Only interview questions have a number')
})

test('“under 80 words” is kept, or the note says how many there are', () => {
  const { content, note } = draft('under 80 words')
  expect(wordCount(content)).toBeLessThanOrEqual(80)
  expect(first(note)).toContain(`Made shorter: ${wordCount(content)} words instead of`)
  expect(first(draft('under 20 words').note)).toMatch(
    /Couldn’t get it down to 20 words: it has \d+\. Shorten it by hand\./u,
  )
})

test.each([
  ['call him Gus', 'Gus Papadakis', 'Gus'],
  ['Call him Father Konstantinos', 'Father Konstantinos Papadakis', 'Father Konstantinos'],
  ['address him as Mr. Papadakis', 'Konstantinos Papadakis', 'Mr. Papadakis'],
])('“%s” is what the host calls him', (instructions, name, short) => {
  const { content } = draft(instructions, 'show_notes')
  expect(content).toContain(`${name}, a cook, joins`)
  expect(content).toContain(`News from ${short}:`)
})

test.each([
  ['Goes by Gus.', 'Gus'],
  ['Shy. Call him Kosta.', 'Kosta'],
  ['Call him Father Konstantinos', 'Father Konstantinos'],
  ['Call him Monday.', 'Konstantinos'],
  ['His dog goes by Tink.', 'Konstantinos'],
])('the host’s note “%s” has him called %s', (notes, short) => {
  expect(draft('', 'show_notes', { notes }).content).toContain(`News from ${short}:`)
})

test('a tone that changes nothing is named', () => {
  expect(first(draft('more formal', 'show_notes').note)).toContain('Couldn’t make it more formal than it is.')
  expect(first(draft('less formal', 'show_notes').note)).toContain('Couldn’t make it less formal than it is.')
  expect(draft('more formal').content).not.toBe(draft('').content)
})

test('what an answer begins with isn’t said before it as well', () => {
  const responses = { ...answers, promote: 'A zine called Eau chaude, out in February.' }
  const { content } = draft('mention his zine Eau chaude', 'introduction', { responses })
  expect(content.match(/Eau chaude/gu)).toHaveLength(1)
  expect(draft('mention that he bought the counter with his sister').content).not.toMatch(
    /(?:about|mention|also) that he bought/u,
  )
})

test('a rule of the show that changes nothing in a text is no news', () => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'show_notes')
  const rule = { contentType: 'show_notes', patternType: 'rule', description: null }
  const patterns = ['More formal', 'Seven questions'].map((pattern) => ({ ...rule, pattern }))
  expect(draftOffline({ ...brief, patterns }).note ?? '').not.toMatch(/more formal|have a number/u)
})
