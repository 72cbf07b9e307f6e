import { guests as contract } from '@cueroom/core/guests/guests.contract.ts'
import { implement } from '../http/implement.ts'
import { readPhoto } from '../media/photo.ts'
import * as deletions from '../deletions/deletions.service.ts'
import * as agenda from './guest-agenda.service.ts'
import * as changes from './guest-changes.service.ts'
import * as wordings from './answer-wordings.service.ts'
import * as guests from './guests.service.ts'
import * as reExtract from './re-extract.service.ts'

export const guestRoutes = implement(contract, {
  list: {
    statement: ({ knex, tenantId, query }) => guests.listStatement(knex, tenantId, query),
    otherwise: ({ app, db, query }) => guests.list(db, query, app.guestsWithTexts),
  },
  counts: ({ db, query }) => agenda.counts(db, query),
  agenda: ({ db }) => agenda.agenda(db),
  interviews: ({ db, query }) => agenda.interviews(db, query),
  get: ({ db, params }) => guests.get(db, params.id),
  create: {
    long: async ({ body, finish }) => {
      const photo = await readPhoto(body.questionnaire?.photo)
      return finish((db) => guests.create(db, body, photo))
    },
  },
  setStatus: ({ db, params, body, ifMatch }) => changes.setStatus(db, params.id, body.episodeStatus, ifMatch),
  setStatusOfMany: ({ db, body }) => changes.setStatusOfMany(db, body.ids, body.episodeStatus),
  update: ({ db, params, body, ifMatch }) => changes.update(db, params.id, body, ifMatch),
  setInterviewDate: ({ db, params, body, ifMatch }) =>
    changes.setInterviewDate(db, params.id, body, new Date(), ifMatch),
  setWording: ({ db, params, body, ifMatch }) => wordings.setWording(db, params, body, ifMatch),
  removeWording: ({ db, params, ifMatch }) => wordings.removeWording(db, params, ifMatch),
  setPhoto: {
    long: async ({ params, body, ifMatch, inTenant }) => {
      const photo = await readPhoto(body.photo)
      return inTenant((db) => changes.setPhoto(db, params.id, photo, ifMatch))
    },
  },
  reExtract: {
    long: async ({ app, params, tenantId, signal, inTenant }) => {
      const source = await inTenant((db) => reExtract.source(db, params.id))
      const reading = await app.drafting.extract(source, { tenantId, signal })
      return inTenant((db) => reExtract.propose(db, params.id, reading))
    },
  },
  remove: ({ db, params }) => guests.remove(db, params.id),
  removeMany: ({ db, body }) => guests.removeMany(db, body.ids),
  deletions: ({ db, query }) => deletions.list(db, query),
  removeAll: ({ db }) => guests.removeAll(db),
  restore: ({ db, body }) => deletions.restore(db, body.deletionId),
})
