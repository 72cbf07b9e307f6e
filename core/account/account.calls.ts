import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'

export const account = {
  sessions: {
    route: 'GET /api/tenant/sessions',
    summary: 'List the sessions of the show',
    access: 'tenant',
    signedInOnly: true,
  },
  endSession: {
    route: 'DELETE /api/tenant/sessions/{id}',
    summary: 'End one session',
    access: 'tenant',
    signedInOnly: true,
    audit: 'session_ended',
  },
  rename: {
    route: 'PATCH /api/tenant/name',
    summary: 'Rename the show',
    access: 'tenant',
    signedInOnly: true,
    audit: 'name_changed',
  },
  changeEmail: {
    route: 'POST /api/tenant/email',
    summary:
      'Change the sign-in email; needs the password and, if the server sends mail, a click on the link sent to the new address',
    access: 'tenant',
    signedInOnly: true,
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
  },
  confirmEmail: {
    route: 'POST /api/tenant/email/confirm',
    summary: 'Confirm a new email with the link sent to it',
    access: 'public',
    noReplay: true,
  },
  forgotPassword: {
    route: 'POST /api/tenant/password/forgotten',
    summary:
      'Mail a link for a new password, if the server sends mail; the reply is the same for every email',
    access: 'public',
    rate: 'reset',
    noReplay: true,
  },
  requestErasure: {
    route: 'POST /api/tenant/erasure',
    summary: `Erase the show and everything in it after ${trashDays} days; needs its name and the password`,
    access: 'tenant',
    signedInOnly: true,
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
    audit: 'show_erasure_requested',
  },
  cancelErasure: {
    route: 'DELETE /api/tenant/erasure',
    summary: 'Cancel the erasure of the show',
    access: 'tenant',
    signedInOnly: true,
    audit: 'show_erasure_cancelled',
  },
  mails: {
    route: 'GET /api/tenant/mails',
    summary: 'Get the mails the host wants, and whether this server sends mail',
    access: 'tenant',
    signedInOnly: true,
  },
  saveMails: {
    route: 'PATCH /api/tenant/mails',
    summary: 'Choose which mails the host gets; absent keys stay unchanged',
    access: 'tenant',
    signedInOnly: true,
    audit: 'mails_changed',
  },
  adminMails: {
    route: 'GET /api/admin/mails',
    summary: 'Get the mails the administrator wants, and whether this server sends mail',
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
  adminChangeEmail: {
    route: 'POST /api/admin/email',
    summary:
      'Change the sign-in email; needs the password and, if the server sends mail, a click on the link sent to the new address',
    access: 'admin',
    needsCode: true,
    rate: 'signIn',
    noReplay: true,
  },
  adminSessions: {
    route: 'GET /api/admin/sessions',
    summary: 'List the sessions of this administrator',
    access: 'admin',
  },
  endAdminSession: {
    route: 'DELETE /api/admin/sessions/{id}',
    summary: 'End one session',
    access: 'admin',
    audit: 'session_ended',
  },
} as const satisfies Calls
