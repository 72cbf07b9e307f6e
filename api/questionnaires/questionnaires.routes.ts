import { questionnaires as contract } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { implement } from '../http/implement.ts'
import { showForDrafting } from '../show/show.service.ts'
import { exportResponses } from './export-responses.service.ts'
import { showPublic } from './public-questionnaire.service.ts'
import * as questionnaires from './questionnaires.service.ts'
import * as responses from './responses.service.ts'
import { submit } from './submissions.service.ts'
import * as unverified from './unverified.service.ts'
import { visit } from './visits.service.ts'

export const questionnaireRoutes = implement(contract, {
  list: ({ db, query }) => questionnaires.list(db, query),
  get: {
    host: ({ params, inTenant }) => inTenant(async (db) => questionnaires.get(db, params.id)),
    visitor: ({ app, params, query: { guest, lang } }) =>
      showPublic(app, { id: params.id, guest, languages: [lang] }),
  },
  create: ({ db, body }) => questionnaires.create(db, body),
  update: ({ db, params, body, ifMatch }) => questionnaires.update(db, params.id, body, ifMatch),
  duplicate: ({ db, params }) => questionnaires.duplicate(db, params.id),
  remove: ({ db, params }) => questionnaires.remove(db, params.id),
  suggest: {
    long: async ({ app, tenantId, signal, inTenant }) => {
      const show = await inTenant(showForDrafting)
      const { questions, ...by } = await app.drafting.suggestQuestions(show, { tenantId, signal })
      return { questions: questionnaires.withIds(questions), ...by }
    },
  },
  submit: { long: ({ app, params, body, address }) => submit(app, { id: params.id, sent: body, address }) },
  visit: { long: ({ app, params, body }) => visit(app, params.id, body) },
  responses: ({ db, params, query }) => responses.list(db, params.id, query),
  answersOfGuest: ({ db, params }) => responses.ofGuest(db, params.id),
  acceptResponse: { long: ({ params, ...scope }) => unverified.accept(scope, params) },
  keepResponseAsGuest: { long: ({ params, ...scope }) => unverified.keepAsNewGuest(scope, params) },
  removeResponse: ({ db, params }) => unverified.remove(db, params),
  lockResponse: ({ db, params, body }) => responses.setLock(db, params, body.locked),
  exportResponses: {
    long: ({ params, query, ...scope }) => exportResponses({ ...query, id: params.id }, scope),
  },
  personalLink: ({ db, app, params }) => responses.personalLink(db, app, params.id, params.guestId),
})
