import { randomUUID } from 'node:crypto'
import type { Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import type { MailTopic } from '../jobs/jobs.ts'

const jobOf = (mail: MailTopic) => ({ ...mail, jobId: randomUUID() })

/** Queues a mail in the transaction of its event, if the server sends mail. */
export async function queueMail({ env, jobs }: App, db: Db, mail: MailTopic) {
  if (env.mail) await jobs.mails.enqueue(db, [jobOf(mail)])
}

/** The same for several, in a transaction of the tables' owner. */
export const queueMailsAsOwner = ({ jobs }: App, db: Db, mails: MailTopic[]) =>
  jobs.mails.enqueueAsOwner(db, mails.map(jobOf))
