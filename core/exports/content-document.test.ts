import { expect, test } from 'vitest'
import { contentTypes } from '../content/content-labels.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { readDocument } from '../testing/read-document.ts'
import { guestRecord, sampleContents, sampleGuest, sampleNow, sampleShow } from '../testing/samples.ts'
import { contentDocument, type ContentDocument } from './content-document.ts'

type Text = ContentDocument['contents'][number]

const text = (content: string, more: Partial<Text> = {}): Text => ({
  contentType: 'introduction',
  content,
  provider: 'drafter',
  model: null,
  createdAt: sampleNow.toISOString(),
  ...more,
})

const guest = guestRecord(sampleGuest('soren-ostergaard'), 1)
const contents = sampleContents()
  .filter((one) => one.guest === 'soren-ostergaard')
  .map((one) => text(one.content, one))

const read = async (wanted: Partial<ContentDocument>) => {
  const file = await contentDocument({ show: sampleShow, guest, contents, ...wanted })
  return { file, ...readDocument(file.bytes) }
}

test('the document says which language it is in, as its texts spell', async () => {
  const languageOf = async (content: string) =>
    /<w:lang w:val="([^"]+)"/.exec((await read({ contents: [text(content)] })).part('word/styles.xml'))?.[1]
  expect(await languageOf('She is the one who took the colour out of the theatre.')).toBe('en-GB')
  expect(await languageOf('She is the one who took the color out of the theater.')).toBe('en-US')
  expect(await languageOf('Sie ist die Frau, die das Haus mit der Farbe und dem Licht hat.')).toBe('de-DE')
})

test('the document names guest, role, show, each type with its date, and who drafted it', async () => {
  const { file, paragraphs, part } = await read({})
  expect(file.name).toBe('Søren Østergaard - content.docx')
  const texts = paragraphs.map((paragraph) => paragraph.text)
  expect(texts.slice(0, 3)).toEqual([
    'Unhurried Work',
    'Søren Østergaard',
    'Clockmaker at Østergaard & Datter',
  ])
  const headings = paragraphs
    .filter(({ xml }) => xml.includes('w:val="Heading1"'))
    .map((heading) => heading.text)
  expect(headings).toEqual(['Guest Introduction', 'Interview Questions', 'Show Notes'])
  expect(texts.filter((line) => line === 'November 18, 2026  ·  Drafted by template')).toHaveLength(3)
  const footer = part('word/footer1.xml')
  expect(footer).toContain('PAGE')
  expect(footer).toContain('NUMPAGES')
})

test('a model’s text is labelled with the model', async () => {
  const { paragraphs } = await read({
    contents: [text('Hello.', { provider: 'openai', model: 'small-model' })],
  })
  expect(paragraphs.map((paragraph) => paragraph.text)).toContain(
    'November 18, 2026  ·  Written by small-model',
  )
})

test('questions are a real numbered list, without typed numbers', async () => {
  const { paragraphs } = await read({
    contents: [text('1. Why?\n\n2) How\nand when?\n3. Where?', { contentType: 'questions' })],
  })
  const listed = paragraphs.filter(({ xml }) => xml.includes('<w:numPr>'))
  expect(listed.map((paragraph) => paragraph.text)).toEqual(['Why?', 'How\nand when?', 'Where?'])
})

test('every paragraph and line break of a text arrives', async () => {
  const { paragraphs } = await read({ contents: [text('One.\r\nTwo.\n\n\nThree.')] })
  expect(paragraphs.slice(-2).map((paragraph) => paragraph.text)).toEqual(['One.\nTwo.', 'Three.'])
})

test('show notes keep their headings and points', async () => {
  const { paragraphs } = await read({})
  const headings = paragraphs
    .filter(({ xml }) => xml.includes('w:val="Heading2"'))
    .map((heading) => heading.text)
  expect(headings).toEqual(['Summary', 'Topics', 'Links', 'About Søren Østergaard', 'About Unhurried Work'])
  expect(paragraphs.find((paragraph) => paragraph.text === 'https://ostergaard.example')?.xml).toContain(
    '<w:numPr>',
  )
})

test('texts come in the order of the types, the first of each type only', async () => {
  const { paragraphs } = await read({
    contents: [text('Notes.', { contentType: 'show_notes' }), text('New.'), text('Old.')],
  })
  const texts = paragraphs.map((paragraph) => paragraph.text)
  expect(texts.indexOf('New.')).toBeLessThan(texts.indexOf('Notes.'))
  expect(texts).not.toContain('Old.')
})

test('a guest without a role and a show without settings still make a document', async () => {
  const { paragraphs } = await read({ show: null, guest: { name: 'Ruth', title: null, company: null } })
  expect(paragraphs[0]!.text).toBe('Ruth')
})

test('hostile texts are text in the document and nothing else', async () => {
  // White space, controls and half characters have a file of their own: xml-text.test.ts
  const visible = (said: string) => said.replace(/[\p{Cc}\s\uFFFD-\uFFFF]/gu, '')
  for (let first = 0; first < hostileTexts.length; first += contentTypes.length) {
    const some = hostileTexts.slice(first, first + contentTypes.length)
    const { paragraphs, part } = await read({
      guest: { name: some[0]!, title: some.at(-1)!, company: null },
      contents: some.map((hostile, at) => text(hostile, { contentType: contentTypes[at]! })),
    })
    const shown = visible(paragraphs.map((paragraph) => paragraph.text).join('\n'))
    for (const hostile of some) expect(shown).toContain(visible(hostile.toWellFormed()).slice(0, 20))
    const xml = part('word/document.xml')
    expect(xml).not.toMatch(/(?![\s\u007f-\u009f])\p{Cc}/u)
    expect(xml).not.toMatch(/<(script|img|guest|\/guest)/i)
  }
})

test('a text that was edited by hand, or corrected by its guest, says so', async () => {
  const labelled = async (by: 'host' | 'guest') => {
    const edited = { by, at: '2026-11-27T10:00:00Z' }
    const { paragraphs } = await read({ contents: [text('Hello.', { edited })] })
    return paragraphs.map((paragraph) => paragraph.text).join('\n')
  }
  expect(await labelled('host')).toContain('Drafted by template, edited by hand')
  expect(await labelled('guest')).toContain('Drafted by template, corrected by the guest')
})
