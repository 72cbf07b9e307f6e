import type { GuestMail, MailResult } from '@cueroom/core/sends/send.ts'
import type { SendBody } from '@cueroom/core/sends/sends.contract.ts'
import type { Db } from '../db/tenant.ts'
import { missingGuests } from '../guests/guests.service.ts'
import type { App } from '../http/app.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { type Mail, type MailServer, mailFailure, sendMail } from '../mail/send-mail.ts'
import { problem } from '../problems/problems.ts'
import { showSender } from '../show/show.service.ts'
import { countMail } from './mail-quota.ts'
import { stopHeaders, stopLineOf, stopLink, stoppedAmong, withStopLine } from './mail-stops.ts'
import { mark, prepare, states } from './sends.service.ts'

/** A guest who was mailed the same within this time is not mailed again: the call may have been repeated. */
const repeatMinutes = 10

interface Mailing extends SendBody, Pick<HostTransactions, 'inTenant'> {
  app: App
  origin: string
  signal: AbortSignal
}

/**
 * Mails guests one after the other, and records each mail before sending it, so nobody gets it twice. A
 * rejected mail is recorded as not sent. @throws 409 no_mail_server or inactive, 404.
 */
export async function mailGuests({
  app,
  origin,
  signal,
  inTenant,
  ...wanted
}: Mailing): Promise<{ results: MailResult[]; missing: number[] }> {
  const server = app.env.mail
  if (!server)
    throw problem(
      409,
      'no_mail_server',
      "This server doesn't send email. Copy the emails, or open them in your email app.",
    )
  const { secrets } = app
  const { mails, sender, stopLine, missing } = await inTenant(async (db) => ({
    mails: await prepare(db, { ...wanted, secrets, origin }),
    sender: await showSender(db),
    stopLine: await stopLineOf(db, wanted.questionnaireId),
    missing: await missingGuests(db, wanted.guestIds),
  }))
  const results: MailResult[] = []
  for (const mail of mails) {
    if (signal.aborted) break
    const result = await mailOne(app, { server, mail, sender, wanted, origin, stopLine, inTenant })
    results.push({ guestId: mail.guestId, name: mail.name, ...result })
  }
  return { results, missing }
}

interface OneMail extends Pick<Mailing, 'inTenant' | 'origin'> {
  server: MailServer
  mail: GuestMail
  sender: Mail['sender']
  wanted: SendBody
  stopLine: string
}

const failed = (problem: string) => ({ sent: false, problem })

async function mailOne(app: App, { server, mail, sender, wanted, origin, stopLine, inTenant }: OneMail) {
  const { guestId, email, name, subject, text } = mail
  if (!email) return failed('No email address')
  const note = { ...wanted, guestIds: [guestId] }
  const admitted = await inTenant(async (db) => {
    const refusal = await whyNot(db, { app, email, wanted, guestId })
    if (refusal) return { refusal }
    await mark(db, { ...note, sent: true })
    return { link: stopLink(db, email, { origin, secrets: app.secrets }) }
  })
  if (admitted.refusal !== undefined) return failed(admitted.refusal)
  const { link } = admitted
  try {
    await sendMail(server, {
      to: { name, address: email },
      sender,
      subject,
      text: withStopLine(text, stopLine, link),
      headers: stopHeaders(link),
    })
    return { sent: true, problem: null }
  } catch (error) {
    await inTenant((db) => mark(db, { ...note, sent: false }))
    const { reason, codes } = mailFailure(error)
    app.log.warn({ ...codes, reason }, "couldn't email a guest")
    return failed(reason)
  }
}

interface Admission extends Pick<OneMail, 'wanted'> {
  app: App
  email: string
  guestId: number
}

/** Why a mail may not be sent; undefined once it is counted. */
async function whyNot(db: Db, { app, email, wanted, guestId }: Admission): Promise<string | undefined> {
  if ((await stoppedAmong(db, [email])).size > 0) return 'Opted out of email from this show'
  const sends = await states(db, [guestId])
  const before = sends.find((send) => send.questionnaireId === wanted.questionnaireId)
  const last = wanted.kind === 'remind' ? before?.remindedAt : before?.sentAt
  if (last && Date.parse(last) > Date.now() - repeatMinutes * 60_000)
    return `Already sent in the last ${repeatMinutes} minutes`
  return countMail(db, app.env.mailsPerDay)
}
