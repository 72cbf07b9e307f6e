import type { Use } from './seal.ts'

/** Whose account it is. */
export type AccountOwner = { tenantId: string } | { adminId: number }

/** A name of the owner that no other has. */
export const nameOf = (owner: AccountOwner) =>
  'tenantId' in owner ? `tenant ${owner.tenantId}` : `admin ${owner.adminId}`

/** What the stored secret of an authenticator app is sealed for. */
export const ofAuthenticator = (owner: AccountOwner): Use => ({
  purpose: 'authenticator',
  owner: nameOf(owner),
})

/** What a webhook's secrets are sealed for. */
export const ofWebhook = (id: string): Use => ({ purpose: 'webhook', owner: id })
