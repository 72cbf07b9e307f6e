import { setTimeout } from 'node:timers/promises'
import type { Server } from '@hapi/hapi'
import { startWorker } from './batches/worker.ts'
import { refuseOpenDatabase } from './db/catalogue.ts'
import { dailyBackup } from './db/daily-backup.ts'
import type { Database } from './db/database.ts'
import { startMailing } from './mailing/mailing.ts'
import { keepSealed } from './maintenance/keep-sealed.ts'
import { startMaintenance } from './maintenance/maintenance.ts'
import { demoSignIns } from './auth/demo-sign-ins.ts'
import { seedDemo } from './seeds/demo.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import type { Env } from './config/env.ts'
import { startDelivering } from './webhooks/delivery-worker.ts'
import { widgetFolders } from './site/static-files.ts'
import { keepWidgets } from './site/widget-files.ts'
import { storedSecret } from './config/secret.ts'
import { createApp } from './create-app.ts'
import { createDrafting } from './drafting/provider.ts'
import { createLog } from './http/request-log.ts'
import { reportFailure } from './problems/outage.ts'
import { requireKey } from './secrets/key-check.ts'
import { createServer } from './server.ts'

export interface RunningServer {
  server: Server
  url: string
  /** What the person at the terminal should know about the data; undefined when there is nothing. */
  notice: string | undefined
  /** The demo sign-ins that work. */
  demo(): ReturnType<typeof demoSignIns>
  /** Finishes requests in progress, refuses new ones, and closes the database. */
  stop(): Promise<void>
}

/**
 * Milliseconds during which calls are still answered but /health/ready fails, so load balancers stop sending
 * requests.
 */
const drainTime = 2_000
/** Shutdown grace period for requests in progress (ms). */
const shutdownTimeout = 20_000

/** Serves a database, creating the sample show if there is no show. Closes it at the end, even after a failure. */
export async function listen(env: Env, database: Database): Promise<RunningServer> {
  try {
    const metrics = await openMetrics(env, database)
    const log = createLog(env)
    const drafting = metrics.measure(createDrafting({ ...env, notice: (message) => log.warn(message) }))
    const alone = database.embedded !== undefined
    const app = await createApp(database.knex, env, { drafting, log, alone })
    const [server] = await Promise.all([
      createServer(app),
      refuseOpenDatabase(database.knex),
      requireKey(app),
    ])
    if (env.demo) await seedDemo(database.knex)
    await keepWidgets(widgetFolders(env.dataDirectory)).catch((error: unknown) =>
      app.log.warn({ err: error }, "couldn't keep this version's widgets for the next version"),
    )
    metrics.observe(server)
    await server.start()
    const workers = [startWorker(app), startDelivering(app), startMailing(app), keepSealed(app)]
    const maintenance = startMaintenance(database.knex, {
      ...(database.embedded && {
        backup: metrics.watchBackup(
          dailyBackup({
            connection: database.embedded.superuser,
            directory: env.dataDirectory,
            secret: env.secret ? null : await storedSecret(env.dataDirectory),
          }),
        ),
      }),
      report: (error) => reportFailure(app.log, error, 'maintenance failed'),
    })
    const stop = async () => {
      app.ready = false
      if (!env.demo) await setTimeout(drainTime)
      await Promise.all([
        server.stop({ timeout: shutdownTimeout }),
        ...workers.map((worker) => worker.stop()),
      ])
      await app.jobs.stop()
      await maintenance.stop()
      await metrics.stop()
      await database.close()
      app.log.info('stopped')
    }
    return {
      server,
      notice: database.embedded?.elsewhere,
      demo: () => demoSignIns(app),
      url: `http://${shownHost(env.host)}:${server.info.port}`,
      stop,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

// What a browser on this machine can open
const shownHost = (host: string) => (['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : host)
