import type { InboxItem as ItemRecord, InboxState, MarkedInbox } from '@cueroom/core/inbox/inbox-item.ts'
import type { InboxMark, InboxQuery } from '@cueroom/core/inbox/inbox.contract.ts'
import { missingIds } from '../db/missing-ids.ts'
import { readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'

// A deleted guest's answers and a deleted sponsor's inquiries come back with them
const joins = `
  left join guests g on g.tenant_id = inbox_items.tenant_id and g.id = inbox_items.guest_id and g.deleted_at is null
  left join questionnaire_responses r on r.tenant_id = inbox_items.tenant_id and r.id = inbox_items.response_id
  left join questionnaires q on q.tenant_id = r.tenant_id and q.id = r.questionnaire_id
  left join sponsor_inquiries s on s.tenant_id = inbox_items.tenant_id and s.id = inbox_items.inquiry_id
  left join content_batches b on b.tenant_id = inbox_items.tenant_id and b.id = inbox_items.batch_id
  left join webhooks w on w.tenant_id = inbox_items.tenant_id and w.id = inbox_items.webhook_id
  left join lateral (
    select count(*) filter (where state = 'done')::integer written,
      count(*) filter (where state = 'failed')::integer failed,
      count(*) filter (where state = 'skipped')::integer skipped
    from content_batch_items where tenant_id = b.tenant_id and batch_id = b.id
  ) i on b.id is not null`

const isShown = `
  (inbox_items.kind not in ('answers', 'introduction_approved', 'introduction_corrected', 'time_chosen', 'consent',
      'data_requested', 'erasure_requested', 'erasure_withdrawn')
    or exists (select from guests g
    where g.tenant_id = inbox_items.tenant_id and g.id = inbox_items.guest_id and g.deleted_at is null))
  and (inbox_items.inquiry_id is null or exists (select from sponsor_inquiries s
    join saved_sponsors p on p.tenant_id = s.tenant_id and p.id = s.sponsor_id and p.deleted_at is null
    where s.tenant_id = inbox_items.tenant_id and s.id = inbox_items.inquiry_id))`

const shown = (db: Db) => forTenant(db, 'inbox_items').whereRaw(isShown)

const columns = [
  'inbox_items.*',
  'g.name as guestName',
  'r.questionnaireId',
  'q.title as questionnaireTitle',
  'r.changedAt',
  's.companyName',
  's.state as inquiryState',
  'i.written',
  'i.failed',
  'i.skipped',
  'b.reason',
]

const items = (db: Db) =>
  db
    .from(shown(db).as('inbox_items'))
    .joinRaw(joins)
    .select(columns)
    .select(
      db.raw('q.deleted_at is not null as "questionnaireDeleted"'),
      db.raw(
        `case inbox_items.kind when 'unverified_answers' then coalesce(r.typed_name, r.guest_email) end as "from"`,
      ),
      db.raw('left(s.message, 200) as message'),
      db.raw(`split_part(w.url, '/', 3) as "webhookHost"`),
    )

/** Those of some items that are shown, oldest first. */
export const byIds = (db: Db, ids: number[]): PromiseLike<ItemRecord[]> =>
  items(db).whereIn('inbox_items.id', ids).orderBy('inbox_items.id')

/** A page of the inbox, newest first. */
export function list(db: Db, { unread, inquiryState, ...query }: InboxQuery) {
  const rows = items(db)
  if (unread) rows.whereNull('inbox_items.readAt')
  if (inquiryState) rows.where('s.state', inquiryState)
  return readPage<ItemRecord>(db, { rows, all: forTenant(db, 'inbox_items') }, { ...query })
}

/** How much is unread, and the newest item. */
export async function state(db: Db): Promise<InboxState> {
  const [row] = await shown(db).select(
    db.raw('count(*) filter (where read_at is null)::integer as unread'),
    db.raw('max(id) as "newestId"'),
  )
  return row
}

/** Shows answers that their guest changed as new. */
export async function showChanged(db: Db, { id, guestId }: { id: number; guestId: number }) {
  await forTenant(db, 'inbox_items').where({ responseId: id }).delete()
  await db('inbox_items').insert({ kind: 'answers', guestId, responseId: id })
}

/** Marks items as read or unread; those that already are stay as they are. */
export async function mark(db: Db, { ids, read }: InboxMark): Promise<MarkedInbox> {
  const rows = forTenant(db, 'inbox_items')
  if (ids) rows.whereIn('id', ids)
  const known: number[] = ids ? await rows.clone().pluck('id') : []
  if (read) await rows.whereNull('readAt').update({ readAt: db.fn.now() })
  else await rows.update({ readAt: null })
  return { ...(await state(db)), missing: missingIds(ids ?? [], known) }
}
