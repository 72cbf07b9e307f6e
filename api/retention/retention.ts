import type { Knex } from 'knex'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { type Db, forTenant, inTenant } from '../db/tenant.ts'
import { record } from '../http/audit-record.ts'

/** Days between the announcement in the inbox and the deletion. */
const noticeDays = 7
/** Guests of one deletion. The rest follows in the next one. */
const most = 5_000

/**
 * Deletes guests that nobody used for as long as their show says, a week after its inbox said so; a show that says nothing
 * keeps all. What is deleted can be restored for 30 days.
 */
export async function retainShows(knex: Knex) {
  const shows: string[] = await knex('show_settings')
    .whereRaw(`privacy ->> 'retentionMonths' is not null`)
    .pluck('tenant_id')
  for (const tenantId of shows) await inTenant(knex, tenantId, retainShow)
}

async function retainShow(db: Db) {
  const settings = await forTenant(db, 'show_settings').forUpdate().first('privacy')
  const months = Number(settings?.privacy.retentionMonths)
  if (!months) return
  const [announced] = await forTenant(db, 'inbox_items').where({ kind: 'retention' }).orderBy('endsAt')
  if (!announced) await announce(db, months)
  else if (Date.parse(announced.endsAt) <= Date.now()) await deleteUnused(db, months, announced)
}

async function announce(db: Db, months: number) {
  const endsAt = new Date(Date.now() + noticeDays * 86_400_000).toISOString()
  if ((await unusedGuests(db, months, endsAt)).length === 0) return
  await db('inbox_items').insert({ kind: 'retention', endsAt })
}

interface Announced {
  id: number
  endsAt: string
}

/** Only those that the announcement was about: what was used since is kept. */
async function deleteUnused(db: Db, months: number, { id, endsAt }: Announced) {
  const ids = await unusedGuests(db, months, endsAt)
  const { deleted } = await moveToTrash(db, { kind: 'guests', label: countedGuests, ids })
  await forTenant(db, 'inbox_items').where({ id }).delete()
  if (deleted === 0) return
  await db('inbox_items').insert({ kind: 'retention_done', endsAt })
  const actor = { actorKind: 'server', actor: 'retention' } as const
  await record(db, { ...actor, action: 'guests_deleted', details: String(deleted) })
}

/** Guests that nobody edited, recorded, heard from or wrote about in the months before a time. */
async function unusedGuests(db: Db, months: number, at: string): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `with since as (select ?::timestamptz - make_interval(months => ?) as time)
     select g.id from guests g, since
     where g.tenant_id = nullif(current_setting('app.tenant_id', true), '') and g.deleted_at is null
       and g.updated_at < since.time and coalesce(g.interview_date, '-infinity') < since.time
       and not exists (select from questionnaire_responses r where r.tenant_id = g.tenant_id and r.guest_id = g.id
         and greatest(r.submitted_at, r.changed_at) >= since.time)
       and not exists (select from generated_content c where c.tenant_id = g.tenant_id and c.guest_id = g.id
         and greatest(c.created_at, c.updated_at) >= since.time)
     order by g.id limit ?`,
    [at, months, most],
  )
  return rows.map(({ id }) => id)
}
