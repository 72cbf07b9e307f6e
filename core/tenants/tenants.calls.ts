import type { Calls } from '../contract/endpoint.ts'

export const tenants = {
  list: {
    route: 'GET /api/admin/tenants',
    summary: 'List the tenants',
    access: 'admin',
    paged: true,
  },
  get: { route: 'GET /api/admin/tenants/{id}', summary: 'Show one tenant', access: 'admin' },
  create: {
    route: 'POST /api/admin/tenants',
    summary: 'Add a tenant, with the link its host signs in by for the first time',
    access: 'admin',
    audit: 'tenant_created',
    status: 201,
    noReplay: true,
  },
  update: {
    route: 'PUT /api/admin/tenants/{id}',
    summary: "Change a tenant's fields and features; what is not named stays",
    access: 'admin',
    audit: 'tenant_changed',
  },
  issueSetupLink: {
    route: 'POST /api/admin/tenants/{id}/setup-link',
    summary: 'Make a new setup link; the one before stops working',
    access: 'admin',
    audit: 'setup_link_issued',
    noReplay: true,
  },
  revokeSetupLink: {
    route: 'DELETE /api/admin/tenants/{id}/setup-link',
    summary: 'Make the setup link stop working',
    access: 'admin',
    audit: 'setup_link_revoked',
  },
  usage: {
    route: 'GET /api/admin/tenants/{id}/usage',
    summary: 'How much of its limits a tenant has used',
    access: 'admin',
  },
  sessions: {
    route: 'GET /api/admin/tenants/{id}/sessions',
    summary: 'List where a tenant is signed in, and whether that takes a code',
    access: 'admin',
  },
  disableTwoFactor: {
    route: 'DELETE /api/admin/tenants/{id}/two-factor',
    summary: 'Turn off two-factor authentication of a host who lost the phone and the recovery codes',
    access: 'admin',
    needsCode: true,
    audit: 'two_factor_disabled',
  },
  purchases: {
    route: 'GET /api/admin/feature-purchases/{tenantId}',
    summary: 'What was bought for a tenant, newest first',
    access: 'admin',
    paged: true,
  },
  purchase: {
    route: 'POST /api/admin/purchase-feature',
    summary: 'Record a purchase, which switches the feature on',
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
