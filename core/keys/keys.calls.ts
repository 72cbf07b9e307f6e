import type { Calls } from '../contract/endpoint.ts'

export const keys = {
  list: {
    route: 'GET /api/keys',
    summary: 'List the API keys of the show, newest first',
    signedInOnly: true,
  },
  create: {
    route: 'POST /api/keys',
    summary: 'Create an API key, which needs the password; it is shown once',
    audit: 'key_created',
    signedInOnly: true,
    needsCode: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
    rate: 'signIn',
    noReplay: true,
    status: 201,
  },
  revoke: {
    route: 'DELETE /api/keys/{id}',
    summary: 'Revoke an API key; calls with it are refused immediately',
    audit: 'key_revoked',
    signedInOnly: true,
  },
} as const satisfies Calls
