import type { Knex } from 'knex'
import { purgePictures } from '../media/media.service.ts'

const MINUTE = 60_000

/** Days a deleted record can still be brought back, after which it is erased. */
export const trashDays = 30

/** Erases what has outlived its promise: trash and batches after 30 days, sessions at their end, idempotency keys after a day. */
export async function purge(knex: Knex) {
  const old = knex.raw('now() - make_interval(days => ?)', [trashDays])
  const yesterday = knex.raw("now() - interval '24 hours'")
  await knex('generated_content').where('deleted_at', '<', old).delete()
  await knex('guests').where('deleted_at', '<', old).delete()
  await knex('deletions').where('created_at', '<', old).delete()
  await knex('content_batches').where('finished_at', '<', old).delete()
  await knex('generation_usage').where('day', '<', old).delete()
  await knex('sessions').where('expires_at', '<', knex.fn.now()).delete()
  await knex('idempotency_keys').where('created_at', '<', yesterday).delete()
  await knex('admin_idempotency_keys').where('created_at', '<', yesterday).delete()
  await knex.raw(purgePictures)
}

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
  const timers = [every(60, () => purge(knex)), ...(backup ? [every(60, backup)] : [])]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
