import { commandGroup } from '../app/command-group.ts'
import { defineAudit } from '../tenants/audit.ts'
import { defineExplain, defineFeatures } from '../tenants/features.ts'
import { definePurchases } from '../tenants/purchases.ts'
import { defineTenants } from '../tenants/tenants.ts'
import { defineAdmins } from './admins.ts'
import type { Define } from '../app/cli.ts'

const defineGroup = commandGroup(
  'The platform: administrators, tenants, what they may use and what they bought.',
  {
    tenants: defineTenants,
    features: defineFeatures,
    purchases: definePurchases,
    audit: defineAudit,
    'explain <tenant> <feature>': defineExplain,
  },
)

export const define: Define = (command, cli) => {
  defineGroup(command, cli)
  defineAdmins(command, cli)
}
