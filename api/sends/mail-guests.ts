import type { GuestMail, MailResult } from '@cueroom/core/sends/send.ts'
import type { SendBody } from '@cueroom/core/sends/sends.contract.ts'
import type { App } from '../http/app.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { type MailServer, mailFailure, sendMail } from '../mail/send-mail.ts'
import { problem } from '../problems/problems.ts'
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
 * rejected mail is recorded as not sent. @throws 409 without a mail server, 404.
 */
export async function mailGuests({
  app,
  origin,
  signal,
  inTenant,
  ...wanted
}: Mailing): Promise<MailResult[]> {
  const server = app.env.mail
  if (!server)
    throw problem(
      409,
      'no_mail_server',
      "This server doesn't send mail. Copy the mails, or open them in your mail program.",
    )
  const { secrets } = app
  const mails = await inTenant((db) => prepare(db, { ...wanted, secrets, origin }))
  const results: MailResult[] = []
  for (const mail of mails) {
    if (signal.aborted) break
    results.push(await mailOne(app, { server, mail, wanted, inTenant }))
  }
  return results
}

interface OneMail extends Pick<HostTransactions, 'inTenant'> {
  server: MailServer
  mail: GuestMail
  wanted: SendBody
}

async function mailOne(app: App, { server, mail, wanted, inTenant }: OneMail): Promise<MailResult> {
  const { guestId, email, name, subject, text } = mail
  const failed = (reason: string) => ({ guestId, sent: false, problem: reason })
  if (!email) return failed('No email address')
  const note = { ...wanted, guestIds: [guestId] }
  const isNew = await inTenant(async (db) => {
    const sends = await states(db, [guestId])
    const before = sends.find((send) => send.questionnaireId === wanted.questionnaireId)
    const last = wanted.kind === 'remind' ? before?.remindedAt : before?.sentAt
    if (last && Date.parse(last) > Date.now() - repeatMinutes * 60_000) return false
    await mark(db, { ...note, sent: true })
    return true
  })
  if (!isNew) return failed(`Already sent in the last ${repeatMinutes} minutes`)
  try {
    await sendMail(server, { to: { name, address: email }, subject, text })
    return { guestId, sent: true, problem: null }
  } catch (error) {
    await inTenant((db) => mark(db, { ...note, sent: false }))
    const { reason, codes } = mailFailure(error)
    app.log.warn({ ...codes, reason }, "couldn't email a guest")
    return failed(reason)
  }
}
