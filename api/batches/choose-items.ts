import type { NewBatch } from '@cueroom/core/batches/batch.ts'
import { batchItemsMax } from '@cueroom/core/batches/batch-limits.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { changedParts, type WrittenFrom } from '@cueroom/core/content/staleness.ts'
import { Content } from '../content/content.model.ts'
import { presentMaterial } from '../content/staleness.service.ts'
import { workedOnTexts } from '../content/worked-on-texts.ts'
import { newestFirst } from '../db/pages.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { matching } from '../guests/guests.service.ts'

/** One text to write. */
export interface Chosen {
  guestId: number
  type: ContentType
}

const pageSize = 500

/** What a batch would write, and how many texts it would leave as they are. */
interface ChosenItems {
  items: Chosen[]
  kept: number
}

/** Whoever records next needs their texts first. */
const nextFirst = 'case when interview_date >= now() then interview_date end nulls last'

/** The texts that a batch would write: of the next recordings first, then of the newest guests. */
export async function chooseItems(db: Db, wanted: NewBatch): Promise<ChosenItems> {
  const { guestIds, filter, missing, stale, types, replaceEdited, maxItems = batchItemsMax } = wanted
  const guests = matching(db, filter ?? {})
  if (guestIds) guests.whereIn('id', guestIds)
  const rows: { id: number }[] = await guests.select('id').orderByRaw(nextFirst).orderBy(newestFirst())
  const pairs = rows.flatMap(({ id }) => types.map((type) => ({ guestId: id, type })))
  const present = await newestTexts(db, wanted)
  const due = missing || stale ? await dueTexts(db, wanted, present) : () => true
  const kept = replaceEdited ? new Set<number>() : await workedOnTexts(db, [...present.values()])
  const isKept = (pair: Chosen) => kept.has(present.get(keyOf(pair))?.id ?? 0)
  const chosen = pairs.filter(due)
  const items = chosen.filter((pair) => !isKept(pair))
  return { items: items.slice(0, maxItems), kept: chosen.length - items.length }
}

/** Which texts are missing or out of date, and not about to be written anyway. */
async function dueTexts(db: Db, { missing, stale }: NewBatch, present: Map<string, Text>) {
  const planned = await plannedTexts(db)
  const outOfDate = stale ? await staleTexts(db, present) : new Set<string>()
  return (pair: Chosen) =>
    !planned.has(keyOf(pair)) && ((missing && !present.has(keyOf(pair))) || outOfDate.has(keyOf(pair)))
}

const keyOf = ({ guestId, type }: Chosen) => `${guestId} ${type}`

interface Text extends Chosen {
  id: number
  contentType: ContentType
  writtenFrom: WrittenFrom | null
}

/** The newest text of every guest and type. */
async function newestTexts(db: Db, { types }: NewBatch): Promise<Map<string, Text>> {
  const rows = await Content.forTenant(db)
    .whereNull('deletedAt')
    .whereIn('contentType', types)
    .distinctOn('guestId', 'contentType')
    .orderBy([{ column: 'guestId' }, { column: 'contentType' }, ...newestFirst()])
    .select('id', 'guestId', 'contentType', 'writtenFrom')
  const texts = rows.map((row) => ({ ...row, type: row.contentType }))
  return new Map(texts.map((text) => [keyOf(text), text]))
}

/** What batches that go on will write anyway. */
async function plannedTexts(db: Db): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: Chosen[] }>(
    `select i.guest_id "guestId", i.content_type "type" from content_batch_items i
     join content_batches b on b.tenant_id = i.tenant_id and b.id = i.batch_id
     where i.tenant_id = ? and i.state in ('waiting', 'working') and b.state in ('running', 'paused', 'stopped')`,
    [tenantOf(db)],
  )
  return new Set(rows.map(keyOf))
}

/** Those of the texts that were written from something else than there is now. */
async function staleTexts(db: Db, texts: Map<string, Text>): Promise<Set<string>> {
  const known = [...texts.values()].filter(({ writtenFrom }) => writtenFrom)
  const byGuest = Map.groupBy(known, ({ guestId }) => guestId)
  const guestIds = [...byGuest.keys()]
  const stale = new Set<string>()
  for (let at = 0; at < guestIds.length; at += pageSize) {
    const page = guestIds.slice(at, at + pageSize)
    const now = await presentMaterial(db, page)
    for (const text of page.flatMap((id) => byGuest.get(id)!)) {
      const present = now(text.guestId, text.type)
      if (present && changedParts(text.writtenFrom, present).length > 0) stale.add(keyOf(text))
    }
  }
  return stale
}
