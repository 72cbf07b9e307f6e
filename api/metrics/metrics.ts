import type { Request, Server } from '@hapi/hapi'
import type { Knex } from 'knex'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { statusOf } from '../http/request-log.ts'
import { observeBackups } from './backup-metrics.ts'
import { observeDatabase } from './database-metrics.ts'
import { measureDrafting } from './drafting-metrics.ts'
import type { Drafting } from '../drafting/provider.ts'

/** What a process counts for Prometheus. No label holds a show, a person or an address. */
export interface Metrics {
  /** Counts calls of the model, and what it reads and writes. */
  measure(drafting: Drafting): Drafting
  /** Counts the requests of a server. */
  observe(server: Server): void
  /** Counts a backup that failed. */
  backupFailed(): void
  /** All figures, as Prometheus reads them. */
  scrape(): Promise<{ text: string; type: string }>
}

/** @param backups folder of the daily backups; undefined if none are made */
export function createMetrics({ knex, backups }: { knex: Knex; backups?: string | undefined }): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const updateDatabase = observeDatabase(register, knex)
  const backup = backups === undefined ? undefined : observeBackups(register, backups)
  const measure = measureDrafting(register)
  const requests = new Histogram({
    name: 'cueroom_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  })
  const aborted = new Counter({
    name: 'cueroom_http_requests_aborted_total',
    help: 'Requests whose client closed the connection before the response',
    registers: [register],
  })
  return {
    measure,
    backupFailed: () => backup?.failed(),
    observe: (server) => {
      server.events.on('response', (request: Request) => {
        const status = statusOf(request)
        if (status === 499) aborted.inc()
        const labels = { method: request.method.toUpperCase(), route: request.route.path, status }
        requests.observe(labels, (Date.now() - request.info.received) / 1_000)
      })
    },
    scrape: async () => {
      await Promise.all([updateDatabase(), backup?.update()])
      return { text: await register.metrics(), type: register.contentType }
    },
  }
}
