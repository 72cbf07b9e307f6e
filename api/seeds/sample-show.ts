import { storedPhotoPath } from '@cueroom/core/media/stored-photo.ts'
import { readFile } from 'node:fs/promises'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import * as samples from '@cueroom/core/testing/samples.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { Knex } from 'knex'
import { hashPassword } from '../auth/passwords.ts'
import { presentMaterial } from '../content/staleness.service.ts'
import { demoAdmin, demoHost } from '../config/demo.ts'
import { savePhoto } from '../media/media.service.ts'
import { readPhoto } from '../media/photo.ts'
import { insertAdmin } from '../tenants/admins.ts'
import { type Db, inTenant } from '../db/tenant.ts'
import { addShow, firstTenantId } from '../tenants/first-show.ts'
import { addCounts } from './demo-counts.ts'
import { addHistory } from './demo-history.ts'

const hour = 3_600_000
const day = 24 * hour

/** Fills an installation without a show with the sample show, which has an episode at every stage. */
export async function addSampleShow(knex: Knex, now: Date) {
  const hasAdmin = await knex('admins').where({ email: demoAdmin.email }).first('id')
  // Known to everyone anyway: the sample's passwords need not be hard to guess
  if (!hasAdmin) await insertAdmin(knex, { ...demoAdmin, name: 'Demo administrator' })
  const { email, password } = demoHost
  const passwordHash = await hashPassword(password)
  const name = samples.sampleShow.podcastName
  await addShow(knex, { name, email, passwordHash, features: planFeatures.enterprise })
  const pictures = await readPictures()
  await inTenant(knex, firstTenantId, async (db) => {
    await addSettings(db, pictures)
    const ids = await addGuests(db, pictures, now)
    await addPatterns(db)
    await addContents(db, ids, now)
    await addAnswers(db, ids, now)
    await addFactCheck(db)
    await addHistory(db, [...ids.values()], now)
    await addCounts(db, now)
  })
}

type Pictures = Map<string, NonNullable<Awaited<ReturnType<typeof readPhoto>>>>

async function readPictures(): Promise<Pictures> {
  const names = [samples.sampleLogo, ...samples.sampleGuests.flatMap(({ photo }) => photo ?? [])]
  const read = async (name: string) => {
    const bytes = await readFile(new URL(samples.photoUrl(name)))
    return [name, await readPhoto(`data:image/png;base64,${bytes.toString('base64')}`)] as const
  }
  return new Map((await Promise.all(names.map(read))) as never)
}

async function addSettings(db: Db, pictures: Pictures) {
  const logo = await savePhoto(db, pictures.get(samples.sampleLogo)!)
  const { hosts, showMethodology, contentStyles, sponsorshipSettings, ...texts } = samples.sampleShow
  const lists = { hosts, showMethodology, contentStyles, sponsorshipSettings }
  const json = Object.fromEntries(Object.entries(lists).map(([key, value]) => [key, JSON.stringify(value)]))
  await db('show_settings').insert({ ...texts, ...json, showLogo: storedPhotoPath(logo.photoId!) })
}

async function addGuests(db: Db, pictures: Pictures, now: Date) {
  const ids = new Map<string, number>()
  // The first of the cast is the newest, so it comes first in the list
  for (const [place, sample] of samples.sampleGuests.entries()) {
    const { socialLinks, questionnaire: _, ...fields } = sample.guest
    const photo = sample.photo ? await savePhoto(db, pictures.get(sample.photo)!) : {}
    const interview = sample.interview && {
      interviewDate: samples.interviewTime(sample.interview, now),
      interviewTimeZone: sample.interview.timeZone,
    }
    const answered = sample.answeredDaysAgo !== null && {
      responses: JSON.stringify(sample.responses),
      asked: JSON.stringify(defaultQuestions.map(({ id, question }) => ({ id, question }))),
      submittedAt: samples.submittedTime(sample, now),
    }
    const [row] = await db('guests')
      .insert({
        ...fields,
        ...socialLinks,
        ...photo,
        ...interview,
        ...answered,
        episodeStatus: sample.status,
        createdAt: new Date(now.getTime() - 60 * day - place * hour),
      })
      .returning('id')
    ids.set(sample.slug, row.id)
  }
  return ids
}

/** Inbox items that are still to be read. */
const unreadInInbox = 2

/** The answers as they were submitted; triggers put them into the inbox. */
async function addAnswers(db: Db, ids: Map<string, number>, now: Date) {
  const { id: questionnaireId } = await db('questionnaires').first('id')
  for (const sample of samples.sampleGuests) {
    const submittedAt = samples.submittedTime(sample, now)
    if (!submittedAt) continue
    const guestId = ids.get(sample.slug)!
    const sentAt = new Date(submittedAt.getTime() - 3 * day)
    await db('questionnaire_sends').insert({ questionnaireId, guestId, sentAt, openedAt: submittedAt })
    await db('questionnaire_responses').insert({
      ...{ questionnaireId, guestId, guestEmail: sample.guest.email, submittedAt },
      uniqueToken: `sample-${sample.slug}`,
      responses: JSON.stringify(sample.responses),
      questions: JSON.stringify(defaultQuestions),
    })
  }
  const newest = db('inbox_items').orderBy('createdAt', 'desc').limit(unreadInInbox).select('id')
  await db('inbox_items')
    .whereNotIn('id', newest)
    .update({ readAt: db.ref('createdAt') })
}

/** A guest has suggested a correction of the newest introduction. */
async function addFactCheck(db: Db) {
  const text = await db('generated_content')
    .where({ contentType: 'introduction' })
    .orderBy('createdAt', 'desc')
    .first('id', 'guestId', 'content')
  const { guestId } = text
  await db('guest_pages').insert({ guestId, link: randomId(), showsIntroduction: true })
  const [sentence = ''] = text.content.split(/(?<=[.!?]) /, 1)
  const proposed = text.content.replace(sentence, `${sentence} And they are glad to be here.`)
  const check = { guestId, contentId: text.id, state: 'proposed', original: text.content, proposed }
  await db('fact_checks').insert(check)
}

const patterns = [
  {
    contentType: 'introduction',
    pattern: 'Don’t mention prices.',
    description: 'Listeners abroad asked what they mean in their money.',
    isActive: true,
  },
  { contentType: 'show_notes', pattern: 'End with a question to the listeners.', isActive: false },
]

const addPatterns = (db: Db) =>
  db('ai_training_patterns').insert(
    patterns.map((pattern, place) => ({ ...pattern, patternType: 'rule', position: place + 1 })),
  )

async function addContents(db: Db, ids: Map<string, number>, now: Date) {
  const present = await presentMaterial(db, [...ids.values()])
  for (const { guest, writtenDaysAgo, ...text } of samples.sampleContents()) {
    const guestId = ids.get(guest)!
    await db('generated_content').insert({
      ...text,
      sources: JSON.stringify(text.sources),
      guestId,
      writtenFrom: JSON.stringify(present(guestId, text.contentType)),
      provider: 'drafter',
      wordCount: wordCount(text.content),
      characterCount: characterCount(text.content),
      createdAt: new Date(now.getTime() - writtenDaysAgo * day),
    })
  }
}
