import { admin } from '../app/paths.ts'

/** Path to one tenant's purchases. */
export const subscriptionsOf = (tenantId: string) =>
  `${admin.dashboard}?tab=subscriptions&tenant=${encodeURIComponent(tenantId)}`
