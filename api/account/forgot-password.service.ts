import { record } from '../http/audit-record.ts'
import { inPlatform } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { reportFailure } from '../problems/outage.ts'

interface Call {
  app: App
  body: { email: string }
  address: string
}

/**
 * Whether forgotten passwords can be reset by mail. Links must use the configured address: the requested host
 * name could be an attacker's, who would then get the token.
 */
const canMailLinks = ({ env }: App) => Boolean(env.mail && env.publicUrl)

/** Mails a setup link to the account with this email. The reply doesn't reveal whether there is one. @throws 429 */
export async function forgotPassword({ app, body, address }: Call) {
  if (!canMailLinks(app)) return { mailed: false }
  await app.limits.take('reset', `account ${body.email.toLowerCase()}`)
  // After the reply, which takes as long for an unknown email
  void queueLink(app, { email: body.email, address }).catch((err: unknown) =>
    reportFailure(app.log, err, "couldn't queue a link for a forgotten password"),
  )
  return { mailed: true }
}

/** The link is created when its mail is sent, so its token is never in a queue. */
const queueLink = (app: App, { email, address }: { email: string; address: string }) =>
  inPlatform(app.knex, async (db) => {
    const tenant = await db('tenants').whereRaw('lower(email) = lower(?)', [email]).first('id')
    if (!tenant) return
    await record(db, {
      ...{ actorKind: 'server', actor: 'Forgotten password', action: 'setup_link_issued' },
      ...{ tenantId: tenant.id, subject: tenant.id, address },
    })
    await queueMail(app, db, { kind: 'reset', tenantId: tenant.id })
  })
