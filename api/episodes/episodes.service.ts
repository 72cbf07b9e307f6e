import { recordingHours } from '@cueroom/core/content/readiness.ts'
import {
  type Episode as EpisodeRecord,
  longestEpisodeTitle,
  type ReceivedEpisode,
  type ReceivedEpisodeChanges,
} from '@cueroom/core/episodes/episode.ts'
import type { EpisodesQuery } from '@cueroom/core/episodes/episodes.contract.ts'
import type { EpisodeSort } from '@cueroom/core/episodes/episode-sorts.ts'
import { copyTitle } from '@cueroom/core/text/copy-title.ts'
import { type EpisodeStage, stageOf } from '@cueroom/core/episodes/episode-stage.ts'
import { containing, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import { notFound } from '../problems/problems.ts'
import { agreeWithGuests, releaseGuests, returnDate, setGuests } from './episode-guests.ts'
import { Episode } from './episode.model.ts'
import { findSeries } from './series.service.ts'

type Row = Omit<EpisodeRecord, 'stage'> & { isFromFeed: boolean; isCancelled: boolean }

const shown = (db: Db) =>
  forTenant(db, 'episodes')
    .whereNull('episodes.deletedAt')
    .select(
      ...['episodes.id', 'title', 'number', 'notes', 'version', 'createdAt', 'updatedAt', 'publicationDate'],
      'projectId as seriesId',
      'scheduledDate as recordingDate',
    )
    .select(db.raw(`feed_key is not null as "isFromFeed", status = 'cancelled' as "isCancelled"`))
    .select(
      db.raw(`(select name from projects p where p.tenant_id = episodes.tenant_id and p.id = episodes.project_id)
        as "seriesName"`),
      db.raw(`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by eg.position)
        from episode_guests eg join guests g on g.tenant_id = eg.tenant_id and g.id = eg.guest_id
          and g.deleted_at is null
        where eg.tenant_id = episodes.tenant_id and eg.episode_id = episodes.id), '[]') as guests`),
    )

const withStage = ({ isFromFeed, isCancelled, ...row }: Row): EpisodeRecord => ({
  ...row,
  stage: stageOf({ ...row, isFromFeed, isCancelled }, new Date()),
})

/** As core's stageOf has it. */
const dated: Record<Exclude<EpisodeStage, 'cancelled'>, string> = {
  planned: 'scheduled_date is null and coalesce(publication_date > now(), feed_key is null)',
  scheduled: 'scheduled_date > now() and coalesce(publication_date > now(), feed_key is null)',
  recorded: 'scheduled_date <= now() and coalesce(publication_date > now(), feed_key is null)',
  published: 'coalesce(publication_date <= now(), feed_key is not null)',
}
const inStage = (stage: EpisodeStage) =>
  stage === 'cancelled' ? `status = 'cancelled'` : `status <> 'cancelled' and ${dated[stage]}`

const named = `(title ilike ? or exists (select from episode_guests eg
  join guests g on g.tenant_id = eg.tenant_id and g.id = eg.guest_id and g.deleted_at is null
  where eg.tenant_id = episodes.tenant_id and eg.episode_id = episodes.id and g.name ilike ?))`

const inPeriod = `(scheduled_date >= ?::timestamptz and scheduled_date < ?::timestamptz
  or publication_date >= ?::timestamptz and publication_date < ?::timestamptz)`

/** A recording is to come until it has most likely ended, or was cancelled. */
const isAhead = `status <> 'cancelled' and scheduled_date > now() - interval '${recordingHours} hours'`

interface Order {
  by: string[]
  order: 'asc' | 'desc'
  /** Columns of the order that the table doesn't have. */
  columns: string[]
}

const orders: Record<EpisodeSort, Order> = {
  added: { by: ['createdAt', 'id'], order: 'desc', columns: [] },
  next: {
    by: ['part', 'place', 'id'],
    order: 'asc',
    columns: [
      `case when ${isAhead} then 0
        when status <> 'cancelled' and scheduled_date is null and coalesce(publication_date > now(), true) then 1 else 2 end as part`,
      `case when ${isAhead} then extract(epoch from scheduled_date)
        else -extract(epoch from coalesce(scheduled_date, publication_date, created_at)) end as place`,
    ],
  },
  number: { by: ['place', 'id'], order: 'desc', columns: ['coalesce(number, -1) as place'] },
  title: { by: ['place', 'id'], order: 'asc', columns: ['lower(title) as place'] },
}

/** A page of the episodes that match. */
export async function list(db: Db, query: EpisodesQuery) {
  const { search, stage, series, guest, from, to, sort } = query
  const rows = shown(db)
  const pattern = search && containing(search)
  if (pattern) rows.whereRaw(named, [pattern, pattern])
  if (stage) rows.whereRaw(inStage(stage))
  if (series) rows.where({ projectId: series })
  if (guest)
    rows.whereIn('episodes.id', forTenant(db, 'episode_guests').where({ guestId: guest }).select('episodeId'))
  const period = [from ?? '-infinity', to ?? 'infinity']
  if (from || to) rows.whereRaw(inPeriod, [...period, ...period])
  const { columns, ...order } = orders[sort]
  rows.select(columns.map((column) => db.raw(column)))
  const found = await readPage<Row>(db, { rows, all: forTenant(db, 'episodes'), ...order }, query)
  return found.map(withStage)
}

/** @throws 404 */
export async function get(db: Db, id: number): Promise<EpisodeRecord> {
  const row: Row | undefined = await shown(db).where('episodes.id', id).first()
  if (!row) throw notFound('Episode')
  return withStage(row)
}

async function columnsOf(
  db: Db,
  { seriesId, recordingDate, isCancelled, guestIds: _, ...texts }: ReceivedEpisodeChanges,
) {
  if (seriesId) await findSeries(db, seriesId)
  return {
    ...texts,
    ...(seriesId !== undefined && { projectId: seriesId }),
    ...(recordingDate !== undefined && { scheduledDate: recordingDate }),
    ...(isCancelled !== undefined && { status: isCancelled ? ('cancelled' as const) : ('draft' as const) }),
  }
}

/** Adds an episode. @throws 404 for an unknown series or guest. */
export async function create(db: Db, episode: ReceivedEpisode): Promise<EpisodeRecord> {
  const columns = await columnsOf(db, episode)
  const [{ id }] = await db('episodes').insert(columns).returning('id')
  await setGuests(db, id, episode.guestIds ?? [])
  await agreeWithGuests(db, id, { before: null, isChosen: episode.recordingDate != null })
  return get(db, id)
}

/** Changes an episode, unless someone else did since the version that was read. @throws 404, 409. */
export async function update(
  db: Db,
  id: number,
  changes: ReceivedEpisodeChanges,
  version: number | undefined,
): Promise<EpisodeRecord> {
  const before: { date: string | null; isCancelled: boolean } = { date: null, isCancelled: false }
  await Episode.updateVersion(db, { id, version }, async (saved) => {
    before.date = saved.scheduledDate
    before.isCancelled = saved.status === 'cancelled'
    // Its guests are part of the version
    return { title: saved.title, ...(await columnsOf(db, changes)) }
  })
  if (changes.guestIds) await setGuests(db, id, changes.guestIds)
  const isCancelled = changes.isCancelled ?? before.isCancelled
  if (isCancelled && !before.isCancelled) await releaseGuests(db, id, before.date)
  if (isCancelled) return get(db, id)
  if (before.isCancelled) await returnDate(db, id)
  if (changes.guestIds || changes.recordingDate !== undefined)
    await agreeWithGuests(db, id, { before: before.date, isChosen: changes.recordingDate !== undefined })
  return get(db, id)
}

/** Copies an episode without what only one can have: its number and its dates. @throws 404. */
export async function duplicate(db: Db, id: number): Promise<EpisodeRecord> {
  const { title, notes, seriesId, guests } = await get(db, id)
  const [copy] = await db('episodes')
    .insert({ title: copyTitle(title, longestEpisodeTitle), notes, projectId: seriesId })
    .returning('id')
  await setGuests(
    db,
    copy.id,
    guests.map((guest) => guest.id),
  )
  return get(db, copy.id)
}

/** @throws 404 */
export async function remove(db: Db, id: number) {
  const { title } = await get(db, id)
  const deletion = await moveToTrash(db, { kind: 'episode', label: title, ids: [id] })
  if (deletion.deleted === 0) throw notFound('Episode')
  return deletion
}
