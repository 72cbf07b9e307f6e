import { isWorkedOn, textEdited, whyKept } from '@cueroom/core/content/worked-on.ts'
import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import type { Knex } from 'knex'
import { type Db, forTenant, type Rows, tenantOf } from '../db/tenant.ts'
import { conflict } from '../problems/problems.ts'
import { withFactChecks } from './fact-checked.ts'
import { withEdits } from './text-versions.service.ts'

type Text = Pick<TextState, 'id' | 'guestId' | 'contentType'>

/** Ids of those texts that someone worked on. Of a show's texts few have versions or checks, so only these are looked at. */
export async function workedOnTexts(db: Db, texts: readonly Text[]): Promise<Set<number>> {
  const versions: { contentId: number }[] = await forTenant(db, 'text_versions').distinct('contentId')
  const checks: { guestId: number }[] = await forTenant(db, 'fact_checks').distinct('guestId')
  const edited = new Set(versions.map(({ contentId }) => contentId))
  const checked = new Set(checks.map(({ guestId }) => guestId))
  const known = texts.filter(({ id, guestId }) => edited.has(id) || checked.has(guestId))
  const described = await withFactChecks(db, await withEdits(db, known))
  return new Set(described.filter(isWorkedOn).map(({ id }) => id))
}

interface Pair {
  guestId: number
  type: ContentType
}

/** The newest text of a guest and type. Until the transaction ends it can be neither edited nor checked. */
export const lockNewest = (knex: Knex, tenantId: string, { guestId, type }: Pair) =>
  knex.raw<{ rows: Text[] }>(
    `select id, guest_id "guestId", content_type "contentType" from generated_content
     where tenant_id = ? and guest_id = ? and content_type = ? and deleted_at is null
     order by created_at desc, id desc limit 1 for update`,
    [tenantId, guestId, type],
  )

/** Refuses to replace a text that someone worked on. @throws 409 text_edited */
export async function expectReplaceable(db: Db, pair: Pair, guestName: string) {
  const { rows } = await lockNewest(db, tenantOf(db), pair)
  const [text] = rows.length > 0 ? await withFactChecks(db, await withEdits(db, rows)) : []
  if (text && isWorkedOn(text)) throw conflict(whyKept(text, guestName), textEdited)
}

/** The newest texts of items, if they have versions or checks made after their batch was created. */
export const touchedSinceBatch = (knex: Knex, tenantId: string, itemIds: number[]) =>
  knex.raw(
    `select i.id "itemId", c.id, c.guest_id "guestId", c.content_type "contentType"
     from content_batch_items i
     join content_batches b on b.tenant_id = i.tenant_id and b.id = i.batch_id
     cross join lateral (
       select id, guest_id, content_type from generated_content
       where tenant_id = i.tenant_id and guest_id = i.guest_id and content_type = i.content_type and deleted_at is null
       order by created_at desc, id desc limit 1
     ) c
     where i.tenant_id = ? and i.id = any(?) and (
       exists (select from text_versions v
         where v.tenant_id = i.tenant_id and v.content_id = c.id and v.origin <> 'generated' and v.created_at > b.created_at)
       or exists (select from fact_checks f
         where f.tenant_id = i.tenant_id and f.guest_id = i.guest_id and f.created_at > b.created_at))`,
    [tenantId, itemIds],
  )

/** Ids of the items whose texts someone worked on. @param touched rows of `touchedSinceBatch` */
export async function workedOnSinceBatch(db: Db, touched: Rows): Promise<Set<number>> {
  if (touched.length === 0) return new Set()
  const described = await withFactChecks(db, await withEdits(db, touched as (Text & { itemId: number })[]))
  return new Set(described.filter(isWorkedOn).map(({ itemId }) => itemId))
}
