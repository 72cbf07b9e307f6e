import type { ChangedEmail } from '@cueroom/core/account/account.contract.ts'
import { sessionHours } from '@cueroom/core/auth/session-hours.ts'
import { changesText } from '@cueroom/core/text/changes.ts'
import Jwt from '@hapi/jwt'
import { record } from '../http/audit-record.ts'
import { verifyCurrentPassword } from '../auth/change-password.service.ts'
import { type Db, forTenant, inPlatform, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import type { AdminSession, TenantSession } from '../http/session.ts'
import { type MailServer, mailFailure, sendMail } from '../mail/send-mail.ts'
import { conflict, problem } from '../problems/problems.ts'

interface Call {
  app: App
  kind: Change['kind']
  session: TenantSession | AdminSession
  body: ChangedEmail
  origin: string
  address: string
}

const audience = 'email-change'
/**
 * Changes the email after the password was confirmed. Where mail is set up, a link is sent to the new address, and
 * nothing changes before it is opened. It works for as long as the session that asked for it is open: whoever signs
 * out everywhere or sets a new password also stops what a thief had asked for. The old address gets a mail.
 * @throws 400, 409, 429, 502 when the mail server refused it
 */
export async function changeEmail({ app, kind, session, body, origin, address }: Call) {
  const { email, currentPassword } = body
  await verifyCurrentPassword(app, session, currentPassword)
  const { id, sessionId, email: before } = session
  const asked: Change = { kind, sub: String(id), session: sessionId, before, after: email }
  if (!app.env.mail) {
    await change(app, asked, address)
    return { mailed: false }
  }
  const token = Jwt.token.generate(
    { aud: audience, iss: 'cueroom', ...asked },
    { key: app.secrets[0], algorithm: 'HS256' },
    { ttlSec: sessionHours[kind] * 3600 },
  )
  await mailLink(app.env.mail, asked, `${origin}/confirm-email#token=${token}`)
  await mailOldAddress(app, before, [
    `Someone signed in to your Cueroom account asked to change its email address to ${email}.`,
    `If it was you, you don't need to do anything here. To confirm the change, open the link in the email we sent to ${email}.`,
    "If it wasn't, change your password now. This signs out everyone else, and the link stops working.",
  ])
  return { mailed: true }
}

interface Change {
  kind: 'tenant' | 'admin'
  /** Id of the show, or of the administrator. */
  sub: string
  /** Id of the session that asked. */
  session: string
  before: string
  after: string
}

/** Opens the link of a mail: it works once, as the email it was asked for is another one afterwards. @throws 404, 409 */
export async function confirmEmail(app: App, token: string, address: string) {
  const asked = app.secrets.map((key) => read(token, key)).find(Boolean)
  if (!asked) throw invalidLink()
  await change(app, asked, address)
  await mailOldAddress(app, asked.before, [
    `The email address of your Cueroom account is now ${asked.after}. You can no longer sign in with this one.`,
    "If this wasn't you, contact the people who run this server right away: you can no longer sign in.",
  ])
  return { email: asked.after }
}

function read(token: string, key: string): Change | undefined {
  try {
    const artifacts = Jwt.token.decode(token)
    Jwt.token.verify(artifacts, { key, algorithm: 'HS256' }, { aud: audience, iss: 'cueroom', sub: false })
    return artifacts.decoded.payload
  } catch {
    return undefined
  }
}

const invalidLink = () => problem(404, 'email_link_invalid', 'This link is invalid or has expired.')

async function change(app: App, { kind, sub, session, before, after }: Change, address: string) {
  const actor = { actorKind: kind === 'admin' ? ('admin' as const) : ('host' as const), actor: before }
  const replace = async (db: Db) => {
    const sessions = kind === 'admin' ? db('sessions').where({ adminId: sub }) : forTenant(db, 'sessions')
    const isOpen = await sessions
      .where({ id: session ?? '' })
      .where('expiresAt', '>', new Date())
      .first('id')
    if (!isOpen) throw invalidLink()
    const isChanged =
      kind === 'admin'
        ? await changeOfAdmin(db, sub, { before, after })
        : await changeOfShow(db, { before, after })
    if (!isChanged) throw invalidLink()
    const details = changesText([{ label: 'Email', from: before, to: after }])
    await record(db, { action: 'email_changed', ...actor, address, details })
  }
  await (kind === 'admin' ? inPlatform(app.knex, replace) : inTenant(app.knex, sub, replace)).catch(
    (error: unknown) => {
      const { constraint } = error as { constraint?: string }
      if (constraint !== 'tenants_email' && constraint !== 'admins_email') throw error
      throw conflict('Another account already uses this email', 'already_taken')
    },
  )
}

type Emails = Pick<Change, 'before' | 'after'>

async function changeOfShow(db: Db, { before, after }: Emails): Promise<boolean> {
  const { rows } = await db.raw('select cueroom.change_email(?, ?) as changed', [before, after])
  return rows[0]?.changed === true
}

const changeOfAdmin = async (db: Db, id: string, { before, after }: Emails) =>
  (await db('admins').where({ id, email: before }).update({ email: after })) === 1

async function mailLink(server: MailServer, { kind, after: to }: Change, link: string) {
  const text = [
    'Someone asked to use this address to sign in to Cueroom.',
    `If it was you, open this link to confirm it within ${sessionHours[kind]} hours and before you sign out:`,
    link,
    "If it wasn't you, ignore this email. Nothing changes unless the link is opened.",
  ].join('\n\n')
  try {
    await sendMail(server, {
      to: { name: '', address: to },
      subject: 'Confirm your new email address for Cueroom',
      text,
    })
  } catch (error) {
    throw problem(502, 'mail_refused', `${mailFailure(error).reason}. Your email hasn't changed.`)
  }
}

/** Writes to the address that signs in now, or did until now. A mailbox that is lost doesn't stop the change. */
async function mailOldAddress({ env, log }: App, to: string, paragraphs: string[]) {
  if (!env.mail) return
  const mail = { to: { name: '', address: to }, subject: 'The email address of your Cueroom account' }
  await sendMail(env.mail, { ...mail, text: paragraphs.join('\n\n') }).catch((error: unknown) => {
    const { reason, codes } = mailFailure(error)
    log.warn({ ...codes, reason }, "couldn't notify the old address of the new email")
  })
}
