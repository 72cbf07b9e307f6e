import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('The platform: administrators, tenants, features and purchases.', {
  tenants: async () => (await import('../tenants/tenants.ts')).defineTenants,
  features: async () => (await import('../tenants/features.ts')).defineFeatures,
  purchases: async () => (await import('../tenants/purchases.ts')).definePurchases,
  audit: async () => (await import('../tenants/audit.ts')).defineAudit,
  'explain <tenant> <feature>': async () => (await import('../tenants/features.ts')).defineExplain,
  list: async () => (await import('./admins.ts')).defineList,
  create: async () => (await import('./admins.ts')).defineCreate,
  'reset-password <email>': async () => (await import('./admins.ts')).defineResetPassword,
  'remove <email>': async () => (await import('./admins.ts')).defineRemove,
})
