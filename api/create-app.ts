import type { Knex } from 'knex'
import type { Env } from './config/env.ts'
import { secretsOf } from './config/secret.ts'
import { guestsWithTexts } from './content/guests-by-texts.ts'
import { watchStorage } from './db/storage.ts'
import { createDrafting } from './drafting/provider.ts'
import type { App } from './http/app.ts'
import { createLimits } from './http/limits.ts'
import { createJobs } from './jobs/jobs.ts'
import { reportWork } from './problems/outage.ts'
import { createLog } from './http/request-log.ts'
import { ownSecret } from './secrets/key-check.ts'
import { setQuotas } from './quotas/quotas.service.ts'

interface AppOptions extends Partial<App> {
  /** No other process can work on the database. */
  alone?: boolean
}

/**
 * Puts an app together, for a server, a worker or a test.
 * @param parts replaces some, such as a fake in a test
 */
export async function createApp(
  knex: Knex,
  env: Env,
  { alone = false, ...parts }: AppOptions = {},
): Promise<App> {
  setQuotas(knex, env.quotas)
  // An outage is one line for each log
  const log = parts.log ?? createLog(env)
  return {
    knex,
    env,
    secrets: secretsOf(env, env.secret ?? (await ownSecret(knex, env))),
    log,
    limits: createLimits(knex),
    drafting: createDrafting({ ...env, notice: (message) => log.warn(message) }),
    guestsWithTexts,
    storage: watchStorage(knex, env.databaseUrl ? undefined : env.dataDirectory),
    jobs: createJobs(knex, {
      heartbeatSeconds: env.generation.leaseSeconds,
      alone,
      report: (err, work) => reportWork(log, err, work),
    }),
    outbound: { allowPrivate: env.webhooksAllowPrivate },
    ready: true,
    ...parts,
  }
}
