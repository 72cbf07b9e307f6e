import type { App } from '../http/app.ts'
import type { MailJob, MailTopic } from '../jobs/jobs.ts'
import { LaterError } from '../jobs/queue.ts'
import { searchEvery } from '../jobs/search-loop.ts'
import { mailFailure, sendMail } from '../mail/send-mail.ts'
import { queueDigests } from './digest.ts'
import { composeMail } from './compose.ts'
import { reportFailure } from '../problems/outage.ts'

/** Milliseconds between two looks for news of the inbox that are to be mailed. */
const searchInterval = 60_000

/** Sends queued mails, and queues the news of the inbox; without a mail server it does nothing. */
export function startMailing(app: App) {
  if (!app.env.mail) return { search: async () => {}, stop: async () => {} }
  const { mails } = app.jobs
  let stopped = false
  const searchOnce = async () => {
    await queueDigests(app)
    if (stopped) return
    await mails.work({ places: 1, batchSize: 1 }, (jobs) => jobs.map((mail) => deliverOrRetry(app, mail)))
  }
  const searches = searchEvery(searchInterval, searchOnce, app.log, 'a search for mails failed')
  return {
    search: searches.search,
    stop: async () => {
      stopped = true
      await searches.stop()
      await mails.drain()
    },
  }
}

async function deliverOrRetry(app: App, mail: MailJob) {
  try {
    await deliver(app, mail)
  } catch (err) {
    if (!(err instanceof LaterError))
      reportFailure(app.log, err, "couldn't send a mail; will retry", { kind: mail.kind })
    throw new LaterError()
  }
}

/** Sends one mail. @throws LaterError when the server does not take it: the queue tries again. */
export async function deliver(app: App, job: MailTopic) {
  const { mail: server } = app.env
  const mail = server && (await composeMail(app, job))
  if (!mail) return
  try {
    await sendMail(server, mail)
  } catch (error) {
    const { reason, codes } = mailFailure(error)
    app.log.warn({ ...codes, reason, kind: job.kind }, "couldn't send a mail; will retry")
    throw new LaterError(reason)
  }
}
