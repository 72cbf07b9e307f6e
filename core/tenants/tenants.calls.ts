import type { Calls } from '../contract/endpoint.ts'

export const tenants = {
  list: {
    route: 'GET /api/admin/tenants',
    summary: 'List the tenants',
    access: 'admin',
    paged: true,
  },
  get: { route: 'GET /api/admin/tenants/{id}', summary: 'Get one tenant', access: 'admin' },
  create: {
    route: 'POST /api/admin/tenants',
    summary: 'Add a tenant and get the setup link for its host',
    access: 'admin',
    audit: 'tenant_created',
    status: 201,
    noReplay: true,
  },
  update: {
    route: 'PUT /api/admin/tenants/{id}',
    summary:
      "Change a tenant's fields and features; absent keys stay unchanged. A new sign-in email needs a code",
    access: 'admin',
    audit: 'tenant_changed',
  },
  issueSetupLink: {
    route: 'POST /api/admin/tenants/{id}/setup-link',
    summary: 'Create a new setup link; the previous one stops working',
    access: 'admin',
    needsCode: true,
    audit: 'setup_link_issued',
    noReplay: true,
  },
  revokeSetupLink: {
    route: 'DELETE /api/admin/tenants/{id}/setup-link',
    summary: 'Revoke the setup link',
    access: 'admin',
    audit: 'setup_link_revoked',
  },
  usage: {
    route: 'GET /api/admin/tenants/{id}/usage',
    summary: "Get a tenant's usage and limits",
    access: 'admin',
  },
  sessions: {
    route: 'GET /api/admin/tenants/{id}/sessions',
    summary: "List a tenant's sessions, and whether signing in needs a code",
    access: 'admin',
  },
  disableTwoFactor: {
    route: 'DELETE /api/admin/tenants/{id}/two-factor',
    summary: 'Turn off two-factor authentication for a host who lost their phone and recovery codes',
    access: 'admin',
    needsCode: true,
    audit: 'two_factor_disabled',
  },
  purchases: {
    route: 'GET /api/admin/feature-purchases/{tenantId}',
    summary: "List a tenant's purchases, newest first",
    access: 'admin',
    paged: true,
  },
  purchase: {
    route: 'POST /api/admin/purchase-feature',
    summary: 'Record a purchase, which turns the feature on',
    access: 'admin',
    audit: 'feature_purchased',
    status: 201,
  },
  endPurchase: {
    route: 'POST /api/admin/feature-purchases/{tenantId}/{id}/end',
    summary: 'End a purchase now; it stays in the history',
    access: 'admin',
    audit: 'purchase_ended',
  },
} as const satisfies Calls
