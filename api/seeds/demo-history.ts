import { extractRecap } from '@cueroom/core/recaps/extract-recap.ts'
import { sampleConversation, sampleRecorded } from '@cueroom/core/testing/sample-conversation.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { demoHost } from '../config/demo.ts'
import type { Db } from '../db/tenant.ts'
import { save as saveTranscript } from '../transcripts/transcripts.service.ts'

const day = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * day)

const sponsors = [
  {
    companyName: 'Slowfield Tea',
    industry: 'Food and drink',
    reasonForMatch: 'Listeners who make time for an unhurried talk also make time for a pot of tea.',
    estimatedBudgetRange: '$500 to $2,000 an episode',
    contactStrategy: 'Offer a host-read mid-roll in the episode with the tea farmer.',
    websiteUrl: 'https://slowfield-tea.example',
    marketingContactEmail: 'partners@slowfield-tea.example',
  },
  {
    companyName: 'Ledgerly',
    industry: 'Software',
    reasonForMatch: 'Many guests run small workshops, and Ledgerly does the books of small workshops.',
    estimatedBudgetRange: '$2,000 to $10,000 a season',
    contactStrategy: 'Write to marketing with the download figures, and propose a season.',
    websiteUrl: 'https://ledgerly.example',
    marketingContactEmail: null,
  },
]

/** What the sample show has done before: saved sponsors, a file of guests, and a batch that is done. */
export async function addHistory(db: Db, guestIds: readonly number[], now: Date) {
  await db('saved_sponsors').insert(
    sponsors.map((sponsor, n) => ({ ...sponsor, createdAt: before(now, 20 + n) })),
  )
  await addImport(db, guestIds.slice(-3), now)
  await addBatch(db, now)
  await addEpisodes(db, now)
}

/** The guests that were in the show's first file. */
async function addImport(db: Db, guestIds: readonly number[], now: Date) {
  const id = randomId()
  await db('imports').insert({
    ...{ id, fileName: 'Spring speakers.xlsx', madeBy: demoHost.email, source: 'dashboard' },
    imported: guestIds.length,
    createdAt: before(now, 60),
  })
  await db('guests').whereIn('id', guestIds).update({ importId: id })
}

/** An episode for each guest who was or will be recorded. */
async function addEpisodes(db: Db, now: Date) {
  const [series] = await db('projects').insert({ name: 'Season 3' }).returning('id')
  const guests: { id: number; name: string; interviewDate: string }[] = await db('guests')
    .whereNotNull('interviewDate')
    .orderBy('interviewDate')
    .select('id', 'name', 'interviewDate')
  for (const [place, { id, name, interviewDate }] of guests.entries()) {
    const isRecorded = new Date(interviewDate) < now
    const [episode] = await db('episodes')
      .insert({
        ...{ title: `In no hurry with ${name}`, number: 40 + place, projectId: series.id },
        plannedMinutes: 60,
        scheduledDate: interviewDate,
        publicationDate: isRecorded ? new Date(Date.parse(interviewDate) + 14 * day) : null,
      })
      .returning('id')
    await db('episode_guests').insert({ episodeId: episode.id, guestId: id, position: 0 })
    if (name === sampleRecorded) await addTranscript(db, episode.id)
  }
}

const addTranscript = (db: Db, episodeId: number) =>
  saveTranscript(
    db,
    episodeId,
    { format: 'vtt', cues: sampleConversation, recap: extractRecap(sampleConversation) },
    undefined,
  )

/** The questions and show notes there are, as one batch. */
async function addBatch(db: Db, now: Date) {
  const types = ['questions', 'show_notes']
  const texts = await db('generated_content').whereIn('contentType', types).select('guestId', 'contentType')
  const ended = { state: 'done', finishedAt: before(now, 4) }
  const id = randomId()
  await db('content_batches').insert({
    ...{ id, types, total: texts.length, createdAt: before(now, 4) },
    ...ended,
  })
  await db('content_batch_items').insert(texts.map((text) => ({ ...text, ...ended, batchId: id })))
  await db.raw(
    `update generated_content c set batch_item_id = i.id from content_batch_items i
     where i.batch_id = ? and i.guest_id = c.guest_id and i.content_type = c.content_type`,
    [id],
  )
}
