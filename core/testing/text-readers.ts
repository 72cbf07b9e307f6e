import { collect } from './collect.ts'
import { contentPrompt } from '../content/content-prompt.ts'
import { hideTrailer, numberedSources, readSources, splitTrailer } from '../content/model-sources.ts'
import { writtenFrom } from '../content/staleness.ts'
import { characterCount, wordCount } from '../text/word-count.ts'
import type { Brief } from '../content/brief.ts'
import { draftOffline } from '../drafting/offline-drafter.ts'
import { contentDocument } from '../exports/content-document.ts'
import { guestsCsv, guestsWorkbook } from '../exports/guests-sheet.ts'
import { responsesDocument } from '../exports/responses-document.ts'
import { extractGuest } from '../guests/extract-guest.ts'
import { extractionPrompt } from '../guests/extraction-prompt.ts'
import { planImport } from '../imports/plan/plan-import.ts'
import type { EmailDraft, PostsDraft } from '../marketing/briefs.ts'
import { finishedInvitation, finishedOutreach, finishedPosts } from '../marketing/finished.ts'
import * as tasks from '../marketing/tasks.ts'
import { csvPieces } from '../exports/streamed-rows.ts'
import { answerColumns, type MadeFormat, responsesFile } from '../exports/responses-file.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'
import { sponsorCells, sponsorHeaders } from '../sponsors/sponsors-file.ts'
import { sampleDiscovery, sampleInvitation, sampleOutreach, samplePosts } from './marketing-briefs.ts'
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
const stored = { provider: 'drafter', model: null, createdAt: '2026-11-01T10:00:00Z' } as const

const show = (text: string) => ({ ...sampleShow, podcastDescription: text })
const hub = {
  invitation: (text: string) => ({
    ...sampleInvitation,
    show: show(text),
    request: { ...sampleInvitation.request, biography: text, additionalContext: text.slice(0, 4_000) },
  }),
  outreach: (text: string) => ({
    ...sampleOutreach,
    show: show(text),
    guest: brief('introduction', text).guest,
    request: { ...sampleOutreach.request, additionalContext: text.slice(0, 4_000) },
  }),
  posts: (text: string) => ({
    ...samplePosts,
    show: show(text),
    guest: { ...samplePosts.guest, ...brief('introduction', text).guest },
  }),
  discovery: (text: string) => ({ ...sampleDiscovery, show: show(text), saved: [text.slice(0, 200)] }),
}
const email = (text: string): EmailDraft => ({
  subject: text.slice(0, 300),
  paragraphs: [text],
  suggestions: [text],
})
const written = (text: string): PostsDraft => ({ posts: [{ text, hashtags: [text] }], suggestions: [text] })

const sponsor = (text: string) => ({
  ...sampleOutreach.sponsor!,
  id: 1,
  reasonForMatch: text,
  estimatedBudgetRange: '',
  marketingContactEmail: null,
  verified: false,
  source: 'typed' as const,
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  outreachNotes: text,
  updatedAt: '2026-11-01T10:00:00Z',
})
const response = (text: string): QuestionnaireResponse => ({
  id: 1,
  questionnaireId: 'abcdefghijklmnopqrstuv',
  state: 'accepted',
  guestId: 1,
  guestName: 'Maya',
  typedName: null,
  guestEmail: null,
  responses: { topics: text.slice(0, 30_000) },
  questions: [{ id: 'topics', question: 'Topics?', type: 'textarea', required: false, options: [] }],
  source: { page: text.slice(0, 2_000), fields: { utm_source: text.slice(0, 500) } },
  submittedAt: '2026-11-01T10:00:00Z',
})
const answers = (format: MadeFormat) => (text: string) =>
  responsesFile({ title: 'Before we record', show: sampleShow, responses: [response(text)] }, format)
async function* onePart<Row>(row: Row) {
  yield [row]
}
const csvOfAnswers = (text: string) => {
  const { headers, cells } = answerColumns([response(text).questions], ['utm_source'])
  return collect(csvPieces(headers, onePart(response(text)), cells))
}
const csvOfSponsors = (text: string) =>
  collect(csvPieces(sponsorHeaders, onePart(sponsor(text)), sponsorCells))
const modelAnswer = (text: string) => {
  const { content, trailer } = splitTrailer(`${text}\n=== SOURCES ===\n${text}`)
  return readSources(content, trailer ?? text, numberedSources(brief('introduction', text)))
}
const counts = (text: string) => [
  writtenFrom(brief('introduction', text)),
  wordCount(text),
  characterCount(text),
]

/** Everything that reads a text of a guest, a file or a model. */
export const textReaders: Record<string, (text: string) => unknown> = {
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
      contents: [{ ...stored, contentType: 'introduction', content: text }],
    }),
  'the Word document of answers': (text) =>
    responsesDocument({ show: sampleShow, guest, responses: { topics: text }, asked, submittedAt: null }),
  'the CSV file': (text) => guestsCsv({ show: null, guests: [{ ...guest, bio: text, expertise: [text] }] }),
  'the workbook': (text) =>
    guestsWorkbook({ show: null, guests: [{ ...guest, bio: text.slice(0, 30_000) }] }),
  'the importer': (text) => planImport({ name: 'guests.csv', bytes: file(text) }).catch(() => 'refused'),
  'what a model says its sentences rest on': modelAnswer,
  'the counts of a text': counts,
  'the prompt for extraction': (text) => extractionPrompt({ responses: { bio: text }, asked, bio: text }),
  'an invitation': (text) =>
    finishedInvitation(tasks.invitation.offline(hub.invitation(text)), hub.invitation(text)),
  'an email to a sponsor': (text) =>
    finishedOutreach(tasks.outreach.offline(hub.outreach(text)), hub.outreach(text)),
  posts: (text) => finishedPosts([['twitter', tasks.posts.offline(hub.posts(text))]], samplePosts.request),
  'the discovery of sponsors': (text) => tasks.discovery.offline(hub.discovery(text)),
  'the prompts of the Marketing Hub': (text) => [
    tasks.invitation.prompt(hub.invitation(text)),
    tasks.outreach.prompt(hub.outreach(text)),
    tasks.posts.prompt(hub.posts(text)),
    tasks.discovery.prompt(hub.discovery(text)),
  ],
  'an email of a model': (text) => {
    const draft = tasks.outreach.read(JSON.stringify(email(text)), hub.outreach(text)).draft
    return finishedOutreach(draft ?? email(text), hub.outreach(text))
  },
  'posts of a model': (text) => {
    const brief = hub.posts(text)
    const draft = tasks.posts.read(JSON.stringify(written(text)), brief).draft
    return finishedPosts(
      [
        ['twitter', draft ?? written(text)],
        ['linkedin', written(text)],
      ],
      brief.request,
    )
  },
  'the answers as CSV': csvOfAnswers,
  'the answers as a workbook': answers('xlsx'),
  'the answers as a Word document': answers('docx'),
  'the sponsors as CSV': csvOfSponsors,
}
