import type { SetupForm } from '@cueroom/core/auth/credentials.ts'
import type { App } from '../http/app.ts'
import { inTenant, inVisitor, lookUpTenant } from '../db/tenant.ts'
import { problem } from '../problems/problems.ts'
import { hashSetupToken } from './setup-link.ts'
import { openForTenant, verifyCode } from './auth.service.ts'
import type { SignInPlace } from './sessions.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { hashPassword } from './passwords.ts'

// The reply doesn't reveal whether a link is unknown, used, expired or revoked
const invalidLink = () => problem(404, 'setup_link_invalid', 'Invalid or expired setup link')

/** Whose account a link sets up. @throws 404 */
export async function findSetup(app: App, token: string) {
  return { tenant: await findTenant(app, hashSetupToken(token)) }
}

async function findTenant(app: App, hash: Buffer) {
  const id = await lookUpTenant(app.knex, 'select cueroom.tenant_of_setup_token(?) as tenant', hash)
  if (!id) throw invalidLink()
  return inTenant(app.knex, id, (db) => db('tenants').where({ id }).first('id', 'name', 'email'))
}

/** Spends a link: sets name and password, ends every session and signs in. @throws 400, 404 */
export async function completeSetup(
  app: App,
  { setupToken, name, password, code }: SetupForm,
  from: SignInPlace,
) {
  const hash = hashSetupToken(setupToken)
  // Before the password is rated and hashed, which costs: a stranger without a link costs nothing
  const tenant = await findTenant(app, hash)
  await refuseWeakPassword(password, {
    path: 'password',
    about: [name, tenant.name, tenant.email],
    owner: tenant.id,
  })
  // Access to a host's mail is only one of the two factors
  const spent = await verifyCode(app, { tenantId: tenant.id }, code, async () => {})
  const passwordHash = await hashPassword(password)
  const { rows } = await inVisitor(app.knex, (db) =>
    db.raw('select cueroom.complete_setup(?, ?, ?) as id', [hash, passwordHash, name]),
  )
  const id: string | null = rows[0].id
  if (id === null) throw invalidLink()
  return openForTenant(app, id, { action: 'setup_completed', code: spent, ...from })
}
