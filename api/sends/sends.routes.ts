import { sends as contract } from '@cueroom/core/sends/sends.contract.ts'
import type { Db } from '../db/tenant.ts'
import { missingGuests } from '../guests/guests.service.ts'
import { implement } from '../http/implement.ts'
import { mailGuests } from './mail-guests.ts'
import * as sends from './sends.service.ts'

export const sendRoutes = implement(contract, {
  states: ({ db, query }) => statesOf(db, query.guestIds.split(',').map(Number)),
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
    missing: await missingGuests(db, body.guestIds),
  }),
  mark: async ({ db, body }) => {
    await sends.mark(db, body)
    return statesOf(db, body.guestIds)
  },
  mail: { long: async ({ body, ...scope }) => mailGuests({ ...scope, ...body }) },
})

const statesOf = async (db: Db, guestIds: number[]) => ({
  sends: await sends.states(db, guestIds),
  stopped: await sends.stopped(db, guestIds),
  missing: await missingGuests(db, guestIds),
})
