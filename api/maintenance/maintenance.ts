import { idempotencyHours } from '@cueroom/core/contract/idempotency.ts'
import { trashDays } from '@cueroom/core/deletions/retention.ts'
import { deliveryDays } from '@cueroom/core/webhooks/webhook-events.ts'
import type { Knex } from 'knex'
import { storeGuestDays } from '../analytics/guest-figures.ts'
import { eraseShows } from '../account/erase-show.service.ts'
import { purgePictures } from '../media/media.service.ts'
import { retainShows } from '../retention/retention.ts'

const MINUTE = 60_000

/** Erases what is past its retention: the trash, finished batches, expired sessions and idempotency keys. */
export async function purge(knex: Knex) {
  const old = knex.raw('now() - make_interval(days => ?)', [trashDays])
  const expired = knex.raw('now() - make_interval(hours => ?)', [idempotencyHours])
  await knex('generated_content').where('deleted_at', '<', old).delete()
  await knex('guests').where('deleted_at', '<', old).delete()
  await knex('deletions').where('created_at', '<', old).delete()
  await knex('content_batches').where('finished_at', '<', old).delete()
  await knex('inbox_items').where('read_at', '<', old).delete()
  await knex('generation_usage').where('day', '<', old).delete()
  await knex('known_devices').where('last_used_at', '<', knex.raw("now() - interval '180 days'")).delete()
  await knex('sessions').where('expires_at', '<', knex.fn.now()).delete()
  await knex('idempotency_keys').where('created_at', '<', expired).delete()
  await knex('admin_idempotency_keys').where('created_at', '<', expired).delete()
  await knex('questionnaire_visits').where('created_at', '<', knex.raw("now() - interval '2 days'")).delete()
  const logged = knex.raw('now() - make_interval(days => ?)', [deliveryDays])
  await knex('webhook_deliveries').where('created_at', '<', logged).delete()
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
 * @param backup makes the daily backup when it is due; none is made of a PostgreSQL of its own
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
    return setInterval(run, minutes * MINUTE)
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
