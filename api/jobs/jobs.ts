import type { Knex } from 'knex'
import { PgBoss } from 'pg-boss'
import { execute } from '../db/execute.ts'
import { type AnyJob, createQueue } from './queue.ts'

/** The queues of pg-boss: one job is one text of a batch, one message to a webhook, or one mail. */
export const textQueue = 'texts'
export const webhookQueue = 'webhooks'
const mailQueue = 'mails'

export interface TextJob extends AnyJob {
  tenantId: string
  itemId: number
}

export interface WebhookJob extends AnyJob {
  tenantId: string
  deliveryId: number
}

/** What a mail is about. Its text is written when it is sent, from the rows as they are then. */
export type MailTopic =
  | { kind: 'digest'; tenantId: string; itemIds: number[] }
  | { kind: 'answers_copy'; tenantId: string; responseId: number }
  | { kind: 'reset'; tenantId: string }
  /** `to` is encrypted: everything else about the guest is erased. */
  | { kind: 'erased'; tenantId: string; to: string }
  | ({ kind: 'sign_in'; device: string; address: string; at: string } & (
      | { tenantId: string }
      | { adminId: number }
    ))

export type MailJob = AnyJob & MailTopic

export type Jobs = ReturnType<typeof createJobs>

interface JobsOptions {
  /** Seconds without a heartbeat after which a job is given to another worker. */
  heartbeatSeconds: number
  /** No other process can work on the database: jobs that are held when it starts were held by one that was killed. */
  alone?: boolean
  /** @param work the queue whose job failed; or what failed of the queues themselves */
  report(error: unknown, work: string): void
}

/** Seconds between two checks for lost heartbeats. */
const superviseIntervalSeconds = 5

const everyQueue = { retryBackoff: true, deleteAfterSeconds: 60 }
// Whether a job is tried again is decided by its own row
const rowsDecide = { ...everyQueue, retryLimit: 1_000, retentionSeconds: 365 * 24 * 3_600 }

/** Seconds before a message to a webhook is tried again the first time, and at most. */
export const webhookRetry = { retryDelay: 5, retryDelayMax: 6 * 3_600 }

const queues = (heartbeatSeconds: number) => ({
  [textQueue]: {
    ...rowsDecide,
    // Long enough for any text: lost workers are found by their heartbeats
    expireInSeconds: 12 * 3_600,
    retryDelay: 1,
    retryDelayMax: 10,
    heartbeatSeconds,
  },
  // A receiver is given up before a job expires
  [webhookQueue]: { ...rowsDecide, ...webhookRetry, expireInSeconds: 60 },
  // A mail server that is down for hours loses nothing; after that a mail is too old to be of use
  [mailQueue]: {
    ...everyQueue,
    retryLimit: 12,
    retryDelay: 30,
    retryDelayMax: 2 * 3_600,
    expireInSeconds: 120,
    // Counted from the day before it was queued
    retentionSeconds: 2 * 24 * 3_600,
  },
})

async function openBoss(knex: Knex, { heartbeatSeconds, alone, report }: JobsOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(knex, text, values) },
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  // pg-boss emits copies that aren't Error instances
  boss.on('error', (error) => report(Object.assign(new Error(error.message), error), 'queues'))
  await boss.start()
  for (const [name, settings] of Object.entries(queues(heartbeatSeconds))) {
    await boss.createQueue(name)
    await boss.updateQueue(name, settings)
  }
  if (alone) await knex('pgboss.job').where({ state: 'active' }).update({ state: 'retry' })
  return boss
}

/** Background work, in pg-boss on the same database. It is opened when it is first needed, and makes its tables. */
export function createJobs(knex: Knex, options: JobsOptions) {
  let opening: Promise<PgBoss> | undefined
  const open = () =>
    (opening ??= openBoss(knex, options).catch((error: unknown) => {
      opening = undefined
      throw error
    }))
  const { report } = options
  return {
    open,
    texts: createQueue<TextJob>({ name: textQueue, open, report }),
    webhooks: createQueue<WebhookJob>({ name: webhookQueue, open, report }),
    mails: createQueue<MailJob>({ name: mailQueue, open, report }),
    stop: async () => {
      const boss = await opening?.catch(() => undefined)
      opening = undefined
      await boss?.stop({ close: false, graceful: true, timeout: 2_000 })
    },
  }
}
