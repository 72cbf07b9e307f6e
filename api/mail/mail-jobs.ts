import { fromKnex, type PgBoss } from 'pg-boss'
import { asOwner, type Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'

/** The queue of pg-boss: one job is one mail. */
const mailQueue = 'mails'

/** What a mail is about. Its text is written when it is sent, from the rows as they are then. */
export type MailJob =
  | { kind: 'digest'; tenantId: string; itemIds: number[] }
  | { kind: 'answers_copy'; tenantId: string; responseId: number }
  | { kind: 'reset'; tenantId: string }
  /** `to` is encrypted: everything else about the guest is erased. */
  | { kind: 'erased'; tenantId: string; to: string }
  | ({ kind: 'sign_in'; device: string; address: string; at: string } & (
      | { tenantId: string }
      | { adminId: number }
    ))

/** A mail server that is down for hours loses nothing; after that a mail is too old to be of use. */
const queueOptions = {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 2 * 3_600,
  expireInSeconds: 120,
  retentionSeconds: 24 * 3_600,
  deleteAfterSeconds: 60,
}

const opened = new WeakMap<App['jobs'], Promise<PgBoss>>()

async function open(jobs: App['jobs']): Promise<PgBoss> {
  const boss = await jobs.open()
  await boss.createQueue(mailQueue)
  await boss.updateQueue(mailQueue, queueOptions)
  return boss
}

/** pg-boss with the queue of mails, which is made when it is first needed. */
function openMailQueue({ jobs }: Pick<App, 'jobs'>): Promise<PgBoss> {
  const known = opened.get(jobs)
  if (known) return known
  const opening = open(jobs)
  opened.set(
    jobs,
    opening.catch((error: unknown) => {
      opened.delete(jobs)
      throw error
    }),
  )
  return opening
}

const insert = async (app: App, db: Db, mails: MailJob[]) => {
  const boss = await openMailQueue(app)
  await boss.insert(
    mailQueue,
    mails.map((data) => ({ data })),
    { db: fromKnex(db), returnId: false },
  )
}

/** Queues a mail in the transaction of what it is about, where the server sends mail. */
export async function queueMail(app: App, db: Db, mail: MailJob) {
  if (app.env.mail) await asOwner(db, () => insert(app, db, [mail]))
}

/** The same in a transaction of the tables' owner. */
export const queueMailsAsOwner = insert

/** Sends queued mails one after the other; a failure is tried again later. */
export async function workMails(app: App, send: (mail: MailJob) => Promise<void>) {
  const boss = await openMailQueue(app)
  await boss.work<MailJob>(mailQueue, { batchSize: 1, pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) {
      await send(data).catch((err: unknown) => {
        app.log.error({ err, kind: data.kind }, "couldn't send a mail; it is tried again")
        // Nothing of it goes to pg-boss, which would store it: errors of the database repeat values
        throw new Error('The mail was not sent')
      })
    }
  })
}

/** Fetches nothing more, and waits for the mail that is being sent. */
export const drainMails = async (app: App) => {
  const boss = await opened.get(app.jobs)?.catch(() => undefined)
  await boss?.offWork(mailQueue, { wait: true })
}
