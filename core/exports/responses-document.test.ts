import { expect, test } from 'vitest'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { readDocument } from '../testing/read-document.ts'
import { guestRecord, sampleGuest, sampleNow, sampleShow } from '../testing/samples.ts'
import { responsesDocument, type ResponsesDocument } from './responses-document.ts'

const sample = sampleGuest('maya-okafor')
const { questionnaire, ...guest } = guestRecord(sample, 1)

const read = async (wanted: Partial<ResponsesDocument> = {}) => {
  const file = await responsesDocument({
    show: sampleShow,
    guest,
    responses: questionnaire.responses,
    asked: defaultQuestions,
    submittedAt: sampleNow.toISOString(),
    ...wanted,
  })
  const { part, paragraphs } = readDocument(file.bytes)
  const headings = paragraphs.filter(({ xml }) => xml.includes('w:val="Heading2"')).map(({ text }) => text)
  return { file, part, paragraphs, headings, texts: paragraphs.map(({ text }) => text) }
}

test('questions without an answer are named at the end', async () => {
  const { headings, texts } = await read({ responses: { story: 'A storm.', advice: '  ', topics: [] } })
  expect(headings).toEqual(['Which moment changed your path?', 'Not answered'])
  const unanswered = texts.slice(texts.indexOf('Not answered') + 1)
  expect(unanswered).toContain('What advice do you find yourself giving most often?')
  expect(unanswered).toContain('What would you most like to talk about?')
  expect(unanswered).toHaveLength(defaultQuestions.length - 1)
})

test('the document names show, guest, role and the day of the answers', async () => {
  const { file, texts, part } = await read()
  expect(file.name).toBe('Maya Okafor - answers.docx')
  expect(texts.slice(0, 3)).toEqual([
    'Unhurried Work',
    'Maya Okafor',
    'Marine biologist at Blue Shelf Institute  ·  Answers of November 18, 2026',
  ])
  expect(part('word/footer1.xml')).toContain('Unhurried Work  ·  Maya Okafor  ·  Answers')
})

test('each question is a heading above its answer, lines are paragraphs, lists are points', async () => {
  const { headings, texts, paragraphs } = await read()
  expect(headings[0]).toBe('How would you introduce yourself to our listeners?')
  const links = texts.indexOf('Where can listeners find you? Please put each link on its own line.')
  expect(texts.slice(links + 1, links + 3)).toEqual([
    'https://blueshelf.example/kelp',
    'https://divelog.example/maya',
  ])
  const consent = paragraphs.find(({ text }) => text === 'Yes, you may record and publish our conversation')
  expect(consent?.xml).toContain('<w:numPr>')
})

test('labels are the questions as asked, in their order, then the fixed list, then a number', async () => {
  const { headings } = await read({
    responses: { q2: 'Two', advice: 'Wait', story: 'Storm', constructor: 'Odd' },
    asked: [
      { id: 'q2', question: 'Which two?' },
      { id: 'story', question: 'What happened?' },
    ],
  })
  expect(headings).toEqual([
    'Which two?',
    'What happened?',
    'What advice do you find yourself giving most often?',
    'Question 4',
  ])
})

test('a photo is mentioned, not printed as code', async () => {
  const { texts } = await read({ responses: { photo: 'data:image/png;base64,AAAA' } })
  expect(texts).toContain('A photo came with the answers.')
  expect(texts.join()).not.toContain('base64')
})

test('a guest without role, a show without settings and answers without a date still make a document', async () => {
  const bare = { name: 'Ruth', title: null, company: null }
  const { texts } = await read({
    show: null,
    guest: bare,
    submittedAt: null,
    asked: [],
    responses: { q: 'Yes.' },
  })
  expect(texts.slice(0, 2)).toEqual(['Ruth', ''])
  expect(texts).toContain('Yes.')
})

test.each([
  [sampleShow, sampleShow.podcastName],
  [null, 'Cueroom'],
])('the file says who wrote it and who changed it last: the show, or Cueroom', async (show, writer) => {
  const core = (await read({ show })).part('docProps/core.xml')
  expect(core).toContain(`<dc:creator>${writer}</dc:creator>`)
  expect(core).toContain(`<cp:lastModifiedBy>${writer}</cp:lastModifiedBy>`)
})

test('hostile texts are text in the document and nothing else', async () => {
  const { part, texts } = await read({
    responses: Object.fromEntries(
      hostileTexts.map((hostile, n) => [`q${n}`, n % 2 === 0 ? `start ${hostile}` : [`start ${hostile}`]]),
    ),
    asked: hostileTexts.map((question, n) => ({ id: `q${n}`, question })),
  })
  const xml = part('word/document.xml')
  expect(xml).not.toMatch(/(?![\s\u007f-\u009f])\p{Cc}/u)
  expect(xml).not.toMatch(/<(script|img|guest|\/guest|svg|w:instrText)/i)
  expect(texts.filter((text) => text.startsWith('start'))).toHaveLength(hostileTexts.length)
})

test.each(['</w:t>', '\u0000', '\uD800', '\u001b]0;x\u0007', '&#0;'])(
  'a guest called %j gets a document',
  async (name) => {
    const { part } = await read({ guest: { name, title: name, company: name } })
    expect(part('word/document.xml')).not.toMatch(/(?![\s\u007f-\u009f])\p{Cc}/u)
  },
)
