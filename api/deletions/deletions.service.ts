import type { DeletionsQuery, PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { erasedAt } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Page, readPage } from '../db/pages.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { nativeError } from '../problems/native-error.ts'
import { conflict, notFound } from '../problems/problems.ts'

type Kind = PastDeletion['kind']

/** Of questionnaires public ids, of all others row ids. */
type Ids = (number | string)[]

interface Selection {
  kind: Kind
  /** The name shown in Recently deleted; cut to what the column holds. A function gets the number of records moved. */
  label: string | ((moved: number) => string)
  /** Records to move; those that are already in the trash are left out. */
  ids: Ids
}

const longestLabel = 300
/** Records per statement: far below the statement timeout. */
const chunkSize = 5_000

/** The table whose records an entry counts. */
const tables = {
  guest: 'guests',
  guests: 'guests',
  content: 'generated_content',
  sponsor: 'saved_sponsors',
  marketing: 'marketing_results',
  episode: 'episodes',
  pattern: 'ai_training_patterns',
  questionnaire: 'questionnaires',
} as const satisfies Record<Kind, string>
/** Tables whose records move with their guest. */
const tablesOfGuests = ['generated_content', 'marketing_results']

/**
 * Moves records to the trash as one entry, guests together with their texts. Concurrent deletions divide the
 * records: each entry contains what it moved, and an empty one isn't stored.
 */
export async function moveToTrash(db: Db, { kind, label, ids }: Selection): Promise<Deletion> {
  const deletionId = randomId()
  const move = (table: string, column: string, values: Ids) =>
    setTrash(db, { table, column, values, from: null, to: deletionId })
  const moved = await move(tables[kind], 'id', ids)
  if (moved.length === 0) return { deleted: 0, deletionId: null }
  if (tables[kind] === 'guests') for (const table of tablesOfGuests) await move(table, 'guest_id', moved)
  const text = typeof label === 'string' ? label : label(moved.length)
  await db('deletions').insert({
    id: deletionId,
    kind,
    label: text.slice(0, longestLabel),
    count: moved.length,
  })
  return { deleted: moved.length, deletionId }
}

/** The label of a deletion of several guests. */
export const countedGuests = (count: number) => counted(count, 'guest')

/** The entries that hold guests, or texts of theirs. */
export async function entriesOf(db: Db, guestIds: number[]): Promise<string[]> {
  const entries = new Set<string>()
  for (const table of ['guests', ...tablesOfGuests]) {
    const column = table === 'guests' ? 'id' : 'guest_id'
    const found = forTenant(db, table).whereRaw('?? = any(?::int[])', [column, guestIds])
    for (const { deletionId } of await found.whereNotNull('deletionId').distinct('deletionId'))
      entries.add(deletionId)
  }
  return [...entries]
}

/** Counts again what entries hold after some of it was erased; those that hold nothing any more go. */
export async function countAgain(db: Db, deletionIds: string[]): Promise<void> {
  for (const id of new Set(deletionIds)) {
    const entry: { kind: Kind; label: string } | undefined = await forTenant(db, 'deletions')
      .where({ id })
      .forUpdate()
      .first('kind', 'label')
    if (!entry) continue
    const [row] = await forTenant(db, tables[entry.kind]).where({ deletionId: id }).count({ count: '*' })
    const count = Number(row!['count'])
    const label = /^\d+ guests?$/.test(entry.label) ? countedGuests(count) : entry.label
    if (count === 0) await forTenant(db, 'deletions').where({ id }).delete()
    else await forTenant(db, 'deletions').where({ id }).update({ count, label })
  }
}

interface TrashChange {
  table: string
  column: string
  values: Ids
  /** The entry the records belong to now, and the one they move to; null means not in the trash. */
  from: string | null
  to: string | null
}

// Locked in the order of their ids, so that two changes of the same records cannot wait for each other. A record that
// someone else moved while this statement waited no longer matches, and is not returned.
const changeTrash = `
  with locked as (
    select id from ?? where tenant_id = ? and ?? = any(?::type[]) and deletion_id is not distinct from ?
    order by id for no key update
  )
  update ?? as record set deletion_id = ?, deleted_at = case when ?::text is null then null else now() end
  from locked where record.id = locked.id and record.tenant_id = ? and record.deletion_id is not distinct from ?
  returning record.id`

/** Moves records into the trash or out of it. Answers the ids of those this call moved. */
async function setTrash(db: Db, { table, column, values, from, to }: TrashChange): Promise<Ids> {
  const tenantId = tenantOf(db)
  const sorted = values.toSorted((a, b) => (a < b ? -1 : 1))
  const statement = changeTrash.replace('type[]', typeof sorted[0] === 'string' ? 'text[]' : 'int[]')
  const moved: Ids = []
  for (let start = 0; start < sorted.length; start += chunkSize) {
    const chunk = sorted.slice(start, start + chunkSize).map(String)
    const { rows } = await db.raw<{ rows: { id: number | string }[] }>(statement, [
      ...[table, tenantId, column, chunk, from],
      ...[table, to, to, tenantId, from],
    ])
    for (const { id } of rows) moved.push(id)
  }
  return moved
}

/** A page of what can still be restored, newest first. */
export async function list(db: Db, query: DeletionsQuery): Promise<Page<PastDeletion>> {
  const rows = forTenant(db, 'deletions')
    .whereNull('restoredAt')
    .select('id', 'kind', 'label', 'count', 'createdAt')
  const page = await readPage<PastDeletion>(db, { rows, all: forTenant(db, 'deletions') }, query)
  return page.map((row) => ({ ...row, purgedAt: erasedAt(row.createdAt) }))
}

/**
 * Restores what one deletion moved to the trash: guests, texts, answers, photos. A second time it changes nothing.
 * @throws 409 for a sponsor whose name was saved again since.
 */
export async function restore(db: Db, deletionId: string) {
  // The label may name a guest; a restored entry is never shown again
  const [deletion]: { kind: Kind }[] = await forTenant(db, 'deletions')
    .where({ id: deletionId })
    .update({ restoredAt: db.fn.now(), label: '' })
    .returning('kind')
  if (!deletion) throw notFound('Deletion')
  const table = tables[deletion.kind]
  const restored = await takeOut(db, table, deletionId).catch((error: Error) => {
    throw nativeError(error).code === '23505'
      ? conflict('This sponsor was saved again after it was deleted', 'already_saved')
      : error
  })
  if (table === 'guests') for (const other of tablesOfGuests) await takeOut(db, other, deletionId)
  return { restored: restored.length }
}

async function takeOut(db: Db, table: string, deletionId: string): Promise<Ids> {
  const values: Ids = await forTenant(db, table).where({ deletionId }).pluck('id')
  return setTrash(db, { table, column: 'id', values, from: deletionId, to: null })
}
