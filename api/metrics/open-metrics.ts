import type { Server } from '@hapi/hapi'
import { backupFolder } from '../db/daily-backup.ts'
import type { Database } from '../db/database.ts'
import type { Drafting } from '../drafting/provider.ts'
import type { Env } from '../config/env.ts'

/** A process's figures; without METRICS_PORT and METRICS_TOKEN nothing is counted or loaded. */
interface OpenMetrics {
  measure(drafting: Drafting): Drafting
  /** Counts the requests of a server, and answers scrapes there when they have no port of their own. */
  observe(server: Server): void
  watchBackup(backup: () => Promise<void>): () => Promise<void>
  stop(): Promise<void>
}

const nothing: OpenMetrics = {
  measure: (drafting) => drafting,
  observe: () => {},
  watchBackup: (backup) => backup,
  stop: async () => {},
}

/** Starts counting, and listens on METRICS_PORT when it is set. @throws EADDRINUSE */
export async function openMetrics(env: Env, { knex, embedded }: Database): Promise<OpenMetrics> {
  if (!env.metrics) return nothing
  const { createMetrics } = await import('./metrics.ts')
  const { listenForScrapes, routeScrapes } = await import('./serve-metrics.ts')
  const access = env.metrics
  const metrics = createMetrics({ knex, backups: embedded && backupFolder(env.dataDirectory) })
  const listener =
    access.port === undefined
      ? undefined
      : await listenForScrapes(metrics, { ...access, port: access.port, host: env.host })
  return {
    measure: metrics.measure,
    observe: (server) => {
      metrics.observe(server)
      if (!listener) routeScrapes(server, metrics, access)
    },
    watchBackup: (backup) => () =>
      backup().catch((error: unknown) => {
        metrics.backupFailed()
        throw error
      }),
    stop: async () => listener?.stop(),
  }
}
