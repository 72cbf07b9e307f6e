import type { Calls } from '../contract/endpoint.ts'

/** Hosts and administrators make the same calls, each about their own account. */
const shared = {
  get: { summary: 'Get whether signing in needs a code, and how many recovery codes are left' },
  start: {
    summary: 'Create a secret for an authenticator app; nothing changes until it is confirmed with a code',
    rate: 'signIn',
    noReplay: true,
  },
  enable: {
    summary:
      "Turn on two-factor authentication with the app's first code, which ends all other sessions; returns ten recovery codes",
    audit: 'two_factor_enabled',
    noReplay: true,
  },
  confirm: {
    summary: 'Confirm with a code that this session may make sensitive changes for ten minutes',
    rate: 'signIn',
    noReplay: true,
  },
  replaceRecoveryCodes: {
    summary: 'Create ten new recovery codes, which needs the password; the previous ones stop working',
    needsCode: true,
    audit: 'recovery_codes_replaced',
    rate: 'signIn',
    noReplay: true,
  },
  disable: {
    summary: 'Turn off two-factor authentication; needs the password',
    needsCode: true,
    audit: 'two_factor_disabled',
    rate: 'signIn',
    noReplay: true,
  },
} as const

const host = { signedInOnly: true } as const
const admin = { access: 'admin' } as const

export const twoFactor = {
  get: { route: 'GET /api/tenant/two-factor', ...shared.get, ...host },
  start: { route: 'POST /api/tenant/two-factor/start', ...shared.start, ...host },
  enable: { route: 'POST /api/tenant/two-factor/enable', ...shared.enable, ...host },
  confirm: { route: 'POST /api/tenant/two-factor/confirm', ...shared.confirm, ...host },
  replaceRecoveryCodes: {
    route: 'POST /api/tenant/two-factor/recovery-codes',
    ...shared.replaceRecoveryCodes,
    ...host,
  },
  disable: { route: 'POST /api/tenant/two-factor/disable', ...shared.disable, ...host },
  adminGet: { route: 'GET /api/admin/two-factor', ...shared.get, ...admin },
  adminStart: { route: 'POST /api/admin/two-factor/start', ...shared.start, ...admin },
  adminEnable: { route: 'POST /api/admin/two-factor/enable', ...shared.enable, ...admin },
  adminConfirm: { route: 'POST /api/admin/two-factor/confirm', ...shared.confirm, ...admin },
  adminReplaceRecoveryCodes: {
    route: 'POST /api/admin/two-factor/recovery-codes',
    ...shared.replaceRecoveryCodes,
    ...admin,
  },
  adminDisable: { route: 'POST /api/admin/two-factor/disable', ...shared.disable, ...admin },
} as const satisfies Calls
