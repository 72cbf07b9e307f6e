import { expect, test } from 'vitest'
import { introLengthWords } from '../content/intro-length.ts'
import { unreadNote, wishesOf } from '../content/wishes.ts'
import type { ContentType } from '../content/content.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { wordCount } from '../text/word-count.ts'
import { draftOffline } from './offline-drafter.ts'

const draft = (instructions: string | null, type: ContentType = 'introduction', slug = 'maya-okafor') =>
  draftOffline({ ...sampleBrief(sampleGuest(slug), type), instructions })

test.each([
  'Write it like a sonnet.',
  'Make her sound heroic',
  'Use the style of our last episode and add a quote by Darwin',
])('“%s” is left for a model, and says so beforehand', (wish) => {
  expect(unreadNote(wishesOf(wish))).toBe(
    `A template can’t follow “${wish.replace(/\.$/u, '')}”. A language model can.`,
  )
})

test('several wishes in a sentence are read one by one', () => {
  expect(
    wishesOf('Please make it a bit shorter and don’t mention the institute. No jokes, please.'),
  ).toMatchObject({
    length: 'shorter',
    without: ['institute'],
    hasNoJokes: true,
    unread: [],
  })
  expect(
    wishesOf('More formal\nin the third person\nStart with the story; mention her field guide'),
  ).toMatchObject({
    isFormal: true,
    isThirdPerson: true,
    startWith: 'story',
    mention: ['field guide'],
    unread: [],
  })
})

test('shorter and longer are a step of the show’s lengths', () => {
  const { brief, standard } = introLengthWords
  expect(wordCount(draft('Shorter').content)).toBeLessThanOrEqual(brief.max)
  expect(wordCount(draft('make it longer please').content)).toBeGreaterThan(standard.min)
  const questions = (wish: string | null) => draft(wish, 'questions').content.split('\n\n').length
  expect([questions('shorter'), questions(null)]).toEqual([10, 12])
})

test('what must not be mentioned is neither said nor asked, and what must be is', () => {
  for (const type of ['introduction', 'questions', 'show_notes'] as const) {
    const { content, note } = draft('Don’t mention the kelp or the institute.', type)
    expect(content.replace(/https:\S+/gu, '')).not.toMatch(/kelp|institute/iu)
    expect(note ?? '').not.toContain('template')
  }
  expect(draft('Shorter. Mention sorting photographs.').content).toContain('sorting photographs')
})

test('a text starts with what the host asked for', () => {
  const advice = draft('Start with the advice').content.split('\n\n')[1]
  expect(advice).toContain('Write it down the same day.')
  expect(draft('Start with the story', 'questions').content).toMatch(/^1\. In 2016 a heat wave/u)
})

test('in the third person the host does not speak of themselves', () => {
  const { content } = draft('In the third person.')
  const spoken = content.replace(/“[^”]*”/gu, '')
  expect(spoken).not.toMatch(/\b(I|I’m|my|me)\b/u)
  expect(spoken).toContain('Unhurried Work')
})

test('“the till story” is the answer in which the till broke', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
  const guest = {
    ...brief.guest,
    asked: [{ id: 'q1', question: 'Tell me about a bad Tuesday in the shop' }],
    responses: { q1: 'The till broke and I did the sums on a paper bag until four. Nobody noticed.' },
  }
  const { content, note } = draftOffline({ ...brief, guest, instructions: 'Mention the till story.' })
  expect(content).toContain('The till broke')
  expect(note).not.toContain('No answer has')
})

test.each([
  ['start with the flood. don’t mention the divorce', { startWith: 'flood', without: ['divorce'] }],
  [
    'start with the flood, don’t mention the divorce, in German',
    { startWith: 'flood', without: ['divorce'], unread: ['in German'] },
  ],
  ['don’t mention the divorce, ask about her dog', { without: ['divorce'], mention: ['dog'] }],
  ['shorter, no greeting', { length: 'shorter', unread: ['no greeting'] }],
  ['Never mention Karl or the trial and open with the bus', { startWith: 'bus', without: ['Karl', 'trial'] }],
  ['Not a word about the fee but highlight her dog. Third takeaway', { without: ['fee'], mention: ['dog'] }],
  ['Start with the bus, then the advice', { startWith: 'bus', mention: ['advice'], unread: [] }],
  ['Mention her love of rock and roll', { mention: ['love of rock and roll'], unread: [] }],
])('“%s” is several instructions, each read or named', (typed, wishes) => {
  expect(wishesOf(typed)).toMatchObject(wishes)
})

test.each(['St. Stephen’s Cathedral', 'Dr. Reed', 'Gold Inc. in Leeds', 'the U.S. Open'])(
  'a full stop in “%s” ends no instruction',
  (named) => {
    expect(wishesOf(`Mention ${named}. Shorter`)).toMatchObject({
      mention: [named.replace('the ', '')],
      length: 'shorter',
      unread: [],
    })
  },
)

test.each([
  ['make it seven', { questions: 7 }],
  ['6 questions only', { questions: 6 }],
  ['Ask no more than eight questions', { questions: 8 }],
  ['under 80 words', { mostWords: 80 }],
  ['Keep it to 120 words', { mostWords: 120 }],
  ['nothing about money, less informal', { without: ['money'], isFormal: true }],
  ['too stiff', { isInformal: true }],
  ['More casual please', { isInformal: true }],
  ['call her Sister Hélène', { called: 'Sister Hélène' }],
  ['Refer to him as Gus and skip the fire', { called: 'Gus', without: ['fire'] }],
  ['call her in the evening', { called: null, unread: ['call her in the evening'] }],
  ['rivers first', { startWith: 'rivers', unread: [] }],
  ['Put the deer story at the start', { startWith: 'deer story' }],
  ['mention the poker game and about being a vegetarian', { mention: ['poker game', 'being a vegetarian'] }],
  ['No need to mention the fire', { without: ['fire'] }],
])('“%s” is understood', (typed, wishes) => {
  expect(wishesOf(typed)).toMatchObject(wishes)
})

test('what is barred in two words says beforehand how far a template follows it', () => {
  expect(unreadNote(wishesOf('no oysters'))).toBe(
    'Of “no oysters”, a template only leaves out what the guest says in those words.',
  )
})
