import { sponsorship as contract } from '@cueroom/core/sponsorship/sponsorship.contract.ts'
import { implement } from '../http/implement.ts'
import * as inquiries from './inquiries.service.ts'
import { showPublic } from './public-sponsorship.service.ts'

export const sponsorshipRoutes = implement(contract, {
  get: { long: ({ app, params, query }) => showPublic(app, params.id, query.lang) },
  inquire: { long: ({ app, params, body, address }) => inquiries.receive(app, params.id, body, address) },
  inquiries: ({ db, query }) => inquiries.list(db, query),
  changeInquiry: ({ db, params, body }) => inquiries.change(db, params.id, body),
})
