import { isDatabaseAway, logOutage } from '../problems/outage.ts'
import type { App } from '../http/app.ts'
import { drainMails, type MailJob, workMails } from '../mail/mail-jobs.ts'
import { sendMail } from '../mail/send-mail.ts'
import { queueDigests } from './digest.ts'
import { composeMail } from './compose.ts'

/** Milliseconds between two looks for news of the inbox that are to be mailed. */
const searchInterval = 60_000

/** Sends queued mails, and queues the news of the inbox; without a mail server it does nothing. */
export function startMailing(app: App) {
  if (!app.env.mail) return { search: async () => {}, stop: async () => {} }
  let working = false
  let stopped = false
  const searchOnce = async () => {
    await queueDigests(app)
    if (working || stopped) return
    working = true
    await workMails(app, (job) => deliver(app, job))
  }
  const report = (err: unknown) =>
    isDatabaseAway(err) ? logOutage(app.log, err) : app.log.error({ err }, 'a search for mails failed')
  let searching = Promise.resolve()
  const search = () => (searching = searching.then(searchOnce).catch(report))
  void search()
  const timer = setInterval(search, searchInterval)
  return {
    search,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await searching
      await drainMails(app)
    },
  }
}

/** Sends one mail. @throws when the server does not take it: the queue tries again. */
export async function deliver(app: App, job: MailJob) {
  const { mail: server } = app.env
  const mail = server && (await composeMail(app, job))
  if (!mail) return
  const refusal = await sendMail(server, mail).then(
    () => undefined,
    (error: unknown) => error as { code?: unknown; responseCode?: unknown },
  )
  if (!refusal) return
  // A mail server repeats addresses in what it says: only its codes are kept
  const { code, responseCode } = refusal
  app.log.warn({ kind: job.kind, code, responseCode }, "the mail server didn't take a mail")
  throw new Error('The mail server did not take the mail')
}
