import type {
  ReceivedSeries,
  ReceivedSeriesChanges,
  Series as SeriesRecord,
} from '@cueroom/core/episodes/episode.ts'
import type { SeriesQuery } from '@cueroom/core/episodes/episodes.contract.ts'
import { readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'
import { Series } from './episode.model.ts'

const shown = (db: Db) =>
  forTenant(db, 'projects')
    .select('id', 'name', 'description', 'showFormat', 'targetAudience', 'showLength', 'version', 'createdAt')
    .select(
      db.raw(`(select count(*)::integer from episodes e where e.tenant_id = projects.tenant_id
        and e.project_id = projects.id and e.deleted_at is null) as episodes`),
    )

/** A page of the series, newest first. */
export const list = (db: Db, query: SeriesQuery) =>
  readPage<SeriesRecord>(db, { rows: shown(db), all: forTenant(db, 'projects') }, query)

/** @throws 404 */
export async function findSeries(db: Db, id: number): Promise<SeriesRecord> {
  const row: SeriesRecord | undefined = await shown(db).where({ id }).first()
  if (!row) throw notFound('Series')
  return row
}

export async function create(db: Db, series: ReceivedSeries): Promise<SeriesRecord> {
  const [{ id }] = await db('projects').insert(series).returning('id')
  return findSeries(db, id)
}

/** @throws 404, 409. */
export async function update(
  db: Db,
  id: number,
  changes: ReceivedSeriesChanges,
  version: number | undefined,
): Promise<SeriesRecord> {
  await Series.updateVersion(db, { id, version }, changes)
  return findSeries(db, id)
}

/** Deletes a series; its episodes stay, those in the trash too. @throws 404. */
export async function remove(db: Db, id: number): Promise<{ done: true }> {
  await findSeries(db, id)
  await forTenant(db, 'episodes').where({ projectId: id }).update({ projectId: null })
  await forTenant(db, 'projects').where({ id }).delete()
  return { done: true }
}
