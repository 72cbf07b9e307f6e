import { questionnaires as contract } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { implement } from '../http/implement.ts'
import { showForDrafting } from '../show/show.service.ts'
import { threads } from '../threads/threads.ts'
import { showPublic } from './public-questionnaire.service.ts'
import * as questionnaires from './questionnaires.service.ts'
import * as responses from './responses.service.ts'
import { submit } from './submissions.service.ts'
import { suggest } from './suggest.service.ts'
import * as unverified from './unverified.service.ts'

export const questionnaireRoutes = implement(contract, {
  list: ({ db, query }) => questionnaires.list(db, query),
  show: {
    // What a visitor gets is shaped by publicReply
    long: ({ app, tenantId, params, query, inTenant }) =>
      tenantId
        ? inTenant(async (db) => questionnaires.show(db, params.id))
        : (showPublic(app, { id: params.id, guest: query.guest }) as never),
  },
  create: ({ db, body }) => questionnaires.create(db, body),
  update: ({ db, params, body, ifMatch }) => questionnaires.update(db, params.id, body, ifMatch),
  remove: ({ db, params }) => questionnaires.remove(db, params.id),
  suggest: {
    long: async ({ app, tenantId, signal, inTenant }) =>
      suggest(app, await inTenant(showForDrafting), { tenantId, signal }),
  },
  submit: { long: ({ app, params, body, address }) => submit(app, { id: params.id, sent: body, address }) },
  responses: ({ db, params, query }) => responses.list(db, params.id, query),
  acceptResponse: ({ db, params }) => unverified.accept(db, params),
  keepResponseAsGuest: ({ db, params }) => unverified.keepAsNewGuest(db, params),
  removeResponse: ({ db, params }) => unverified.remove(db, params),
  exportResponses: {
    long: async ({ params, query, tenantId, signal, inTenant }) => {
      const material = await responses.exported(inTenant, params.id, query)
      return threads.run('responsesFile', { ...material, format: query.format }, { tenantId, signal })
    },
  },
  personalLink: ({ db, app, params }) => responses.personalLink(db, app, params.id, params.guestId),
})
