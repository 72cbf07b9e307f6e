import type { NewBatch } from '@cueroom/core/batches/batch.ts'
import { batchItemsMax } from '@cueroom/core/batches/batch-limits.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { Content } from '../content/content.model.ts'
import { staleTexts } from '../content/staleness.service.ts'
import { workedOnTexts } from '../content/worked-on-texts.ts'
import { newestFirst } from '../db/pages.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { matching } from '../guests/guests.service.ts'

/** One text to write. */
export interface Chosen {
  guestId: number
  type: ContentType
}

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
  const newest = await Content.newest(db).whereIn('contentType', types)
  const chosen = missing || stale ? pairs.filter(await dueTexts(db, wanted, newest)) : pairs
  const workedOn = replaceEdited ? new Set<number>() : await workedOnTexts(db, newest)
  const kept = keysOf(newest.filter(({ id }) => workedOn.has(id)))
  const items = chosen.filter((pair) => !kept.has(keyOf(pair)))
  return { items: items.slice(0, maxItems), kept: chosen.length - items.length }
}

/** Which texts are missing or out of date, and not about to be written anyway. */
async function dueTexts(db: Db, { missing, stale }: NewBatch, newest: Content[]) {
  const planned = new Set((await plannedTexts(db)).map(keyOf))
  const present = keysOf(newest)
  const outOfDate = stale ? keysOf(await staleTexts(db, newest)) : new Set<string>()
  return (pair: Chosen) => {
    const key = keyOf(pair)
    return !planned.has(key) && ((missing && !present.has(key)) || outOfDate.has(key))
  }
}

const keyOf = ({ guestId, type }: Chosen) => `${guestId} ${type}`

const keysOf = (texts: Content[]) =>
  new Set(texts.map(({ guestId, contentType }) => keyOf({ guestId, type: contentType })))

/** What batches that go on will write anyway. */
async function plannedTexts(db: Db): Promise<Chosen[]> {
  const { rows } = await db.raw<{ rows: Chosen[] }>(
    `select i.guest_id "guestId", i.content_type "type" from content_batch_items i
     join content_batches b on b.tenant_id = i.tenant_id and b.id = i.batch_id
     where i.tenant_id = ? and i.state in ('waiting', 'working') and b.state in ('running', 'paused', 'stopped')`,
    [tenantOf(db)],
  )
  return rows
}
