import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { Pattern, ReceivedPattern, ReceivedPatternChanges } from '@cueroom/core/patterns/pattern.ts'
import { patternsMax } from '@cueroom/core/patterns/pattern-types.ts'
import { TrainingPattern } from '../content/content.model.ts'
import { present } from '@cueroom/core/text/present.ts'
import { type Db, lockShow, tenantOf } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict, notFound } from '../problems/problems.ts'

/** The patterns in the order in which texts follow them. */
export const list = (db: Db) => TrainingPattern.inOrder(db)

/** One change of the list at a time: its limit and its order are of all patterns. */
const lockList = (db: Db) => lockShow(db, 'patterns')

/** Adds a pattern as the last one. @throws 409 when the show has too many. */
export async function create(db: Db, pattern: ReceivedPattern): Promise<Pattern> {
  await lockList(db)
  const others = await TrainingPattern.inOrder(db)
  if (others.length >= patternsMax)
    throw conflict(
      `A show can have at most ${patternsMax} training patterns. Delete one first.`,
      'too_many_patterns',
    )
  noteForAudit(db, { details: describe(pattern) })
  const position = Math.max(0, ...others.map((other) => other.position)) + 1
  return TrainingPattern.forTenant(db)
    .insert({ ...pattern, position } as never)
    .returning('*')
}

/** Changes a pattern, unless someone else did since the version that was read. @throws 404, 409. */
export async function update(
  db: Db,
  id: number,
  changes: ReceivedPatternChanges,
  version: number | undefined,
): Promise<Pattern> {
  let before: TrainingPattern | undefined
  const saved = await TrainingPattern.updateVersion(db, { id, version }, (row) => {
    before = row
    return changes
  })
  const isSwitched = before!.isActive !== saved.isActive
  const switched = isSwitched && `switched ${saved.isActive ? 'on' : 'off'}`
  noteForAudit(db, { details: present([describe(saved), switched]).join(', ') })
  return saved
}

/** Without what the host wrote, which may be about a guest. */
const describe = ({ contentType }: { contentType: string }) => `For ${labelOf(contentType)}`

const labels: Record<string, string> = contentTypeLabels
const labelOf = (contentType: string) => (labels[contentType] ?? 'texts').toLowerCase()

/** Sets the order of the patterns; those that are not named follow in theirs. @throws 404 */
export async function reorder(db: Db, ids: number[]): Promise<Pattern[]> {
  await lockList(db)
  const known = (await TrainingPattern.inOrder(db)).map(({ id }) => id)
  if (!ids.every((id) => known.includes(id))) throw notFound('Training pattern')
  await db.raw(setPositions, [tenantOf(db), [...new Set([...ids, ...known])]])
  return list(db)
}

const setPositions = `
  update ai_training_patterns p set position = wanted.place
  from (select ?::text as tenant_id) own, unnest(?::int[]) with ordinality as wanted (id, place)
  where p.tenant_id = own.tenant_id and p.id = wanted.id and p.position <> wanted.place`

/** @throws 404 */
export async function remove(db: Db, id: number) {
  const { contentType } = await TrainingPattern.live(db).findById(id).throwIfNotFound()
  const label = `Training pattern for ${labelOf(contentType)}`
  return moveToTrash(db, { kind: 'pattern', label, ids: [id] })
}
