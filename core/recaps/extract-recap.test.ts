import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type TalkFile, talkFiles, talkOf } from '../testing/read-talk.ts'
import { sampleTalk } from '../testing/sample-talk.ts'
import { clockTime, type Cue, speakersOf } from '../transcripts/cue.ts'
import { extractRecap } from './extract-recap.ts'
import { english } from './speech/english.ts'
import { verbatimIn } from './verbatim.ts'

const plain = (texts: string[], start: number | null = null, speaker: string | null = null): Cue[] =>
  texts.map((text, n) => ({ start: start === null ? null : start + n, end: null, speaker, text }))
const titles = (cues: readonly Cue[]) =>
  extractRecap(cues).chapters.map(({ start, title }) => `${clockTime(start)} ${title}`)
const quotesOf = (file: TalkFile) => extractRecap(talkOf(file)).quotes.map(({ text }) => text)

describe('what is left out', () => {
  test('nothing is made of a talk without words worth quoting, and the note says so', () => {
    expect(extractRecap(plain(['Um.', 'Yeah.', 'Okay.']))).toEqual({
      ...{ summary: [], quotes: [], chapters: [], links: [] },
      note: 'The template drafter can’t write a summary in the language of this transcript. The transcript doesn’t say who speaks, so there are no quotes. The transcript has no times, so there are no chapters.',
    })
  })

  test('captions that don’t say who speaks have no quotes, and the note says why', () => {
    const { quotes, note } = extractRecap(talkOf('night-nurse.vtt'))
    expect([quotes, note]).toEqual([
      [],
      'No topic comes up often enough, so there is no summary. The transcript doesn’t say who speaks, so there are no quotes.',
    ])
  })

  test('small talk has no topics: the summary says only who speaks', () => {
    const said = ['How was the weekend?', 'It was fine, thanks.', 'And the drive?', 'It was fine as well.']
    const cues = said.flatMap((text, n): Cue[] => [
      { start: n * 100, end: n * 100 + 90, speaker: n % 2 === 0 ? 'Ada Brook' : 'Cleo Stern', text },
    ])
    const { summary, quotes, note } = extractRecap(cues)
    expect([summary, quotes]).toEqual([['Ada Brook talks with Cleo Stern for 7 minutes.'], []])
    expect(note).toBe('No sentence works as a quote on its own, so there are no quotes.')
  })

  test('a language we have no sentences for gets no summary, and never an English one', () => {
    const dutch =
      'En we hebben de bijen in de winter geteld, want de bijen vliegen in de winter niet met ons.'
    const { summary, note } = extractRecap(
      plain(
        Array.from({ length: 20 }, () => dutch),
        0,
        'Joost',
      ),
    )
    expect(summary).toEqual([])
    expect(note).toContain('The template drafter can’t write a summary in the language of this transcript.')
  })

  test('a host is never quoted, however well it is said', () => {
    const cues = [
      'Why do people queue?',
      'They like what they have to wait for, and that is the trick of it.',
      'Scarcity isn’t a trick, it’s a schedule, you know.',
    ].map((text, n): Cue => ({
      start: n * 60,
      end: null,
      speaker: n === 1 ? 'Cleo Stern' : 'Ada Brook',
      text,
    }))
    expect(extractRecap(cues).quotes).toEqual([])
    const swapped = cues.map((cue, n) => (n === 2 ? { ...cue, speaker: 'Cleo Stern' } : cue))
    expect(extractRecap(swapped).quotes).toHaveLength(1)
  })

  test('a talk without times has no chapters', () => {
    const cues = talkOf('beekeeper.txt').map((cue) => ({ ...cue, start: null, end: null }))
    expect(extractRecap(cues).chapters).toEqual([])
  })
})

describe.each(talkFiles)('the recap of %s', (file) => {
  const cues = talkOf(file)
  const { quotes, chapters, summary } = extractRecap(cues)
  const host = cues[0]!.speaker

  test('has quotes of guests only, word for word, three minutes apart', () => {
    const { lineOf } = verbatimIn(cues)
    for (const [n, { text, line, speaker, start }] of quotes.entries()) {
      expect([lineOf(text), speaker, start]).toEqual([line, cues[line]!.speaker, cues[line]!.start])
      expect(speaker).not.toBe(host)
      expect(text.split(' ').length).toBeLessThanOrEqual(40)
      expect(start! - (quotes[n - 1]?.start ?? -999)).toBeGreaterThanOrEqual(180)
      expect(text).toMatch(/^[\p{Lu}«].*[.!]$/u)
      expect(text).not.toMatch(/^(?:So|And|But|That|It|They|Because|Und|Aber|Es|Dann|Y|Pero|Eso|Entonces)\b/u)
    }
  })

  test('has chapters whose titles are no names, fillers or numbers, each once', () => {
    const names = new Set(speakersOf(cues).flatMap((speaker) => speaker.toLowerCase().split(' ')))
    for (const { title } of chapters) {
      const words = title.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
      expect(words.filter((word) => names.has(word))).toEqual([])
      expect(words.length).toBeLessThanOrEqual(8)
      expect(title).not.toMatch(/ and | und | y |\d|^(?:Hmm|Um|So|Well)\b/u)
      expect(english.generic.has(words.join(' '))).toBe(false)
    }
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
    const starts = chapters.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  test('names topics that are nouns, in two to four sentences or none', () => {
    const about = summary.find((sentence) => / about |Die Themen|Los temas/.test(sentence)) ?? ''
    for (const word of about
      .toLowerCase()
      .match(/[\p{L}]+/gu)
      ?.slice(3) ?? [])
      expect(english.generic.has(word)).toBe(false)
    expect(summary.length).toBeLessThanOrEqual(4)
  })
})

test.each([
  ['beekeeper.txt', 'Ruth Amadi talks with Peter Hallam for 21 minutes.'],
  ['tower-cranes.txt', 'Mo Farrell and Ines Duarte talk with Joost van Dam for 19 minutes.'],
  ['bike-repair.txt', 'Hana Kobayashi talks with Deon Pryce and Wanda Sikorski for 19 minutes.'],
  ['violins-german.txt', 'Anke Vogt spricht 19 Minuten lang mit Jonas Reimer.'],
  ['salt-spanish.txt', 'Lucía Prieto conversa con Carmen Roldán durante 17 minutos.'],
] as const)('the summary of %s says who speaks with whom, in the language of the talk', (file, sentence) => {
  expect(extractRecap(talkOf(file)).summary[0]).toBe(sentence)
})

test('a contrast is the quotation: two sentences together where one needs the other', () => {
  expect(quotesOf('beekeeper.txt')).toContain(
    "People think honey is the product. It's not. Honey is the rent the bees pay you for the shed.",
  )
  expect(quotesOf('tower-cranes.txt')).toContain(
    "I didn't learn respect from a manual. I learned respect from a storm.",
  )
  expect(quotesOf('violins-german.txt')).toContain('Der Lack ist kein Geheimnis, sondern Geduld.')
  expect(quotesOf('salt-spanish.txt')).toContain('La sal se aprende con la espalda, no con las palabras.')
})

test('chapters are the host’s own questions and announcements, and a break for a sponsor has its own', () => {
  expect(titles(talkOf('beekeeper.txt'))).toEqual([
    '0:00 Introduction',
    '3:20 What do you do about winter feed?',
    '6:40 City honey',
    '10:50 Sponsor break',
    '11:30 What do beginners get wrong about swarms?',
    '18:00 How can a shopper tell real honey?',
  ])
  expect(titles(talkOf('violins-german.txt'))).toContain('10:00 Werbung')
  expect(titles(talkOf('salt-spanish.txt'))).toContain('8:10 Publicidad')
})

test('a question is cut to what the host asks, without the name of the guest', () => {
  const turns = ['Hm, and so, Kwame, why year three, Kwame? Why not year one?', 'Because of leases.']
  const cues = Array.from({ length: 12 }, (_, n): Cue => {
    const text = n === 6 ? turns[0]! : n % 2 === 0 ? 'Hmm, and how did that feel?' : turns[1]!
    return { start: n * 60, end: n * 60 + 50, speaker: n % 2 === 0 ? 'Dana' : 'Kwame', text }
  })
  expect(titles(cues)).toEqual(['0:00 Introduction', '6:00 Why year three?'])
})

test.each(['beekeeper.txt', 'tower-cranes.txt', 'violins-german.txt'] as const)(
  'the guide to recaps shows the recap of %s as it is',
  (file) => {
    const guide = readFileSync(new URL('../../docs/recaps.md', import.meta.url), 'utf8')
    const { summary } = extractRecap(talkOf(file))
    expect(guide).toContain(`> ${summary.join(' ')}\n>\n> ${titles(talkOf(file)).join(' · ')}\n`)
  },
)

test('web addresses are found, written or spoken, each with its line', () => {
  const lines = [
    'Go to kelp.example/maya, please.',
    'Or kelp dot org.',
    'It is at HTTPS://kelp.example/maya too. Node.js is no site.',
  ]
  expect(extractRecap(plain(lines)).links).toEqual([
    { href: 'https://kelp.example/maya', line: 0 },
    { href: 'https://kelp.org', line: 1 },
  ])
})

test('a sentence that goes over several captions is quoted whole', () => {
  const captions = [
    'A kelp forest isn’t a garden, it’s',
    'a city and somebody has to count who lives there.',
    'Kelp forests come back.',
  ]
  const [quote] = extractRecap(plain(captions, 10, 'Maya')).quotes
  expect(quote).toEqual({
    ...{ line: 0, start: 10, speaker: 'Maya' },
    text: 'A kelp forest isn’t a garden, it’s a city and somebody has to count who lives there.',
  })
})

test('a talk of six minutes has few chapters, and one good quote', () => {
  expect(titles(sampleTalk.cues)).toEqual([
    '0:00 Introduction',
    '1:10 The forests',
    '3:04 How do you train a volunteer?',
    '4:11 Kelp',
  ])
  expect(extractRecap(sampleTalk.cues).quotes.map(({ text }) => text)).toEqual([
    'What people get wrong is that a kelp forest is not slow like a forest on land.',
  ])
})

test('an hour of talk, and texts that are made to be slow, are read', () => {
  const plants = ['oak', 'wheat', 'moss', 'ivy', 'rice', 'fern', 'hemp', 'barley', 'heather', 'kelp']
  const long = plants.flatMap((plant, n) =>
    sampleTalk.cues.map(({ text, speaker, ...at }) => ({
      ...{ speaker, text: text.replaceAll('kelp', plant) },
      ...{ start: at.start! + n * 350, end: at.end! + n * 350 },
    })),
  )
  expect(extractRecap(long).chapters.length).toBeGreaterThan(5)
  for (const piece of ['A?! ', 'kelp. ', 'a.b.com ', 'x dot ', '漢字かな', 'is not a, ', 'ten-'])
    expect(extractRecap(plain([piece.repeat(10_000 / piece.length)], 0, 'A')).quotes.length).toBeLessThan(9)
})
