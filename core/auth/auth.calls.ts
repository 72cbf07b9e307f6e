import type { Calls } from '../contract/endpoint.ts'

export const auth = {
  signIn: {
    route: 'POST /api/tenant/login',
    summary: 'Sign in as a host',
    access: 'public',
    rate: 'signIn',
    noReplay: true,
  },
  session: {
    route: 'GET /api/tenant/session',
    summary: 'Get the signed-in host and what the show may do',
  },
  usage: {
    route: 'GET /api/tenant/usage',
    summary: "Get the show's usage and limits",
  },
  signOut: {
    route: 'POST /api/tenant/logout',
    summary: 'End this session',
    signedInOnly: true,
  },
  signOutEverywhere: {
    route: 'POST /api/tenant/logout-everywhere',
    summary: 'End every session of the show, including this one',
    audit: 'signed_out_everywhere',
    signedInOnly: true,
  },
  changePassword: {
    route: 'POST /api/tenant/password',
    summary: 'Change the password; all earlier tokens stop working',
    audit: 'password_changed',
    signedInOnly: true,
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
  },
  adminSignIn: {
    route: 'POST /api/admin/login',
    summary: 'Sign in as a platform administrator',
    access: 'public',
    rate: 'signIn',
    noReplay: true,
  },
  adminSession: {
    route: 'GET /api/admin/session',
    summary: 'Get the signed-in administrator',
    access: 'admin',
  },
  adminSignOut: {
    route: 'POST /api/admin/logout',
    summary: 'Sign out the administrator',
    access: 'admin',
  },
  adminSignOutEverywhere: {
    route: 'POST /api/admin/logout-everywhere',
    summary: 'End every session of this administrator, including this one',
    access: 'admin',
    audit: 'signed_out_everywhere',
  },
  changeAdminPassword: {
    route: 'POST /api/admin/password',
    summary: "Change the administrator's password; all earlier tokens stop working",
    access: 'admin',
    needsCode: true,
    audit: 'password_changed',
    rate: 'signIn',
    noReplay: true,
  },
  setupLink: {
    route: 'GET /api/tenant/setup/{token}',
    summary: 'Get the account that a setup link belongs to',
    access: 'public',
  },
  completeSetup: {
    route: 'POST /api/tenant/setup',
    summary: 'Set name and password with a single-use setup link, and sign in',
    access: 'public',
    noReplay: true,
  },
} as const satisfies Calls
