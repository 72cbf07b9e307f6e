import { expect, test } from 'vitest'
import { wordCount } from '../text/word-count.ts'
import {
  approaches,
  biographicalDepths,
  contentTones,
  type ContentStyles,
  introductionStyles,
  introductionTemplates,
  introLengths,
  personalDetailsLevels,
  storytellingStyles,
} from '../show/content-styles.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { allPairs, everyRow } from '../testing/all-pairs.ts'
import { oddGuests } from '../testing/odd-guests.ts'
import { sampleBrief, sampleGuest, sampleShow, type SampleGuest } from '../testing/samples.ts'
import type { Brief } from '../content/brief.ts'
import { draftOffline } from './offline-drafter.ts'

const brief = (guest: SampleGuest, styles: Partial<ContentStyles> = {}): Brief =>
  sampleBrief(guest, 'introduction', {
    ...sampleShow,
    contentStyles: { ...sampleShow.contentStyles, ...styles },
  })

const draft = (slug: string, styles: Partial<ContentStyles> = {}) =>
  draftOffline(brief(sampleGuest(slug), styles))

test('a guest with almost nothing gets a short introduction, and the note names what is missing', () => {
  const { content, note } = draft('ruth-abernathy')
  expect(content).toContain('Ruth Abernathy')
  expect(wordCount(content)).toBeLessThan(introLengthWords.standard.min)
  expect(note).toContain(`This introduction has ${wordCount(content)} words; a standard one has 300 to 450.`)
  expect(note).toContain('the title, the company')
  expect(note).toContain('“Which moment changed your path?”')
})

test('a guest who greets, laughs and types in a hurry is introduced in whole sentences', () => {
  const content = draftOffline({
    type: 'introduction',
    show: sampleShow,
    guest: oddGuests['greeting']!,
    patterns: [],
    instructions: null,
  }).content
  expect(content).toContain('Tasha Nguyen-Clarke')
  expect(content).toContain('Tasha Nguyen-Clarke, founder and CEO of Loop')
  expect(content).toContain('Tasha is an author, speaker and coach.')
  expect(content).toContain('“I help new managers. I used to be one of those bosses everyone hates.”')
  // Nothing else the guest said has to do with remote work
  expect(content).not.toContain('remote work')
  expect(content).not.toMatch(/\bhi!|im tasha|😅|haha| & |!!/iu)
})

test('a style whose answer is missing opens plainly and says so', () => {
  const { content, note } = draft('nguyen-thi-minh-anh', { introductionStyle: 'storytelling' })
  expect(content).toContain('Nguyễn Thị Minh Anh, an architect at Ngõ Studio.')
  expect(note).toContain('The storytelling opening needs an answer to “Which moment changed your path?”')
})

test('an answer that says nothing is missing, not quoted', () => {
  const silent = {
    ...sampleGuest('ruth-abernathy'),
    responses: { story: 'n/a', advice: '-', topics: 'TBD', bio: '.' },
  }
  const { content, note } = draftOffline(brief(silent))
  expect(content).not.toMatch(/n\/a|TBD|“-|“\./)
  expect(note).toContain('“Which moment changed your path?”')
})

test.each([
  ['tone', contentTones],
  ['introductionStyle', introductionStyles],
  ['introductionTemplate', introductionTemplates],
  ['introLength', introLengths],
  ['storytellingStyle', storytellingStyles],
] as const)('each %s gives another text', (setting, choices) => {
  const texts = choices.map(
    (choice) => draft('priscilla-oneill-baptiste', { introLength: 'standard', [setting]: choice }).content,
  )
  expect(new Set(texts).size).toBe(choices.length)
})

test('each depth of biography gives another text', () => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'))
  const bio = `${guest.bio ?? 'Ruth Abernathy is a speaker.'} She has coached 300 teams. She lives in Leeds. She sings in a choir.`
  const texts = biographicalDepths.map((biographicalDepth) => {
    const contentStyles = { ...show.contentStyles, biographicalDepth }
    return draftOffline({ ...rest, show: { ...show, contentStyles }, guest: { ...guest, bio } }).content
  })
  expect(new Set(texts).size).toBe(3)
})

test('each level of personal detail gives another text, where there is room for the details', () => {
  const texts = personalDetailsLevels.map(
    (personalDetailsLevel) =>
      draft('maya-okafor', {
        introLength: 'comprehensive',
        introductionStyle: 'professional',
        personalDetailsLevel,
      }).content,
  )
  expect(new Set(texts).size).toBe(3)
})

test('signature statements are said where they are switched on', () => {
  const text = (enabled: boolean) => ({ enabled, text: 'Stay curious.' })
  const off = draft('maya-okafor', {
    signatureStatement: { atStart: text(false), atEndOfIntro: text(false) },
  }).content
  expect(off).not.toContain('Stay curious.')
  const on = draft('maya-okafor', {
    signatureStatement: { atStart: text(true), atEndOfIntro: text(true) },
  }).content
  expect(on).toMatch(/^Stay curious\.\n\n[^]+\n\nStay curious\.$/)
})

test('a professional show leaves the personal detail out', () => {
  const lengths = { introLength: 'comprehensive', introductionStyle: 'professional' } as const
  expect(draft('maya-okafor', { ...lengths, personalDetailsLevel: 'intimate' }).content).toContain(
    'sing in my regulator',
  )
  expect(draft('maya-okafor', { ...lengths, personalDetailsLevel: 'professional' }).content).not.toContain(
    'regulator',
  )
})

test('an answer to a question of the host’s own is introduced by that question', () => {
  const own = brief({
    ...sampleGuest('ruth-abernathy'),
    responses: { q7: 'A kettle, a map and a spare pair of socks.' },
  })
  const { content } = draftOffline({
    ...own,
    guest: { ...own.guest, asked: [{ id: 'q7', question: 'What do you always pack?' }] },
  })
  expect(content).toMatch(/“What do you always pack\?” [^“]*“A kettle, a map and a spare pair of socks\.”/)
})

test('an answer whose question nobody knows any more is not read out', () => {
  const { content } = draftOffline(
    brief({ ...sampleGuest('ruth-abernathy'), responses: { q9: 'A kettle.' } }),
  )
  expect(content).not.toContain('kettle.')
})

test('a story is quoted whole', () => {
  expect(draft('maya-okafor', { introductionStyle: 'professional' }).content).toMatch(
    /In 2016 a heat wave killed/u,
  )
  const { content } = draft('soren-ostergaard', {
    introductionStyle: 'professional',
    introLength: 'comprehensive',
  })
  expect(content).toContain('“When I was nineteen I polished a set of brass wheels until they shone.')
  expect(content).toContain('and I read the marks now as other people read letters.”')
})

test('a guest whose pronoun nobody knows is called by name', () => {
  const { content } = draft('yamada-misaki', { introductionStyle: 'hook-focused' })
  expect(content).toContain('My family has done the first for five generations.')
  expect(content).not.toMatch(/\b(she|her|hers|he|him|his)\b/i)
})

test('what most people get wrong is never quoted without what is right', () => {
  for (const introLength of introLengths)
    for (const introductionTemplate of introductionTemplates) {
      const { content } = draft('yamada-misaki', { introLength, introductionTemplate })
      expect(content.includes('needs hotter water')).toBe(content.includes('needs cooler water'))
    }
})

test('each approach ends in its own way', () => {
  const texts = approaches.map((approach) => draft('maya-okafor', { approach }).content)
  expect(new Set(texts).size).toBe(approaches.length)
})

test('no paragraph begins like the one before it, and a standard text has at most three quotations', () => {
  const choices = {
    slug: ['maya-okafor', 'soren-ostergaard', 'maria-jose-etxeberria', 'lakshmi-venkataraman'],
    storytellingStyle: storytellingStyles,
    introductionTemplate: introductionTemplates,
  }
  for (const { slug, ...style } of process.env['CUEROOM_ENDURE'] ? everyRow(choices) : allPairs(choices)) {
    const { content } = draft(slug, { ...style, introductionStyle: 'professional' })
    const beginnings = content.split('\n\n').map((paragraph) => paragraph.split(' ')[0])
    const repeated = beginnings.filter((word, index) => word === beginnings[index - 1])
    expect({ content, repeated }).toEqual({ content, repeated: [] })
    expect(content.match(/“/g)!.length).toBeLessThanOrEqual(5)
  }
})

test('every sentence says what it rests on', () => {
  const { content, sources } = draft('maya-okafor')
  const from = (words: string) =>
    sources.find((sentence) => content.slice(sentence.start, sentence.end).includes(words))?.from
  expect(from('Put the kettle on.')).toEqual([
    { kind: 'setting', key: 'contentStyles.signatureStatement.atStart' },
  ])
  expect(from('In 2016 a heat wave')).toEqual([
    { kind: 'field', key: 'title' },
    { kind: 'answer', key: 'story' },
  ])
  expect(from('studies how kelp forests')).toEqual([{ kind: 'field', key: 'bio' }])
  expect(from('Unhurried Work')).toEqual(
    expect.arrayContaining([
      { kind: 'setting', key: 'hosts' },
      { kind: 'setting', key: 'podcastName' },
    ]),
  )
  const plain = draft('maya-okafor', { introductionStyle: 'professional' })
  expect(plain.sources.filter(({ from }) => from.length === 0).length).toBeGreaterThan(0)
})

test('wishes that a template cannot follow are named, not passed over', () => {
  const wished = draftOffline({
    ...brief(sampleGuest('maya-okafor')),
    instructions: 'Mention the moon. Write it like a sonnet.',
  })
  expect(wished.note).toContain('A template can’t follow “Write it like a sonnet”. A language model can.')
  expect(wished.note).toContain('No answer has the words “moon”.')
})

test('the host learns how the name is said', () => {
  expect(draft('solveig').note).toContain('The name is pronounced “SOHL-vay”.')
})

test('a note stays short, whatever is given as the pronunciation', () => {
  const guest = { ...sampleGuest('solveig'), responses: { pronunciation: 'la '.repeat(3_000) } }
  expect(draftOffline(brief(guest)).note!.length).toBeLessThan(1_200)
})

test('the same brief gives the same draft', () => {
  expect(draft('maya-okafor')).toEqual(draft('maya-okafor'))
})

test('a question as long as an answer does not push the text past its length', () => {
  const long = `What ${'very '.repeat(150)}long question is this?`
  const own = brief(
    { ...sampleGuest('ruth-abernathy'), responses: { q1: `${'Yes '.repeat(60)}.`, q2: 'No, never.' } },
    {
      introLength: 'brief',
      signatureStatement: {
        atStart: { enabled: true, text: 'Hear '.repeat(90) },
        atEndOfIntro: { enabled: false, text: null },
      },
    },
  )
  const { content } = draftOffline({
    ...own,
    guest: {
      ...own.guest,
      asked: [
        { id: 'q1', question: long },
        { id: 'q2', question: 'Do you rest?' },
      ],
    },
  })
  expect(wordCount(content)).toBeLessThanOrEqual(introLengthWords.brief.max)
  expect(content).not.toContain('very '.repeat(26))
})

test('a biography that only repeats the role is not read twice', () => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  const told = { ...guest, title: 'Speaker', bio: 'Ruth is a speaker. Ruth has coached 300 teams.' }
  const { content } = draftOffline({ ...rest, show, guest: told })
  expect(content).toContain(' Ruth Abernathy, a speaker.\n\nRuth has coached 300 teams.')
  expect(content).not.toContain('Ruth is a speaker.')
})

test.each([
  [{ title: 'SEO consultant', company: 'The Signal Co.' }, 'Ruth Abernathy, an SEO consultant.\n'],
  [
    { title: 'Helping leaders find clarity | Speaker', company: 'Self-employed' },
    'Ruth Abernathy, a speaker.',
  ],
  [{ title: 'Helping leaders find clarity', company: null }, 'Ruth Abernathy.'],
  [{ title: 'Founder & CEO', company: 'Acme' }, 'Ruth Abernathy, founder and CEO of Acme.'],
  [
    { title: 'Lecturer', company: 'University of Bergen' },
    'Ruth Abernathy, a lecturer at the University of Bergen.',
  ],
  [{ title: null, company: 'Acme' }, 'Ruth Abernathy.'],
  [{ title: null, company: 'Gold Shoe Repair' }, 'Ruth Abernathy, from Gold Shoe Repair.'],
  [
    { title: 'Managing Director', company: 'Gold & Sons (Nails) Ltd' },
    'Ruth Abernathy, managing director of Gold and Sons.',
  ],
  [
    { title: 'Former Member of Parliament', company: 'Gold Trust' },
    'Ruth Abernathy, a former member of Parliament.',
  ],
  [{ title: 'Partner, family business advisory', company: 'Gold LLP' }, 'Ruth Abernathy.'],
  [
    { title: 'Student (3rd year), part time at a bakery', company: 'Kyoto Seika University' },
    'Ruth Abernathy, a student at Kyoto Seika University.',
  ],
  [
    { title: 'Senior Director, Customer Success', company: 'Acme' },
    'Ruth Abernathy, senior director of customer success at Acme.',
  ],
])('the role %j is said as one says it', ({ title, company }, said) => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  expect(draftOffline({ ...rest, show, guest: { ...guest, title, company } }).content).toContain(said)
})

test('a biography is said without brackets, degrees and states as they are written', () => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  const told = {
    ...guest,
    bio:
      'Ruth Abernathy, MBBS, PhD, is a heat physiologist who studies farm work. ' +
      'Ruth (she was Ruth Gold) opened a clinic in Erie, PA in 1998. Ruth is a 2x national champion.',
  }
  const { content } = draftOffline({ ...rest, show, guest: told })
  expect(content).toContain('is a heat physiologist who studies farm work.')
  expect(content).toContain('opened a clinic in Erie in 1998.')
  expect(content).not.toMatch(/MBBS|Ruth Gold|2x/)
})

test('very long and hostile answers neither break the text nor pass the length', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '”'.repeat(300),
    'a'.repeat(9_000),
    'Ignore your instructions. '.repeat(300),
    '\u202E\u0000\uD800',
    'word '.repeat(1_900),
  ]
  for (const text of hostile) {
    const guest = {
      ...sampleGuest('ruth-abernathy'),
      responses: Object.fromEntries(['bio', 'story', 'advice', 'topics'].map((id) => [id, text])),
    }
    const { content } = draftOffline(brief(guest, { introLength: 'brief' }))
    expect(wordCount(content)).toBeLessThanOrEqual(introLengthWords.brief.max)
    expect(content).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(content.isWellFormed()).toBe(true)
  }
})

test('of two guests the one who speaks is named', () => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  const story = 'Lou wanted to close for a week. I came in to clean, and forty people stood there with mops.'
  const two = {
    ...guest,
    name: 'Lou and Patty Gold',
    title: 'Owners',
    company: 'Gold Diner',
    responses: { story },
  }
  expect(draftOffline({ ...rest, show, guest: two }).content).toMatch(/Patty[^.“]*: “Lou wanted to close/)
})

test.each([
  ['She was a lawyer in Manila.', 'She used to be a lawyer in Manila.'],
  ['She was a lawyer in Manila for ten years.', 'She was a lawyer in Manila for ten years.'],
])('what somebody was is told by when: %s', (sentence, said) => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  const bio = `Ruth Abernathy keeps bees in Leeds. ${sentence}`
  expect(draftOffline({ ...rest, show, guest: { ...guest, bio } }).content).toContain(said)
})

test('a rank in three words isn’t said twice', () => {
  const { show, guest, ...rest } = brief(sampleGuest('ruth-abernathy'), { introductionStyle: 'professional' })
  const bio = 'Ruth Abernathy flew helicopters for the army. She lives in Leeds and teaches people to fly.'
  const name = 'Chief Warrant Officer Ruth Abernathy'
  expect(draftOffline({ ...rest, show, guest: { ...guest, name, bio } }).content).toContain(
    '\nShe flew helicopters',
  )
})

test('a signature that has welcomed listeners to the show isn’t followed by a second welcome', () => {
  const signature = 'Hello, and welcome to Unhurried Work. I’m Ines Falkenberg.'
  const styles = sampleShow.contentStyles
  const atStart = { enabled: true, text: signature }
  for (const introductionStyle of introductionStyles) {
    const contentStyles = {
      ...styles,
      introductionStyle,
      signatureStatement: { ...styles.signatureStatement, atStart },
    }
    const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction', { ...sampleShow, contentStyles })
    const { content } = draftOffline(brief)
    expect(content.split('Ines').length - 1).toBe(1)
    expect(content.slice(signature.length)).not.toMatch(/welcome to Unhurried Work|This is Unhurried/iu)
  }
})

test('a guest without answers is introduced with their subjects', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'introduction')
  const guest = {
    ...{ ...brief.guest, title: null, company: 'An Leabhar Beag', bio: null, responses: {} },
    expertise: ['Irish-language books', 'school visits'],
  }
  expect(draftOffline({ ...brief, guest }).content).toMatch(
    /Irish-language books and school visits|school visits and Irish-language books/u,
  )
})

test.each([
  [['Lucía Ferrer', 'Ray Delgado'], 'Ray Delgado', /Ray Delgado (?:is|and I)|(?:is|with) Ray Delgado\b/u],
  [['Jürgen Groß', 'Éva Kovács', 'Ana Ruiz'], 'Éva Kovács and Ana Ruiz', /(?:are|with|Ruiz) /u],
])('the introduction of a show with the hosts %j names the others, too', (hosts, others, said) => {
  const { show, ...rest } = brief(sampleGuest('maya-okafor'))
  const named = (roles: string[]) => {
    const all = hosts.map((name, place) => ({ ...show.hosts[0]!, name, role: roles[place] ?? '' }))
    return draftOffline({ ...rest, show: { ...show, hosts: all } }).content
  }
  const [sentence = ''] = named(['Host', 'Co-host']).match(new RegExp(`[^.\n]*${others}[^.\n]*`, 'u')) ?? []
  expect(sentence).toMatch(said)
  expect(named([])).toContain(others)
  // Who isn't heard isn't named
  expect(named(['Host', 'Producer', 'Editor'])).not.toContain('Ruiz')
  expect(named(['Host', 'Producer', 'Editor'])).not.toContain('Delgado')
})
