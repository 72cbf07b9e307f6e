import { erasures as contract } from '@cueroom/core/erasures/erasures.contract.ts'
import { implement } from '../http/implement.ts'
import * as erasures from './erasures.service.ts'

export const erasureRoutes = implement(contract, {
  list: ({ db, query }) => erasures.list(db, query),
  eraseGuest: ({ db, params, session }) => erasures.eraseGuest(db, params.id, session.email),
  eraseDeletion: ({ db, params, session }) => erasures.eraseDeletion(db, params.id, session.email),
})
