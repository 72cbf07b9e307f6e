import { describe, expect, test } from 'vitest'
import { contentPrompt } from '../content/content-prompt.ts'
import { hideTrailer } from '../content/model-sources.ts'
import type { Brief } from '../content/brief.ts'
import { draftOffline } from '../drafting/offline-drafter.ts'
import { contentDocument } from '../exports/content-document.ts'
import { guestsCsv, guestsWorkbook } from '../exports/guests-sheet.ts'
import { responsesDocument } from '../exports/responses-document.ts'
import { extractGuest } from '../guests/extract-guest.ts'
import { planImport } from '../imports/plan/plan-import.ts'
import { repeatedTexts } from './repeated-texts.ts'
import { guestRecord, sampleGuest, sampleShow } from './samples.ts'

const guest = guestRecord(sampleGuest('maya-okafor'), 1)
const asked = [{ id: 'topics', question: 'What do you want to talk about?' }]

const brief = (type: Brief['type'], text: string): Brief => ({
  type,
  show: sampleShow,
  guest: {
    ...guest,
    bio: text,
    title: text.slice(0, 200),
    responses: { bio: text, topics: text, why: text },
    asked,
  },
  patterns: [],
  instructions: null,
})
const stream = (text: string) => {
  const filter = hideTrailer()
  for (let at = 0; at < text.length; at += 20) filter.push(text.slice(at, at + 20))
  return filter.end()
}
const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`
const file = (text: string) => {
  const rows = [text, text.slice(0, 400)].map((cell) => [cell, 'CEO', 'a@x.example', cell].map(csvCell))
  const lines = [['Name', 'Title', 'Email', 'Bio'], ['Ana Ruiz', 'CEO', 'b@x.example', ''], ...rows]
  return new TextEncoder().encode(lines.map((line) => line.join(',')).join('\n'))
}
const written = { provider: 'drafter', model: null, note: null, createdAt: '2026-11-01T10:00:00Z' } as const

/** Everything that reads a text of a guest, a file or a model. */
const readers: Record<string, (text: string) => unknown> = {
  'the drafted introduction': (text) => draftOffline(brief('introduction', text)),
  'the drafted questions': (text) => draftOffline(brief('questions', text)),
  'the drafted show notes': (text) => draftOffline(brief('show_notes', text)),
  'the prompt': (text) => contentPrompt(brief('introduction', text), { withSources: true }),
  'a stream of a model': stream,
  extraction: (text) => extractGuest({ responses: { bio: text, q: text }, asked, bio: text }),
  'the Word document of texts': (text) =>
    contentDocument({
      show: sampleShow,
      guest,
      contents: [{ ...written, contentType: 'introduction', content: text }],
    }),
  'the Word document of answers': (text) =>
    responsesDocument({ show: sampleShow, guest, responses: { topics: text }, asked, submittedAt: null }),
  'the CSV file': (text) => guestsCsv({ show: null, guests: [{ ...guest, bio: text, expertise: [text] }] }),
  'the workbook': (text) =>
    guestsWorkbook({ show: null, guests: [{ ...guest, bio: text.slice(0, 30_000) }] }),
  'the importer': (text) => planImport({ name: 'guests.csv', bytes: file(text) }).catch(() => 'refused'),
}

/** Milliseconds of this thread's processor: what other processes do doesn't count. */
async function cost(read: (text: string) => unknown, text: string, runs: number) {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage()
    await read(text)
    const { user, system } = process.threadCpuUsage(start)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

const length = process.env['CUEROOM_ENDURE'] ? 16_000 : 4_000
/** Milliseconds that say nothing about growth. */
const negligible = 150

describe('reading a text twice as long takes less than three times as long', () => {
  test('there are forty kinds of text', () => {
    expect(Object.keys(repeatedTexts).length).toBeGreaterThanOrEqual(40)
  })

  test.each(Object.entries(readers))('%s', { timeout: 300_000 }, async (_name, read) => {
    const slow: string[] = []
    for (const [kind, piece] of Object.entries(repeatedTexts)) {
      const whole = piece.repeat(Math.ceil((2 * length) / piece.length)).slice(0, 2 * length)
      if ((await cost(read, whole, 1)) < negligible) continue
      const half = await cost(read, whole.slice(0, length), 3)
      const full = await cost(read, whole, 3)
      if (full > negligible && full >= 3 * half) slow.push(`${kind}: ${half} ms, then ${full} ms`)
    }
    expect(slow).toEqual([])
  })
})
