import { admin } from '../app/paths.ts'

/** What one tenant bought. */
export const subscriptionsOf = (tenantId: string) =>
  `${admin.dashboard}?tab=subscriptions&tenant=${encodeURIComponent(tenantId)}`
