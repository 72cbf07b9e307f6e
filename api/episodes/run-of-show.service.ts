import { forbiddenIn, shownNote } from '@cueroom/core/content/own-note.ts'
import { usualMinutes } from '@cueroom/core/calendars/show-events.ts'
import {
  drawSegments,
  type EpisodeGuest,
  type RunMaterial,
  type SourceText,
} from '@cueroom/core/episodes/draw-segments.ts'
import type { Episode as EpisodeRecord } from '@cueroom/core/episodes/episode.ts'
import { mergeSegments, type StoredSegment } from '@cueroom/core/episodes/merge-segments.ts'
import type { ReceivedRunOfShow, RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import type { RunDocument } from '@cueroom/core/episodes/run-document.ts'
import { nameIn } from '@cueroom/core/episodes/segments.ts'
import type { Answer } from '@cueroom/core/questionnaires/answers.ts'
import { answerFor } from '@cueroom/core/questionnaires/known-answers.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { newestFirst } from '../db/pages.ts'
import { expectVersion } from '../db/model.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { Content } from '../content/content.model.ts'
import { states } from '../content/content.service.ts'
import { checkedTexts } from '../content/fact-checked.ts'
import { Guest, inHostsWording } from '../guests/guest.model.ts'
import { notFound } from '../problems/problems.ts'
import { dayIn, showDates } from '../show/show-day.ts'
import { showForDrafting } from '../show/show.service.ts'
import { get } from './episodes.service.ts'

/** What is said in an episode, drawn from its guests' newest texts and the host's edits. @throws 404 */
export async function runOfShow(db: Db, id: number): Promise<RunOfShow> {
  const episode = await get(db, id)
  const plan = await planOf(db, id)
  const material = await materialOf(db, episode)
  const segments = mergeSegments(drawSegments(material), await storedSegments(db, episode), material.pace)
  return { id, ...plan, ...segments, notes: await notesOn(db, episode) }
}

/** What the host noted about the guests of an episode. */
async function notesOn(db: Db, { guests }: EpisodeRecord): Promise<RunOfShow['notes']> {
  const ids = guests.map(({ id }) => id)
  const rows = await Guest.live(db).whereIn('id', ids).whereNotNull('notes').select('id', 'notes')
  const noted = new Map(rows.map(({ id, notes }) => [id, notes]))
  return guests.flatMap(({ id, name }) =>
    shownNote(noted.get(id)).map((note) => ({ guestId: id, name, note })),
  )
}

/** What a document of a run of show is made from. @throws 404 */
export async function writtenRun(db: Db, id: number): Promise<RunDocument> {
  const { podcastName } = await showForDrafting(db)
  // Others read it
  const { notes: _, ...run } = await runOfShow(db, id)
  return {
    podcastName,
    episode: await get(db, id),
    run,
    ...(await showDates(db)),
  }
}

/** The lengths that episodes were planned with, newest episode first. */
const plannedLengths = (db: Db) =>
  forTenant(db, 'episodes')
    .whereNotNull('plannedMinutes')
    .whereNull('deletedAt')
    .orderBy(newestFirst())
    .select('plannedMinutes')

/** Episodes whose lengths a calendar looks at: the newest. */
const mostLengths = 1_000
const guestsOf = `array(select guest_id from episode_guests eg
  where eg.tenant_id = episodes.tenant_id and eg.episode_id = episodes.id) as "guestIds"`

/** How many minutes recordings are planned to take: as the episode, or the guest's newest; else as the show's newest. */
export async function recordingMinutes(db: Db) {
  const planned: { id: number; plannedMinutes: number; guestIds: number[] }[] = await plannedLengths(db)
    .select('id', db.raw(guestsOf))
    .limit(mostLengths)
  const minutesOf = (row = planned[0]) => row?.plannedMinutes ?? usualMinutes
  return {
    ofEpisode: (id: number) => minutesOf(planned.find((row) => row.id === id)),
    ofGuest: (id: number) => minutesOf(planned.find(({ guestIds }) => guestIds.includes(id))),
  }
}

async function planOf(db: Db, id: number): Promise<Omit<RunOfShow, 'id' | 'segments' | 'removed' | 'notes'>> {
  const usual = plannedLengths(db).whereNot({ id }).limit(1)
  return forTenant(db, 'episodes')
    .where({ id })
    .first(
      'runVersion as version',
      db.raw('coalesce(planned_minutes, (?)) as "plannedMinutes"', [usual]),
      db.raw('planned_minutes is not null as "hasOwnLength"'),
    )
}

/** The segments of the episode's current guests; those of removed guests return with them. */
const storedSegments = (db: Db, { id, guests }: EpisodeRecord): Promise<StoredSegment[]> =>
  ownSegments(db, id, guests)
    .orderBy(['position', 'id'])
    .select('kind', 'guestId', 'ref', 'title', 'text', 'basedOn', 'seconds', 'isRemoved')

const ownSegments = (db: Db, episodeId: number, guests: EpisodeRecord['guests']) =>
  forTenant(db, 'episode_segments')
    .where({ episodeId })
    .whereRaw('(guest_id is null or guest_id = any(?::int[]))', [guests.map((guest) => guest.id)])

async function materialOf(db: Db, { guests, recordingDate }: EpisodeRecord): Promise<RunMaterial> {
  const show = await showForDrafting(db)
  const { timeZone } = await showDates(db)
  const { signatureStatement, wordsPerMinute } = show.contentStyles
  const { enabled, text } = signatureStatement.atStart
  return {
    podcastName: show.podcastName,
    signature: (enabled && text) || null,
    pace: wordsPerMinute,
    packages: show.sponsorshipSettings?.sponsorshipPackages ?? [],
    day: dayIn(timeZone, recordingDate ? new Date(recordingDate) : new Date()),
    guests: guests.length > 0 ? await episodeGuests(db, guests) : [],
  }
}

async function episodeGuests(db: Db, guests: EpisodeRecord['guests']): Promise<EpisodeGuest[]> {
  const ids = guests.map(({ id }) => id)
  const live = new Map((await Guest.live(db).whereIn('id', ids)).map((guest) => [guest.id, guest]))
  const texts = await sourceTexts(db, ids)
  return Promise.all(
    guests.map(async ({ id, name }) => {
      const guest = live.get(id)
      return {
        ...{
          id,
          name,
          pronunciation: guest
            ? pronunciationOf({ pronunciation: guest.pronunciation, questionnaire: inHostsWording(guest) })
            : null,
          promotes: guest ? await promotedBy(guest) : null,
        },
        introduction: texts.get(`${id} introduction`),
        questions: texts.get(`${id} questions`),
      }
    }),
  )
}

/** What a guest asks to mention, without what the host's note forbids. Only for such a note the drafter's word lists are read. */
async function promotedBy(guest: Guest): Promise<string | null> {
  const asked = lineOf(answerFor('promote', inHostsWording(guest)))
  if (!asked || forbiddenIn(guest.notes).length === 0) return asked
  const { withNoteHeeded } = await import('@cueroom/core/drafting/heeded-note.ts')
  const { responses } = withNoteHeeded({
    ...guest,
    bio: null,
    responses: { promote: asked },
    socialLinks: { linkedin: null, website: null },
  }).guest
  return lineOf(responses['promote'])
}

const lineOf = (answer: Answer | undefined) => [answer ?? []].flat().join(', ').trim() || null

/** The newest introduction and questions of each guest. */
async function sourceTexts(db: Db, guestIds: number[]): Promise<Map<string, SourceText>> {
  const { texts } = await states(db, { guestIds: guestIds.join(',') })
  const contents = await Content.live(db)
    .whereIn(
      'id',
      texts.map(({ id }) => id),
    )
    .select('id', 'content', 'sources', 'provider')
  const checked = await checkedTexts(db, guestIds)
  const contentOf = new Map(contents.map((text) => [text.id, text]))
  return new Map(
    texts.map(({ id, guestId, contentType, edited, stale, noteCheck }) => {
      const { content = '', sources = [], provider } = contentOf.get(id) ?? {}
      const isTemplate = provider === 'drafter' && edited === null
      return [
        `${guestId} ${contentType}`,
        {
          ...{ content, isGenerated: edited === null, stale, noteCheck },
          ...{ checked: checked.has(id), ...(isTemplate && { sources }) },
        },
      ]
    }),
  )
}

/** Replaces a run of show, unless someone else changed it since the version that was read. @throws 404, 409. */
export async function planRunOfShow(
  db: Db,
  id: number,
  { plannedMinutes, segments }: ReceivedRunOfShow,
  version: number | undefined,
): Promise<RunOfShow> {
  const episode = await get(db, id)
  const saved = await forTenant(db, 'episodes').where({ id }).forUpdate().first('runVersion')
  expectVersion({ version: saved.runVersion }, version, 'run of show')
  await forTenant(db, 'episodes')
    .where({ id })
    .update({ runVersion: saved.runVersion + 1, ...(plannedMinutes !== undefined && { plannedMinutes }) })
  await ownSegments(db, id, episode.guests).delete()
  const rows = segments.map(({ key, removed, ...segment }, position) => {
    const name = nameIn(key)!
    if (name.guestId !== null && !episode.guests.some((guest) => guest.id === name.guestId))
      throw notFound('Guest')
    return { ...segment, ...name, isRemoved: removed, position, episodeId: id }
  })
  if (rows.length > 0) await db('episode_segments').insert(rows)
  return runOfShow(db, id)
}
