import { startWorkers } from './batches/workers.ts'
import { openDatabase } from './db/database.ts'
import { createDrafting } from './drafting/provider.ts'
import { type Env, readEnv } from './config/env.ts'
import { fail, stopOnSignal } from './foreground.ts'
import { createLog } from './http/request-log.ts'
import { setQuotas } from './quotas/quotas.service.ts'
import { refuseOpenDatabase } from './start.ts'

/**
 * Writes texts of batches in the foreground until SIGTERM or SIGINT, beside the servers of the same PostgreSQL.
 * @throws what keeps it from starting.
 */
export async function work(variables: NodeJS.ProcessEnv = process.env) {
  const env = readEnv(variables)
  if (!env.databaseUrl)
    throw new Error(
      'DATABASE_URL is missing: a worker shares a PostgreSQL with servers. The embedded database is worked on by its server.',
    )
  if (env.generation.concurrency === 0)
    throw new Error('GENERATION_CONCURRENCY is 0: a worker that writes nothing is of no use')
  stopOnSignal(await startWorker(env))
  process.stdout.write(`Cueroom writes up to ${env.generation.concurrency} texts at once. Stop with Ctrl-C\n`)
}

async function startWorker(env: Env) {
  const database = await openDatabase({ url: env.databaseUrl, directory: env.dataDirectory })
  try {
    await refuseOpenDatabase(database.knex)
    setQuotas(database.knex, env.quotas)
    const workshop = { knex: database.knex, env, log: createLog(env), drafting: createDrafting(env) }
    const workers = startWorkers(workshop, { embedded: false })
    return { stop: () => workers.stop().then(() => database.close()) }
  } catch (error) {
    await database.close()
    throw error
  }
}

if (import.meta.main) work().catch(fail)
