import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import { randomId } from '../auth/tokens.ts'
import { trashDays } from '../db/maintenance.ts'
import { type Db, ownRows } from '../db/tenant.ts'
import { nativeError } from '../db/native-error.ts'
import { conflict, notFound } from '../http/problems.ts'

interface What {
  kind: PastDeletion['kind']
  /** What the host reads under "Recently deleted"; cut to what the column holds. */
  label: string
}

const longestLabel = 300
/** Records a statement moves: far below the time it may take, and the 65,535 parameters it may have. */
const atOnce = 5_000

/** The ids of what goes to the trash together. */
interface Taken {
  guests?: number[]
  contents?: number[]
  sponsors?: number[]
  results?: number[]
}

/** Moves records to the trash as one deletion, whose id brings them back. A guest takes their texts along. */
export async function record(
  db: Db,
  { kind, label }: What,
  { guests = [], contents = [], sponsors = [], results = [] }: Taken,
): Promise<Deletion> {
  const deletionId = randomId()
  const marked = { deletedAt: db.fn.now(), deletionId }
  const mark = (table: string, column: string, ids: number[]) =>
    inParts(ids, (part) => ownRows(db, table).whereIn(column, part).whereNull('deletedAt').update(marked))
  await db('deletions').insert({
    id: deletionId,
    kind,
    label: label.slice(0, longestLabel),
    count: guests.length + contents.length + sponsors.length + results.length,
  })
  await mark('generated_content', 'guestId', guests)
  await mark('marketing_results', 'guestId', guests)
  const texts = await mark('generated_content', 'id', contents)
  const people = await mark('guests', 'id', guests)
  const companies = await mark('saved_sponsors', 'id', sponsors)
  const made = await mark('marketing_results', 'id', results)
  return { deleted: people + texts + companies + made, deletionId }
}

/** Moves so many records at once, and answers how many were moved. */
async function inParts(ids: number[], move: (part: number[]) => PromiseLike<number>) {
  let moved = 0
  for (let from = 0; from < ids.length; from += atOnce) moved += await move(ids.slice(from, from + atOnce))
  return moved
}

/** What can still be brought back, newest first. */
export async function list(db: Db): Promise<PastDeletion[]> {
  const rows = await ownRows(db, 'deletions')
    .whereNull('restoredAt')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .select('id', 'kind', 'label', 'count', 'createdAt')
  return rows.map((row) => ({ ...row, purgedAt: daysLater(row.createdAt, trashDays) }))
}

const daysLater = (time: string, days: number) => new Date(Date.parse(time) + days * 86_400_000).toISOString()

/**
 * Brings back what one deletion took away: guests, texts, answers, photos. A second time it changes nothing.
 * @throws 409 for a sponsor of a name that was saved again meanwhile.
 */
export async function restore(db: Db, deletionId: string) {
  const [deletion] = await ownRows(db, 'deletions')
    .where({ id: deletionId })
    .update({ restoredAt: db.fn.now() })
    .returning('kind')
  if (!deletion) throw notFound('Deletion')
  const revive = async (table: string) => {
    const gone: { id: number }[] = await ownRows(db, table).where({ deletionId }).select('id')
    const ids = gone.map(({ id }) => id)
    return inParts(ids, (part) =>
      ownRows(db, table).whereIn('id', part).update({ deletedAt: null, deletionId: null }),
    )
  }
  const guests = await revive('guests')
  const texts = await revive('generated_content')
  const results = await revive('marketing_results')
  const sponsors = await revive('saved_sponsors').catch((error: Error) => {
    throw nativeError(error).code === '23505'
      ? conflict('This sponsor was saved again meanwhile', 'already_saved')
      : error
  })
  const counts = { guest: guests, guests, content: texts, marketing: results, sponsor: sponsors }
  return { restored: counts[deletion.kind as PastDeletion['kind']] }
}
