import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { readDocument } from '../testing/read-document.ts'
import { maxInBook, responsesBook } from './responses-book.ts'
import type { ResponsesExport } from './responses-file.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'

const question = { type: 'textarea' as const, required: false, options: [] }
const response = (given: Partial<QuestionnaireResponse>): QuestionnaireResponse => ({
  id: 1,
  questionnaireId: 'before',
  guestId: 7,
  guestName: 'Ada',
  typedName: null,
  guestEmail: 'ada@engine.example',
  state: 'accepted',
  responses: { bio: 'I dig.' },
  questions: [{ ...question, id: 'bio', question: 'Who are you?' }],
  source: { fields: {} },
  submittedAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

const read = async (given: Partial<ResponsesExport>) => {
  const show = { podcastName: 'Unhurried Work' }
  const { paragraphs, part } = readDocument(
    await responsesBook({ title: 'Before we record', show, responses: [], ...given }),
  )
  return { paragraphs, part, texts: paragraphs.map(({ text }) => text) }
}

test('a questionnaire nobody answered says so', async () => {
  expect((await read({ show: null })).texts).toEqual(['Before we record', 'Nobody has answered yet'])
})

test('more than a document takes is said, and the newest are in it', async () => {
  const responses = Array.from({ length: maxInBook + 2 }, (_, n) => response({ guestName: `Guest ${n}` }))
  const { texts } = await read({ responses })
  expect(texts).toContain('The newest 200 of 202 sets of answers')
  expect(texts).toContain('Guest 199')
  expect(texts).not.toContain('Guest 200')
  const newest = responses.slice(0, maxInBook)
  expect((await read({ responses: newest, total: 12_000 })).texts).toContain(
    'The newest 200 of 12,000 sets of answers',
  )
})

test('unverified answers say so, under the name that was typed', async () => {
  const { texts } = await read({ responses: [response({ state: 'unverified', typedName: 'Ada L.' })] })
  expect(texts).toContain('Ada L.')
  expect(texts).toContain('Unverified  ·  ada@engine.example  ·  Answers of November 21, 2026')
})

test('every guest begins on a new page, with the questions as this guest was asked', async () => {
  const later = response({
    guestName: null,
    responses: { bio: 'I sell.' },
    questions: [{ ...question, id: 'bio', question: 'What do you do?' }],
  })
  const { texts, paragraphs } = await read({ responses: [later, response({})] })
  expect(texts).toEqual([
    'Unhurried Work',
    'Before we record',
    '2 sets of answers',
    'ada@engine.example',
    'Answers of November 21, 2026',
    'What do you do?',
    'I sell.',
    'Ada',
    'ada@engine.example  ·  Answers of November 21, 2026',
    'Who are you?',
    'I dig.',
  ])
  const broken = paragraphs.filter(({ xml }) => xml.includes('<w:pageBreakBefore/>'))
  expect(broken.map(({ text }) => text)).toEqual(['Ada'])
})

test('hostile titles, guests, questions and answers are text in the document and nothing else', async () => {
  const responses = hostileTexts.map((text) =>
    response({
      guestName: `guest ${text}`,
      responses: { bio: `start ${text}` },
      questions: [{ ...question, id: 'bio', question: `asked ${text}` }],
    }),
  )
  const show = { podcastName: hostileTexts.join(' ') }
  for (let first = 0; first < responses.length; first += maxInBook) {
    const some = responses.slice(first, first + maxInBook)
    const { part, texts } = await read({ title: hostileTexts[first]!, show, responses: some })
    for (const name of ['word/document.xml', 'word/footer1.xml', 'docProps/core.xml']) {
      expect(/(?![\s\u007f-\u009f])\p{Cc}/u.exec(part(name))).toBeNull()
      expect(/<(script|img|guest|\/guest|svg|w:hyperlink)\b/i.exec(part(name))).toBeNull()
      // The two of the page numbers
      expect(part(name).match(/<w:instrText/g) ?? []).toHaveLength(name.includes('footer') ? 2 : 0)
    }
    for (const word of ['guest', 'asked', 'start'])
      expect(texts.filter((text) => text.startsWith(word)).length).toBeGreaterThanOrEqual(some.length)
  }
})
