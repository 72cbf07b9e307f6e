import { startWorker as startWriting } from './batches/worker.ts'
import { refuseOpenDatabase } from './db/catalogue.ts'
import { openDatabase } from './db/database.ts'
import { type Env, readEnv } from './config/env.ts'
import { warnOfMisspelt } from './config/misspelt-variables.ts'
import { requireFreePort } from './config/free-ports.ts'
import { createApp } from './create-app.ts'
import { fail, runInForeground } from './foreground.ts'
import { createDrafting } from './drafting/provider.ts'
import { createLog } from './http/request-log.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { requireKey } from './secrets/key-check.ts'
import { startDelivering } from './webhooks/delivery-worker.ts'

/**
 * Writes texts of batches in the foreground until SIGTERM or SIGINT, next to the servers of the same PostgreSQL.
 * @throws what keeps it from starting.
 */
export async function work(variables: NodeJS.ProcessEnv = process.env) {
  warnOfMisspelt(variables)
  const env = readEnv(variables)
  if (!env.databaseUrl)
    throw new Error(
      'DATABASE_URL is missing. Workers need the PostgreSQL database that their servers use; with the embedded database, the server writes the texts itself.',
    )
  if (env.generation.concurrency === 0)
    throw new Error('GENERATION_CONCURRENCY is 0, so this worker would write nothing. Set it to 1 or more.')
  await runInForeground(() => startWorker(env))
  process.stdout.write(
    `Cueroom writes up to ${env.generation.concurrency} texts in parallel. Stop with Ctrl-C\n`,
  )
}

async function startWorker(env: Env) {
  if (env.metrics?.port !== undefined) await requireFreePort('METRICS_PORT', env.host, env.metrics.port)
  const database = await openDatabase({ url: env.databaseUrl, directory: env.dataDirectory })
  try {
    await refuseOpenDatabase(database.knex)
    const metrics = await openMetrics(env, database)
    const log = createLog(env)
    const drafting = metrics.measure(createDrafting({ ...env, notice: (message) => log.warn(message) }))
    const app = await createApp(database.knex, env, { drafting, log })
    // Left over from a server's start, it would give the database of running servers another key
    await requireKey({ ...app, env: { ...env, keyLost: false } })
    const workers = [startWriting, startDelivering].map((begin) => begin(app))
    return {
      stop: async () => {
        await Promise.all(workers.map((worker) => worker.stop()))
        await app.jobs.stop()
        await metrics.stop()
        await database.close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

if (import.meta.main) work().catch(fail)
