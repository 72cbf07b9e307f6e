import { expect, test } from 'vitest'
import { introLengthWords } from '../content/intro-length.ts'
import { unreadNote } from '../content/unread-note.ts'
import { wishesOf } from '../content/wishes.ts'
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

test.each([
  [
    'menciona la segunda ventanita y no hables del café después de las diez, más corto',
    { mention: ['segunda ventanita'], length: 'shorter', unread: ['no hables del café después de las diez'] },
  ],
  ['Hazlo un poco más largo, por favor', { length: 'longer', unread: [] }],
  ['tono más formal y en tercera persona', { isFormal: true, isThirdPerson: true, unread: [] }],
  ['empieza con el huracán. Seis preguntas', { startWith: 'huracán', questions: 6 }],
  ['sans blagues, parle du violon et commence par la tempête', { mention: ['violon'], startWith: 'tempête' }],
  ['etwas kürzer bitte, den Preis erwähnen', { length: 'shorter', mention: ['Preis'] }],
  ['beginne mit der Flut, ohne Witze, acht Fragen', { startWith: 'Flut', hasNoJokes: true, questions: 8 }],
  ['mais curto, sem piadas, fale do livro', { length: 'shorter', hasNoJokes: true, mention: ['livro'] }],
  ['moins de 80 mots', { mostWords: 80 }],
  ['mention Ortega y Gasset', { mention: ['Ortega y Gasset'] }],
])('“%s” is understood in its language', (typed, wishes) => {
  expect(wishesOf(typed)).toMatchObject(wishes)
})

test('an instruction in another language that isn’t understood says that this is why, in whole words', () => {
  expect(unreadNote(wishesOf('Escríbelo como un soneto'))).toBe(
    'A template can’t follow “Escríbelo como un soneto”, because it knows few instructions that aren’t in English. Type it in English, or use a language model.',
  )
  expect(unreadNote(wishesOf('nicht über die Scheidung reden'))).toBe(
    'Of “nicht über die Scheidung reden”, which isn’t in English, a template leaves out only what it can match with the answers.',
  )
  const long = `Make it sound like ${'a slow river '.repeat(9)}`.trim()
  expect(unreadNote(wishesOf(long))).toMatch(/^A template can’t follow “[^”]+ (?:a|slow|river)…”/u)
})

const ofNothing = /^(?!.*(?:“|template))/su

test.each([
  ['leave out ICE and politics', /ICE|voted/u, /We can’t tell which answers “ICE and politics” means/u],
  ['don’t mention the raid', /ICE/u, ofNothing],
  ['nada de política ni de la redada', /ICE|voted/u, ofNothing],
  ['keine Politik', /voted/u, ofNothing],
  ['no elections', /voted/u, ofNothing],
  ['don’t mention the yacht', /yacht/u, /No answer has the words “yacht”, so check the text for it\./u],
  ['kein Wort über die Jacht', /yacht/u, /We can’t tell which answers “kein Wort über die Jacht” means/u],
])('text and line agree on “%s”', (instructions, hidden, said) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'show_notes')
  const responses = {
    story: 'I sold mangoes for years. ICE came to the packing house at five. We drove down there.',
    'fun-fact': 'I voted for both parties and I regret both.',
  }
  const { content, note } = draftOffline({ ...brief, guest: { ...brief.guest, responses }, instructions })
  expect(content).not.toMatch(hidden)
  expect(note ?? '').toMatch(said)
})

test.each([
  ['call her Abuela Nena', 'Abuela Nena', false],
  ['call her Maya', 'Maya', true],
])('in a batch of several guests, “%s” is for the guest of that name', (instructions, called, isUsed) => {
  const brief = { ...sampleBrief(sampleGuest('maya-okafor'), 'introduction'), instructions }
  expect(draftOffline(brief).content).toContain(called)
  const { content, note } = draftOffline({ ...brief, isOfSeveral: true })
  expect(content.includes(called)).toBe(isUsed)
  expect(note!.includes(`“${called}” is what one guest is called, so it isn’t used for Maya Okafor.`)).toBe(
    !isUsed,
  )
})
