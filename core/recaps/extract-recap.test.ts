import { expect, test } from 'vitest'
import { sampleTalk } from '../testing/sample-talk.ts'
import { clockTime, type Cue } from '../transcripts/cue.ts'
import { extractRecap } from './extract-recap.ts'
import { verbatimIn } from './verbatim.ts'

const { cues } = sampleTalk
const plain = (texts: string[], start: number | null = null): Cue[] =>
  texts.map((text, n) => ({ start: start === null ? null : start + n, end: null, speaker: null, text }))

test('nothing is made of a talk without words worth quoting', () => {
  expect(extractRecap(plain(['Um.', 'Yeah.', 'Okay.']))).toEqual({
    ...{ summary: [], quotes: [], chapters: [], links: [] },
  })
})

test('quotes are the guest’s whole sentences, word for word, with their lines and times', () => {
  const { quotes } = extractRecap(cues)
  expect(quotes.length).toBeGreaterThanOrEqual(5)
  const { lineOf } = verbatimIn(cues)
  for (const { text, line, speaker, start } of quotes) {
    expect([lineOf(text), speaker, start]).toEqual([line, 'Maya', cues[line]!.start])
    expect(cues[line]!.text).toContain(text)
  }
  expect(quotes.map(({ text }) => text)).toContain(
    'Kelp grows fifty centimetres a day when the water is cold.',
  )
})

test('chapters begin at the start, go on in order, a minute apart, where a new subject is asked about', () => {
  const { chapters } = extractRecap(cues)
  expect(chapters.map(({ start, title }) => `${clockTime(start)} ${title}`)).toEqual([
    '0:00 Introduction',
    '1:10 What does a kelp forest look like after a heat wave?',
    '3:04 How do you train a volunteer who has never counted anything under water?',
    '4:11 What do the schools get out of it?',
  ])
})

test('what is said again and again is quoted once, and as long as it is said there is one chapter', () => {
  const refrain = [
    'Kelp forests are the cities of the sea and they come back.',
    'The oven was too hot for bread.',
  ]
  const lines = Array.from({ length: 120 }, (_, n) => refrain[Math.floor(n / 60)]!)
  const { quotes, chapters } = extractRecap(
    lines.map((text, n) => ({ start: n * 20, end: null, speaker: null, text })),
  )
  expect(quotes.map(({ text }) => text)).toEqual([refrain[0]])
  const titles = chapters.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(1)
  expect(titles.filter((title, n) => title === titles[n - 1])).toEqual([])
})

test('the summary names the speakers and what the talk comes back to', () => {
  expect(extractRecap(cues).summary[0]).toMatch(/^Ben and Maya talk about .*kelp.*heat wave.*\.$/)
})

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

test('a talk without times has no chapters, and one in German has its own small words', () => {
  const german = 'Und wir haben die Bienen im Winter gezählt, weil die Bienen im Winter nicht fliegen.'
  const recap = extractRecap(plain(Array.from({ length: 20 }, () => german)))
  expect(recap.chapters).toEqual([])
  expect(recap.summary[0]).toMatch(/^This episode talks about .*Bienen/)
  expect(recap.summary[0]).not.toMatch(/\b(?:und|wir|die|nicht)\b/)
})

test('a sentence that goes over several captions is quoted whole', () => {
  const captions = [
    'Kelp forests are the cities of the sea, and',
    'every city needs somebody who counts who lives there.',
    'Kelp forests come back.',
  ]
  const [quote] = extractRecap(plain(captions, 10)).quotes
  expect(quote).toEqual({
    ...{ line: 0, start: 10, speaker: null },
    text: 'Kelp forests are the cities of the sea, and every city needs somebody who counts who lives there.',
  })
})

test('an hour of talk, and texts that are made to be slow, are read', () => {
  const plants = ['oak', 'wheat', 'moss', 'ivy', 'rice', 'fern', 'hemp', 'barley', 'heather', 'kelp']
  const long = plants.flatMap((plant, n) =>
    cues.map(({ text, speaker, ...at }) => ({
      ...{ speaker, text: text.replaceAll('kelp', plant) },
      ...{ start: at.start! + n * 350, end: at.end! + n * 350 },
    })),
  )
  expect(extractRecap(long).chapters.length).toBeGreaterThan(8)
  for (const piece of ['A?! ', 'kelp. ', 'a.b.com ', 'x dot ', '漢字かな'])
    expect(extractRecap(plain([piece.repeat(10_000 / piece.length)], 0)).quotes.length).toBeLessThan(9)
})
