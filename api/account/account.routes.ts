import { account as contract } from '@cueroom/core/account/account.contract.ts'
import { changesText } from '@cueroom/core/text/changes.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { implement } from '../http/implement.ts'
import { changeEmail, confirmEmail } from './change-email.service.ts'
import { cancelErasure, requestErasure } from './erase-show.service.ts'
import { forgotPassword } from './forgot-password.service.ts'
import * as mails from './mail-settings.service.ts'
import * as sessions from './sessions.service.ts'

const done = { done: true } as const

const renamed = (from: string | null, to: string | null | undefined) =>
  changesText([{ label: 'Name', from: from ?? '', to: to ?? '' }])

export const accountRoutes = implement(contract, {
  sessions: ({ db, session }) => sessions.listOfShow(db, session.sessionId),
  endSession: ({ db, params }) => sessions.endOfShow(db, params.id),
  rename: async ({ db, tenantId, session, body }) => {
    noteForAudit(db, { details: renamed(session.name, body.name) })
    await db('tenants').where({ id: tenantId }).update({ name: body.name })
    return done
  },
  changeEmail: { long: (call) => changeEmail({ ...call, kind: 'tenant' }) },
  confirmEmail: { long: ({ app, body, address }) => confirmEmail(app, body.token, address) },
  forgotPassword: { long: (call) => forgotPassword(call) },
  requestErasure: { long: (call) => requestErasure(call) },
  cancelErasure: ({ db, tenantId }) => cancelErasure(db, tenantId),
  mails: ({ app, db, tenantId }) => mails.read(app, db, { tenantId }),
  saveMails: ({ app, db, tenantId, body }) => mails.save(app, db, { tenantId }, body.mails),
  adminMails: ({ app, db, admin }) => mails.read(app, db, { adminId: admin.id }),
  saveAdminMails: ({ app, db, admin, body }) => mails.save(app, db, { adminId: admin.id }, body.mails),
  adminRename: async ({ db, admin, body }) => {
    noteForAudit(db, { details: renamed(admin.name, body.name) })
    await db('admins').where({ id: admin.id }).update({ name: body.name })
    return done
  },
  adminChangeEmail: { long: ({ admin, ...call }) => changeEmail({ ...call, kind: 'admin', session: admin }) },
  adminSessions: ({ db, admin }) => sessions.listOfAdmin(db, admin),
  endAdminSession: ({ db, admin, params }) => sessions.endOfAdmin(db, admin.id, params.id),
})
