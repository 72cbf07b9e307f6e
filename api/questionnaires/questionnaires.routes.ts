import { questionnaires as contract } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { responsesFile } from '@cueroom/core/questionnaires/responses-file.ts'
import { implement } from '../http/implement.ts'
import { showForDrafting } from '../show/show.service.ts'
import { showPublic } from './public-questionnaire.service.ts'
import * as questionnaires from './questionnaires.service.ts'
import * as responses from './responses.service.ts'
import { submit } from './submissions.service.ts'
import { suggest } from './suggest.service.ts'

export const questionnaireRoutes = implement(contract, {
  list: async ({ db }) => questionnaires.list(db),
  show: {
    // What a visitor gets is shaped by publicReply
    long: ({ app, tenantId, params, inTenant }) =>
      tenantId
        ? inTenant(async (db) => questionnaires.show(db, params.id))
        : (showPublic(app, params.id) as never),
  },
  create: ({ db, body }) => questionnaires.create(db, body),
  update: ({ db, params, body, ifMatch }) => questionnaires.update(db, params.id, body, ifMatch),
  remove: ({ db, params }) => questionnaires.remove(db, params.id),
  suggest: {
    long: async ({ app, signal, inTenant }) => suggest(app, await inTenant(showForDrafting), signal),
  },
  submit: { long: ({ app, params, body }) => submit(app, params.id, body) },
  responses: ({ db, params, query }) => responses.list(db, params.id, query),
  exportResponses: {
    long: async ({ params, query, inTenant }) =>
      responsesFile(await responses.exported(inTenant, params.id, query), query.format),
  },
  personalLink: ({ db, app, params }) => responses.personalLink(db, app, params.id, params.guestId),
})
