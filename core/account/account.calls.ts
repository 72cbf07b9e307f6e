import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'

const changeEmail = {
  summary:
    'Change the email to sign in with, confirmed by the password and, where the server sends mail, by a link to the new address',
  needsCode: true,
  rate: 'signIn',
  noReplay: true,
} as const

const endSession = { summary: 'Sign out in one place', audit: 'session_ended' } as const

export const account = {
  sessions: {
    route: 'GET /api/tenant/sessions',
    summary: 'List where the show is signed in',
    signedInOnly: true,
  },
  endSession: { route: 'DELETE /api/tenant/sessions/{id}', ...endSession, signedInOnly: true },
  rename: {
    route: 'PATCH /api/tenant/name',
    summary: 'Rename the show',
    signedInOnly: true,
    audit: 'name_changed',
  },
  changeEmail: { route: 'POST /api/tenant/email', ...changeEmail, signedInOnly: true },
  confirmEmail: {
    route: 'POST /api/tenant/email/confirm',
    summary: 'Confirm a new email with the link that was mailed to it',
    access: 'public',
    noReplay: true,
  },
  forgotPassword: {
    route: 'POST /api/tenant/password/forgotten',
    summary:
      'Mail a link for a new password to an account, where the server can; any email gets the same reply',
    access: 'public',
    rate: 'reset',
    noReplay: true,
  },
  requestErasure: {
    route: 'POST /api/tenant/erasure',
    summary: `Erase the show with everything in it, in ${trashDays} days; needs its name and the password`,
    signedInOnly: true,
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
    audit: 'show_erasure_requested',
  },
  cancelErasure: {
    route: 'DELETE /api/tenant/erasure',
    summary: 'Keep the show after all',
    signedInOnly: true,
    audit: 'show_erasure_cancelled',
  },
  mails: {
    route: 'GET /api/tenant/mails',
    summary: 'Which mails the host wants, and whether this server sends any',
    signedInOnly: true,
  },
  saveMails: {
    route: 'PATCH /api/tenant/mails',
    summary: 'Choose which mails the host gets; what is not named stays',
    signedInOnly: true,
    audit: 'mails_changed',
  },
  adminMails: {
    route: 'GET /api/admin/mails',
    summary: 'Which mails the administrator wants, and whether this server sends any',
    access: 'admin',
  },
  saveAdminMails: {
    route: 'PATCH /api/admin/mails',
    summary: 'Choose which mails the administrator gets',
    access: 'admin',
    audit: 'mails_changed',
  },
  adminRename: {
    route: 'PATCH /api/admin/name',
    summary: "Change the administrator's own name",
    access: 'admin',
    audit: 'administrator_renamed',
  },
  adminChangeEmail: { route: 'POST /api/admin/email', ...changeEmail, access: 'admin' },
  adminSessions: {
    route: 'GET /api/admin/sessions',
    summary: 'List where this administrator is signed in',
    access: 'admin',
  },
  endAdminSession: { route: 'DELETE /api/admin/sessions/{id}', ...endSession, access: 'admin' },
} as const satisfies Calls
