import { isDeepStrictEqual } from 'node:util'
import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import { type ChapterFormat, chaptersFile } from '@cueroom/core/recaps/chapters-file.ts'
import { chaptersFault } from '@cueroom/core/recaps/check-chapters.ts'
import type { RecapDraft, RecapMaterial, WrittenRecap } from '@cueroom/core/recaps/recap.ts'
import type { ReceivedChapters, Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import type { SpeakerName } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { expectVersion } from '../db/model.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { get as getEpisode } from '../episodes/episodes.service.ts'
import { invalid, notFound } from '../problems/problems.ts'

interface RecapRow extends Omit<Recap, 'foundChapters' | 'areChaptersEdited' | 'seconds'> {
  ownChapters: Recap['chapters'] | null
}

async function recapOf(db: Db, episodeId: number): Promise<Recap | undefined> {
  const row: (RecapRow & Pick<Recap, 'seconds'>) | undefined = await forTenant(db, 'recaps')
    .where({ episodeId })
    .select(
      'recaps.*',
      db.raw(`(select seconds from transcripts t
        where t.tenant_id = recaps.tenant_id and t.episode_id = recaps.episode_id) as seconds`),
    )
    .first()
  if (!row) return undefined
  const { ownChapters, chapters: foundChapters, ...recap } = row
  return {
    ...recap,
    chapters: ownChapters ?? foundChapters,
    foundChapters,
    areChaptersEdited: ownChapters !== null,
  }
}

/** @throws 404 for an unknown episode */
export async function get(db: Db, episodeId: number): Promise<Recap | null> {
  await getEpisode(db, episodeId)
  return (await recapOf(db, episodeId)) ?? null
}

/**
 * Keeps a recap in place of the one before, but for chapters that the host edited. The transcript may have been deleted
 * while it was written. @throws 404
 */
export async function store(
  db: Db,
  episodeId: number,
  { summary, quotes, chapters, links, ...by }: RecapDraft & WrittenRecap,
): Promise<Recap> {
  const transcript = await forTenant(db, 'transcripts').where({ episodeId }).forUpdate().first('episodeId')
  if (!transcript) throw notFound('Transcript')
  const lists = Object.entries({ summary, quotes, chapters, links }).map(([name, list]) => [
    name,
    JSON.stringify(list),
  ])
  const columns = { ...Object.fromEntries(lists), provider: by.provider, model: by.model, note: by.note }
  await db('recaps')
    .insert({ episodeId, ...columns })
    .onConflict(['tenant_id', 'episode_id'])
    .merge()
  return (await recapOf(db, episodeId))!
}

/** Replaces the chapters; those that were found in the transcript follow it again. @throws 400 for some that hosting platforms refuse, 404, 409 */
export async function saveChapters(
  db: Db,
  episodeId: number,
  chapters: ReceivedChapters,
  version: number | undefined,
): Promise<Recap> {
  await getEpisode(db, episodeId)
  const saved: RecapRow | undefined = await forTenant(db, 'recaps').where({ episodeId }).forUpdate().first()
  if (!saved) throw notFound('Transcript')
  expectVersion(saved, version, 'chapters')
  const { seconds } = await forTenant(db, 'transcripts').where({ episodeId }).first('seconds')
  const fault = chaptersFault(chapters, seconds)
  if (fault) throw invalid(fault)
  await forTenant(db, 'recaps')
    .where({ episodeId })
    .update({ ownChapters: isDeepStrictEqual(chapters, saved.chapters) ? null : JSON.stringify(chapters) })
  return (await recapOf(db, episodeId))!
}

/** Names a speaker of the quotes the current name in the transcript. */
export async function renameQuoted(db: Db, episodeId: number, { speaker, name }: SpeakerName) {
  const recap = await recapOf(db, episodeId)
  if (!recap?.quotes.some((quote) => quote.speaker === speaker)) return
  const quotes = recap.quotes.map((quote) =>
    quote.speaker === speaker ? { ...quote, speaker: name } : quote,
  )
  await forTenant(db, 'recaps')
    .where({ episodeId })
    .update({ quotes: JSON.stringify(quotes) })
}

/** @throws 404 for an episode without chapters */
export async function chapters(db: Db, episodeId: number, format: ChapterFormat): Promise<ExportedFile> {
  const { title } = await getEpisode(db, episodeId)
  const saved = await recapOf(db, episodeId)
  if (!saved || saved.chapters.length === 0) throw notFound('Chapters')
  const { type, text } = chaptersFile(saved.chapters, { format, title })
  return { type, name: fileName([title, 'Chapters'], format), bytes: new TextEncoder().encode(text) }
}

/** What was said in the latest episode of each guest that has a transcript, for the texts about the guest. */
export async function recapsOfGuests(
  db: Db,
  guestIds: readonly number[],
): Promise<Map<number, RecapMaterial>> {
  const { rows } = await db.raw<{ rows: (RecapMaterial & { guestId: number })[] }>(latest, [
    tenantOf(db),
    [...guestIds],
  ])
  return new Map(rows.map(({ guestId, ...recap }) => [guestId, recap]))
}

const latest = `
  select distinct on (g.guest_id) g.guest_id as "guestId", e.title as episode,
    r.summary, r.quotes, coalesce(r.own_chapters, r.chapters) as chapters, r.links
  from episode_guests g
  join episodes e on e.tenant_id = g.tenant_id and e.id = g.episode_id and e.deleted_at is null
  join recaps r on r.tenant_id = e.tenant_id and r.episode_id = e.id
  where g.tenant_id = ? and g.guest_id = any(?::int[])
  order by g.guest_id, coalesce(e.publication_date, e.scheduled_date) desc nulls last, e.id desc`
