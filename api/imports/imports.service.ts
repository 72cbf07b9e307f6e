import type {
  ColumnMapping,
  ImportGuests,
  ImportReport,
  ImportsQuery,
  PastImport,
} from '@cueroom/core/imports/imports.contract.ts'
import { openStatus } from '@cueroom/core/guests/episode-status.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { notFound } from '../problems/problems.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { mergeGuests, revertImport } from './merge-guests.service.ts'

// One parameter carries all rows; PostgreSQL takes them apart. COPY would be refused under row-level security.
const importRows = `
  insert into guests (name, pronunciation, email, phone, company, title, bio, expertise, social, linkedin, website, notes,
    interview_date, interview_time_zone, episode_status, import_id)
  select name, pronunciation, email, phone, company, title, bio, coalesce(expertise, '{}'), social, linkedin, website, notes,
    "interviewDate", "interviewTimeZone", "episodeStatus", ?
  from jsonb_to_recordset(?::jsonb) as row (name text, pronunciation text, email text, phone text, company text, title text, bio text,
    expertise text[], social text, linkedin text, website text, notes text, "interviewDate" timestamptz,
    "interviewTimeZone" text, "episodeStatus" text)
  returning id`

/** Adds and changes the guests of one import call; the calls of one file share its id. */
export async function create(db: Db, call: ImportGuests, { by, now }: { by: string; now: Date }) {
  const { guests, merges, importId = randomId(), fileName, source, leftOut, timeZone } = call
  await db('imports')
    .insert({ id: importId, fileName: fileName ?? null, madeBy: by, source: source ?? null })
    .onConflict(['tenant_id', 'id'])
    .ignore()
  await reserve(db, 'guests', guests.length)
  const rows = guests.map(({ socialLinks, interviewDate = null, episodeStatus, ...fields }) => ({
    ...fields,
    ...socialLinks,
    interviewDate,
    interviewTimeZone: interviewDate && timeZone,
    episodeStatus: episodeStatus ?? openStatus({ interviewDate }, now),
  }))
  const added = await db.raw<{ rows: { id: number }[] }>(importRows, [importId, JSON.stringify(rows)])
  const { changed, missing } = await mergeGuests(db, importId, merges, { timeZone, now })
  await forTenant(db, 'imports')
    .where({ id: importId })
    .increment({ imported: added.rows.length, changed })
    .update(leftOut ? { skipped: leftOut.count, leftOut: JSON.stringify(leftOut.rows) } : {})
  const ids = added.rows.map(({ id }) => id)
  return { importId, imported: ids.length, ids, changed, missing }
}

function pastImports(db: Db) {
  const left = forTenant(db, 'guests')
    .whereNull('deletedAt')
    .where('importId', db.ref('imports.id'))
    .count('*')
    .as('left')
  const changesLeft = forTenant(db, 'import_changes')
    .where('importId', db.ref('imports.id'))
    .count('*')
    .as('changesLeft')
  return forTenant(db, 'imports').select(
    'id',
    'fileName',
    'imported',
    'changed',
    'skipped',
    db.ref('madeBy').as('by'),
    'source',
    'createdAt',
    left,
    changesLeft,
  )
}

/** A page of the imports, newest first. */
export const list = (db: Db, query: ImportsQuery) =>
  readPage<PastImport>(db, { rows: pastImports(db), all: forTenant(db, 'imports') }, query)

/** @throws 404. */
export async function get(db: Db, id: string): Promise<ImportReport> {
  const found = await pastImports(db).where({ id }).select('leftOut').first()
  if (!found) throw notFound('Import')
  return found
}

/** Reverts an import's changes and deletes the remaining guests it added, as one deletion. @throws 404. */
export async function undo(db: Db, id: string) {
  const found = await forTenant(db, 'imports').where({ id }).first('fileName')
  if (!found) throw notFound('Import')
  const restored = await revertImport(db, id)
  const ids: number[] = await forTenant(db, 'guests')
    .where({ importId: id })
    .whereNull('deletedAt')
    .pluck('id')
  const label = (moved: number) => `Import of ${found.fileName ?? countedGuests(moved)}`
  return { ...(await moveToTrash(db, { kind: 'guests', label, ids })), restored }
}

export async function mapping(db: Db, signature: string): Promise<ColumnMapping | null> {
  const row = await forTenant(db, 'import_mappings').where({ signature }).first('mapping')
  return row?.mapping ?? null
}

export async function remember(db: Db, signature: string, chosen: ColumnMapping): Promise<ColumnMapping> {
  await db('import_mappings')
    .insert({ signature, mapping: JSON.stringify(chosen) })
    .onConflict(['tenant_id', 'signature'])
    .merge({ mapping: JSON.stringify(chosen), updatedAt: db.fn.now() })
  return chosen
}
