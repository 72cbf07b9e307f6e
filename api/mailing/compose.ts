import { dateText } from '@cueroom/core/text/dates.ts'
import { setupMail } from '../tenants/mail-setup-link.ts'
import { issueSetupLink } from '../tenants/tenants.service.ts'
import { inPlatform, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { showDates } from '../show/show-day.ts'
import type { MailTopic } from '../jobs/jobs.ts'
import type { Mail } from '../mail/send-mail.ts'
import { accountOf } from '../two-factor/authenticators.ts'
import { composeAnswersCopy } from './answers-copy.ts'
import { composeErased } from './erased.ts'
import { composeDigest } from './digest.ts'

/** Writes a mail from the rows as they are now; undefined when there is nothing left to say. */
export function composeMail(app: App, job: MailTopic): Promise<Mail | undefined> {
  switch (job.kind) {
    case 'digest':
      return inTenant(app.knex, job.tenantId, (db) => composeDigest(app, db, job.itemIds))
    case 'answers_copy':
      return inTenant(app.knex, job.tenantId, (db) => composeAnswersCopy(app, db, job.responseId))
    case 'erased':
      return inTenant(app.knex, job.tenantId, (db) => composeErased(app, db, job))
    case 'reset':
      return composeReset(app, job.tenantId)
    case 'sign_in':
      return composeSignIn(app, job)
  }
}

/** A mail that is tried again has a new link: the token of the one before was never stored. */
async function composeReset(app: App, tenantId: string): Promise<Mail | undefined> {
  const { publicUrl } = app.env
  if (!publicUrl) return undefined
  return inPlatform(app.knex, async (db) => {
    if (!(await db('tenants').where({ id: tenantId }).first('id'))) return undefined
    return setupMail(await issueSetupLink(db, tenantId, publicUrl))
  })
}

async function composeSignIn(
  { knex, env }: App,
  job: Extract<MailTopic, { kind: 'sign_in' }>,
): Promise<Mail | undefined> {
  const isHost = 'tenantId' in job
  const account: { name: string | null; email: string } | undefined = await inPlatform(knex, (db) =>
    accountOf(db, job).first('name', 'email'),
  )
  if (!account) return undefined
  const { device, address, at } = job
  const { dateFormat } = isHost ? await inTenant(knex, job.tenantId, showDates) : {}
  const from = address ? `${device}, from the IP address ${address}` : device
  const link = env.publicUrl ? `\n${env.publicUrl}${isHost ? '/account' : '/admin-account'}` : ''
  return {
    to: { name: account.name ?? '', address: account.email },
    subject: 'New sign-in to Cueroom',
    text: `Hello,

Someone signed in to your Cueroom account from a new device:

${from}, ${dateText(at, 'longTime', { timeZone: 'UTC', dateFormat })} UTC

If it was you, you don't need to do anything. If it wasn't, change your password, which signs out everyone else.${link}
`,
  }
}
