import type { ProviderName } from '@cueroom/core/prompts/provider-name.ts'
import {
  type FoundLine,
  maxFound,
  type SpeakerName,
  type Transcript,
} from '@cueroom/core/transcripts/transcripts.contract.ts'
import { expectVersion } from '../db/model.ts'
import { containing } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { get as getEpisode } from '../episodes/episodes.service.ts'
import { renameQuoted, store as storeRecap } from '../recaps/recaps.service.ts'
import type { SpokenTranscript } from '../threads/read-transcript.ts'
import { notFound } from '../problems/problems.ts'
import { columnsOf, cuesOf, shownTranscript, spokenColumns, type TranscriptRow } from './transcript-rows.ts'

const rowOf = (db: Db, episodeId: number): Promise<TranscriptRow | undefined> =>
  forTenant(db, 'transcripts').where({ episodeId }).first()

/** @throws 404 for an unknown episode */
export const expectEpisode = async (db: Db, episodeId: number) => void (await getEpisode(db, episodeId))

/** @throws 404 for an unknown episode */
export async function get(db: Db, episodeId: number): Promise<Transcript | null> {
  await getEpisode(db, episodeId)
  const row = await rowOf(db, episodeId)
  return row ? shownTranscript(row) : null
}

/** What was said, and the title of the episode. @throws 404 without a transcript */
export async function spokenLines(db: Db, episodeId: number) {
  const { title: episode } = await getEpisode(db, episodeId)
  const row = await rowOf(db, episodeId)
  if (!row) throw notFound('Transcript')
  return { episode, cues: cuesOf(row) }
}

/** The row, locked, of an episode that is not deleted. @throws 404, 409 for another version than was read */
async function locked(db: Db, episodeId: number, version: number | undefined) {
  await getEpisode(db, episodeId)
  const row: TranscriptRow | undefined = await forTenant(db, 'transcripts')
    .where({ episodeId })
    .forUpdate()
    .first()
  if (row) expectVersion(row, version, 'transcript')
  return row
}

const nowByRules =
  'The transcript changed after the language model wrote the recap, so this one is drafted by template.'

/** Sets the transcript of an episode, or replaces it; its recap follows. @throws 404, 409 */
export async function save(
  db: Db,
  episodeId: number,
  { recap, ...read }: SpokenTranscript,
  version: number | undefined,
): Promise<Transcript> {
  const columns = columnsOf(read)
  // Two that set the first one at the same time: the second replaces it
  if (await locked(db, episodeId, version))
    await forTenant(db, 'transcripts').where({ episodeId }).update(columns)
  else
    await db('transcripts')
      .insert({ episodeId, ...columns })
      .onConflict(['tenantId', 'episodeId'])
      .merge()
  const before: { provider: ProviderName } | undefined = await forTenant(db, 'recaps')
    .where({ episodeId })
    .first('provider')
  const notes = [before?.provider === 'openai' ? nowByRules : null, recap.note]
  const note = notes.filter(Boolean).join(' ') || null
  await storeRecap(db, episodeId, { ...recap, provider: 'drafter', model: null, note })
  return shownTranscript((await rowOf(db, episodeId))!)
}

/** @throws 404 for a speaker the transcript does not have, 409 */
export async function renameSpeaker(
  db: Db,
  episodeId: number,
  { speaker, name }: SpeakerName,
  version: number | undefined,
): Promise<Transcript> {
  const row = await locked(db, episodeId, version)
  if (!row) throw notFound('Transcript')
  if (!row.speakers.includes(speaker)) throw notFound('Speaker')
  const cues = cuesOf(row).map((cue) => (cue.speaker === speaker ? { ...cue, speaker: name } : cue))
  const { speakers, cues: places } = spokenColumns(cues)
  await forTenant(db, 'transcripts').where({ episodeId }).update({ speakers, cues: places })
  await renameQuoted(db, episodeId, { speaker, name })
  return shownTranscript((await rowOf(db, episodeId))!)
}

/** @throws 404 */
export async function remove(db: Db, episodeId: number): Promise<{ done: true }> {
  await getEpisode(db, episodeId)
  if ((await forTenant(db, 'transcripts').where({ episodeId }).delete()) === 0) throw notFound('Transcript')
  return { done: true }
}

/** Episodes whose lines a search looks through. */
const maxEpisodes = 50

interface FoundRow extends TranscriptRow {
  /** Of the episode. */
  title: string
}

/** Lines that hold the words, of the newest episodes first. Words that go on in the next line are not found. */
export async function search(db: Db, words: string): Promise<{ lines: FoundLine[]; isCut: boolean }> {
  const rows: FoundRow[] = await forTenant(db, 'transcripts')
    .whereRaw('text ilike ?', [containing(words)])
    .whereIn('episodeId', forTenant(db, 'episodes').whereNull('deletedAt').select('id'))
    .orderBy('episodeId', 'desc')
    .limit(maxEpisodes)
    .select('episodeId', 'text', 'cues', 'speakers')
    .select(
      db.raw(`(select title from episodes e
        where e.tenant_id = transcripts.tenant_id and e.id = transcripts.episode_id) as title`),
    )
  const wanted = words.toLowerCase()
  const lines: FoundLine[] = []
  for (const { episodeId, title, ...row } of rows)
    for (const [line, { end: _, ...cue }] of cuesOf(row).entries()) {
      if (!cue.text.toLowerCase().includes(wanted)) continue
      if (lines.length === maxFound) return { lines, isCut: true }
      lines.push({ episodeId, title, line, ...cue })
    }
  return { lines, isCut: rows.length === maxEpisodes }
}
