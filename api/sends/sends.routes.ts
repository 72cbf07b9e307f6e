import { sends as contract } from '@cueroom/core/sends/sends.contract.ts'
import { implement } from '../http/implement.ts'
import { mailGuests } from './mail-guests.ts'
import * as sends from './sends.service.ts'

export const sendRoutes = implement(contract, {
  states: async ({ db, query }) => ({ sends: await sends.states(db, query.guestIds.split(',').map(Number)) }),
  template: async ({ app, db }) => ({
    ...(await sends.template(db)),
    mailServer: Boolean(app.env.mail),
  }),
  saveTemplate: async ({ app, db, body, ifMatch }) => ({
    ...(await sends.saveTemplate(db, body, ifMatch)),
    mailServer: Boolean(app.env.mail),
  }),
  prepare: async ({ app, db, origin, body }) => ({
    mails: await sends.prepare(db, { ...body, origin, secrets: app.secrets }),
  }),
  mark: async ({ db, body }) => ({ sends: await sends.mark(db, body) }),
  mail: { long: async ({ body, ...scope }) => ({ results: await mailGuests({ ...scope, ...body }) }) },
})
