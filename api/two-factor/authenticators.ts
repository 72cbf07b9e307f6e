import { type Db, forTenant, inPlatform, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { type AccountOwner, ofAuthenticator } from '../secrets/uses.ts'

/** The row of the account. */
export const accountOf = (db: Db, owner: AccountOwner) =>
  'tenantId' in owner
    ? db('tenants').where({ id: owner.tenantId })
    : db('admins').where({ id: owner.adminId })

/** A transaction that sees the owner's rows. */
export const inOwner = <T>(app: App, owner: AccountOwner, work: (db: Db) => Promise<T>) =>
  'tenantId' in owner ? inTenant(app.knex, owner.tenantId, work) : inPlatform(app.knex, work)

/** The owner's authenticator: one row at most. */
export const authenticatorOf = (db: Db, owner: AccountOwner) =>
  'tenantId' in owner
    ? forTenant(db, 'authenticators')
    : db('authenticators').where({ adminId: owner.adminId })

export const sealSecret = (app: App, owner: AccountOwner, secret: string) =>
  seal(app.secrets, ofAuthenticator(owner), secret)

export const openSecret = (app: App, owner: AccountOwner, sealed: Buffer) =>
  unseal(app.secrets, ofAuthenticator(owner), sealed)
