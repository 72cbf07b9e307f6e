import { counted } from '@cueroom/core/text/format.ts'
import type { Knex } from 'knex'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { type Db, forTenant, inTenant } from '../db/tenant.ts'
import { record } from '../http/audit-record.ts'

/** Days between the announcement in the inbox and the deletion. */
const noticeDays = 7
/** Guests, or sets of answers, of one deletion. The rest follows in the next one. */
const most = 5_000

/**
 * Deletes guests that were unused, and answers that weren't accepted, for the show's retention period, a week
 * after a notice in its inbox. Without a period, a show keeps everything. Guests can be restored for 30 days.
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
  const unused = [...(await unusedGuests(db, months, endsAt)), ...(await unusedAnswers(db, months, endsAt))]
  if (unused.length === 0) return
  await db('inbox_items').insert({ kind: 'retention', endsAt })
}

/** Only those in the notice; anything used since is kept. */
async function deleteUnused(db: Db, months: number, { id, endsAt }: { id: number; endsAt: string }) {
  const ids = await unusedGuests(db, months, endsAt)
  const { deleted } = await moveToTrash(db, { kind: 'guests', label: countedGuests, ids })
  const answers = await forTenant(db, 'questionnaire_responses')
    .whereRaw('id = any(?::int[])', [await unusedAnswers(db, months, endsAt)])
    .delete()
  await forTenant(db, 'inbox_items').where({ id }).delete()
  if (deleted + answers === 0) return
  await db('inbox_items').insert({ kind: 'retention_done', endsAt })
  const actor = { actorKind: 'server', actor: 'retention' } as const
  if (deleted > 0)
    await record(db, { ...actor, action: 'guests_deleted', details: counted(deleted, 'guest') })
  if (answers > 0)
    await record(db, {
      ...{ ...actor, action: 'answers_deleted' },
      details: counted(answers, 'set of answers', 'sets of answers'),
    })
}

/** Guests that weren't edited, recorded, heard from or written about in the months before a time. */
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

/**
 * Answers that were neither accepted nor changed in the months before a time. Those of a deleted guest are
 * deleted with the guest.
 */
const unusedAnswers = (db: Db, months: number, at: string): Promise<number[]> =>
  forTenant(db, 'questionnaire_responses')
    .whereRaw(
      `state = 'unverified' and greatest(submitted_at, changed_at) < ?::timestamptz - make_interval(months => ?)`,
      [at, months],
    )
    .orderBy('id')
    .limit(most)
    .pluck('id')
