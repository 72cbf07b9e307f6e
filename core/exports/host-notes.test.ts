import { expect, test } from 'vitest'
import { readDocument } from '../testing/read-document.ts'
import { guestRecord, sampleContents, sampleGuest, sampleNow, sampleShow } from '../testing/samples.ts'
import { contentDocument } from './content-document.ts'
import { textFile, type TextFormat } from './text-formats.ts'
import { textsDocument } from './texts-document.ts'

const guest = guestRecord(sampleGuest('maya-okafor'), 1)
const note = 'This introduction has 56 words; a brief one has 150 to 300.'
const texts = sampleContents()
  .filter((one) => one.guest === 'maya-okafor')
  .map((text) => ({
    ...{ provider: 'drafter' as const, model: null, createdAt: sampleNow.toISOString() },
    ...text,
    ...{ guestId: guest.id, note, wordCount: 56 },
  }))
const facts = { guestName: guest.name, pronunciation: null }

const wordText = ({ bytes }: { bytes: Uint8Array }) =>
  readDocument(bytes)
    .paragraphs.map((paragraph) => paragraph.text)
    .join('\n')
const inFormat = (format: TextFormat) => async () => textFile(format, texts, facts).text

test.each([
  ['Word', async () => wordText(await contentDocument({ show: sampleShow, guest, contents: texts }))],
  [
    'Word, of several guests',
    async () => wordText(await textsDocument({ show: sampleShow, guests: [guest], texts })),
  ],
  ['plain text', inFormat('text')],
  ['Markdown', inFormat('markdown')],
  ['teleprompter', inFormat('teleprompter')],
])('a text exported as %s has no notes to the host', async (_, write) => {
  const written = (await write()).replace(/\s+/g, ' ')
  const firstWords = texts[0]!.content.trim().split(/\s+/).slice(0, 3).join(' ')
  expect(written).toContain(firstWords)
  expect(written).not.toContain('56 words')
})

const worded = {
  asked: [
    { id: 'story', question: '¿Una historia?' },
    { id: 'facts', question: 'Etwas Überraschendes?' },
  ],
  currentWordings: ['story', 'facts'],
}
const from = (...keys: string[]) => [
  { start: 0, end: 4, from: keys.map((key) => ({ kind: 'answer' as const, key })) },
]

test.each([
  [from('story'), ['The answer to “¿Una historia?” is in the host’s wording.']],
  [from('facts', 'q9'), ['The answer to “Etwas Überraschendes?” is in the host’s wording.']],
  // Unknown after an edit
  [[], ['2 answers are in the host’s wording.']],
  [from('q9'), []],
])('an exported text says which of its answers are in the host’s wording', async (sources, lines) => {
  const sourced = texts.slice(0, 1).map((text) => ({ ...text, sources }))
  const files = [
    wordText(await contentDocument({ show: sampleShow, guest, contents: sourced, worded })),
    wordText(await textsDocument({ show: sampleShow, guests: [{ ...guest, worded }], texts: sourced })),
    textFile('text', sourced, { ...facts, worded }).text,
    textFile('markdown', sourced, { ...facts, worded }).text,
  ]
  const said = files.map((file) => file.split('\n').flatMap((line) => /[^.*]*wording\./u.exec(line) ?? []))
  expect(said).toEqual(files.map(() => lines))
})
