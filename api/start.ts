import type { Env } from './config/env.ts'
import { requireFreePorts } from './config/free-ports.ts'
import { openDatabase } from './db/database.ts'
import type { RunningServer } from './listen.ts'

/** Opens the database, and listens. While PostgreSQL starts, most modules are read: a fifth of every start. */
export async function start(env: Env): Promise<RunningServer> {
  await requireFreePorts(env)
  const opened = openDatabase({ url: env.databaseUrl, directory: env.dataDirectory })
  const [database, { listen }] = await Promise.all([opened, import('./listen.ts')])
  return listen(env, database)
}
