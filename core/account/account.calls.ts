import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'

const changeEmail = {
  summary:
    'Change the sign-in email; needs the password and, if the server sends email, a click on the link sent to the new address',
  needsCode: true,
  rate: 'signIn',
  noReplay: true,
} as const

const endSession = { summary: 'End one session', audit: 'session_ended' } as const

export const account = {
  sessions: {
    route: 'GET /api/tenant/sessions',
    summary: 'List the sessions of the show',
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
    summary: 'Confirm a new email with the link sent to it',
    access: 'public',
    noReplay: true,
  },
  forgotPassword: {
    route: 'POST /api/tenant/password/forgotten',
    summary:
      'Email a link for a new password, if the server sends mail; the reply is the same for every email',
    access: 'public',
    rate: 'reset',
    noReplay: true,
  },
  requestErasure: {
    route: 'POST /api/tenant/erasure',
    summary: `Erase the show and everything in it after ${trashDays} days; needs its name and the password`,
    signedInOnly: true,
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
    audit: 'show_erasure_requested',
  },
  cancelErasure: {
    route: 'DELETE /api/tenant/erasure',
    summary: 'Cancel the erasure of the show',
    signedInOnly: true,
    audit: 'show_erasure_cancelled',
  },
  mails: {
    route: 'GET /api/tenant/mails',
    summary: 'Get the emails the host wants, and whether this server sends email',
    signedInOnly: true,
  },
  saveMails: {
    route: 'PATCH /api/tenant/mails',
    summary: 'Choose which emails the host gets; absent keys stay unchanged',
    signedInOnly: true,
    audit: 'mails_changed',
  },
  adminMails: {
    route: 'GET /api/admin/mails',
    summary: 'Get the emails the administrator wants, and whether this server sends email',
    access: 'admin',
  },
  saveAdminMails: {
    route: 'PATCH /api/admin/mails',
    summary: 'Choose which emails the administrator gets',
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
    summary: 'List the sessions of this administrator',
    access: 'admin',
  },
  endAdminSession: { route: 'DELETE /api/admin/sessions/{id}', ...endSession, access: 'admin' },
} as const satisfies Calls
