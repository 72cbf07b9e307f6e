import { idempotencyHours } from '@cueroom/core/contract/idempotency.ts'
import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { deliveryDays } from '@cueroom/core/webhooks/webhook-events.ts'
import type { Knex } from 'knex'
import { storeGuestDays } from '../analytics/guest-figures.ts'
import { eraseShows } from '../account/erase-show.service.ts'
import { purgePictures } from '../media/media.service.ts'
import { retainShows } from '../retention/retention.ts'

const minute = 60_000

/** Days that read news, counted generations and finished batches are kept. */
const finishedDays = 30
/** Days after its last sign-in until a device is new again. */
const deviceDays = 180
/** Days that a visit of a form is known by its visitor; after that it is only counted. */
const visitDays = 2

/** Table, column and hours: rows are erased so long after the moment of the column. */
const kept: [table: string, column: string, hours: number][] = [
  ['generated_content', 'deleted_at', trashDays * 24],
  ['guests', 'deleted_at', trashDays * 24],
  ['deletions', 'created_at', trashDays * 24],
  ['content_batches', 'finished_at', finishedDays * 24],
  ['inbox_items', 'read_at', finishedDays * 24],
  ['generation_usage', 'day', finishedDays * 24],
  ['known_devices', 'last_used_at', deviceDays * 24],
  ['sessions', 'expires_at', 0],
  ['idempotency_keys', 'created_at', idempotencyHours],
  ['admin_idempotency_keys', 'created_at', idempotencyHours],
  ['questionnaire_visits', 'created_at', visitDays * 24],
  ['webhook_deliveries', 'created_at', deliveryDays * 24],
]

/** Erases what has been kept long enough, and pictures that nothing shows any more. */
export async function purge(knex: Knex) {
  for (const [table, column, hours] of kept)
    await knex(table)
      .where(column, '<', knex.raw('now() - make_interval(hours => ?)', [hours]))
      .delete()
  await knex.raw(purgePictures)
}

/** Adds to the inbox of every show whose trial ends in seven days, and on the last; once each, however many servers look. */
export const noticeTrials = (knex: Knex) =>
  knex.raw(
    `insert into inbox_items (tenant_id, kind, ends_at, days_before)
     select t.id, 'trial', t.trial_ends_at, notice.days
     from tenants t, (values (7, 1), (1, 0)) as notice (days, until)
     where t.trial_ends_at between now() + make_interval(days => notice.until)
         and now() + make_interval(days => notice.days)
       and t.subscription_status = 'trial'
     on conflict do nothing`,
  )

/** The same for purchases, where the show loses the feature with them. */
export const noticePurchases = (knex: Knex) =>
  knex.raw(
    `insert into inbox_items (tenant_id, kind, ends_at, feature_name, days_before)
     select p.tenant_id, 'purchase', p.expires_at, p.feature_name, notice.days
     from feature_purchases p join tenants t on t.id = p.tenant_id,
       (values (7, 1), (1, 0)) as notice (days, until)
     where p.expires_at between now() + make_interval(days => notice.until)
         and now() + make_interval(days => notice.days)
       and (t.features ->> p.feature_name)::boolean is not true
       and not exists (select from feature_purchases o where o.tenant_id = p.tenant_id
         and o.feature_name = p.feature_name and coalesce(o.expires_at, 'infinity') > p.expires_at)
     on conflict do nothing`,
  )

/**
 * Starts the timers a database needs; `stop` waits for what is running.
 * @param backup makes the daily backup when it is due; only for the embedded database
 */
export function startMaintenance(
  knex: Knex,
  { backup, report }: { backup?: () => Promise<void>; report(error: unknown): void },
) {
  let running: Promise<unknown> = Promise.resolve()
  const every = (minutes: number, work: () => Promise<unknown>) => {
    const run = () => {
      running = running.then(work).catch(report)
    }
    run()
    return setInterval(run, minutes * minute)
  }
  const hourly = async () => {
    await purge(knex)
    await eraseShows(knex)
    await noticeTrials(knex)
    await noticePurchases(knex)
    await retainShows(knex)
    await storeGuestDays(knex)
  }
  const timers = [every(60, hourly), ...(backup ? [every(60, backup)] : [])]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
