import type { ChangedEmail } from '@cueroom/core/account/account.contract.ts'
import Jwt from '@hapi/jwt'
import { record } from '../http/audit-record.ts'
import { verifyCurrentPassword } from '../auth/change-password.service.ts'
import { inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import type { TenantSession } from '../http/session.ts'
import { type MailServer, sendMail } from '../mail/send-mail.ts'
import { conflict, problem } from '../problems/problems.ts'

interface Call {
  app: App
  session: TenantSession
  body: ChangedEmail
  origin: string
  address: string
}

const audience = 'email-change'
const linkHours = 24

/**
 * Changes the email after the password was confirmed. Where mail is set up, a link is sent to the new address, and
 * nothing changes before it is opened.
 * @throws 400, 409, 429, 502 when the mail server refused it
 */
export async function changeEmail({ app, session, body, origin, address }: Call) {
  const { email, currentPassword } = body
  await verifyCurrentPassword(app, session, currentPassword)
  if (!app.env.mail) {
    await change(app, { sub: session.id, before: session.email, after: email }, address)
    return { mailed: false }
  }
  const token = Jwt.token.generate(
    { aud: audience, iss: 'cueroom', sub: session.id, before: session.email, after: email },
    { key: app.secrets[0], algorithm: 'HS256' },
    { ttlSec: linkHours * 3600 },
  )
  await mailLink(app.env.mail, email, `${origin}/confirm-email?token=${token}`)
  return { mailed: true }
}

interface Change {
  /** Id of the show. */
  sub: string
  before: string
  after: string
}

/** Opens the link of a mail: it works once, as the email it was asked for is another one afterwards. @throws 404, 409 */
export async function confirmEmail(app: App, token: string, address: string) {
  const asked = app.secrets.map((key) => read(token, key)).find(Boolean)
  if (!asked) throw problem(404, 'email_link_invalid', 'This link is invalid or has expired.')
  await change(app, asked, address)
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

async function change(app: App, { sub, before, after }: Change, address: string) {
  await inTenant(app.knex, sub, async (db) => {
    const { rows } = await db.raw('select cueroom.change_email(?, ?) as changed', [before, after])
    if (!rows[0]?.changed) throw problem(404, 'email_link_invalid', 'This link is invalid or has expired.')
    await record(db, { action: 'email_changed', actorKind: 'host', actor: before, address })
  }).catch((error: unknown) => {
    if ((error as { constraint?: string }).constraint !== 'tenants_email') throw error
    throw conflict('Another account signs in with this email', 'already_taken')
  })
}

async function mailLink(server: MailServer, to: string, link: string) {
  const text = [
    'Someone asked to sign in to Cueroom with this address from now on.',
    'If it was you, open this link within 24 hours to confirm it:',
    link,
    'If it was not you, do nothing: without the link nothing changes.',
  ].join('\n\n')
  try {
    await sendMail(server, {
      to: { name: '', address: to },
      subject: 'Confirm your new email for Cueroom',
      text,
    })
  } catch {
    throw problem(502, 'mail_refused', "The mail server didn't take the mail. Your email hasn't changed.")
  }
}
