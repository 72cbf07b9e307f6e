import { erasures as contract } from '@cueroom/core/erasures/erasures.contract.ts'
import { implement } from '../http/implement.ts'
import { actorText } from '../http/session.ts'
import * as erasures from './erasures.service.ts'

export const erasureRoutes = implement(contract, {
  list: ({ db, query }) => erasures.list(db, query),
  eraseGuest: ({ app, db, params, session }) =>
    erasures.eraseGuest(db, params.id, { app, by: actorText(session) }),
  eraseDeletion: ({ app, db, params, session }) =>
    erasures.eraseDeletion(db, params.id, { app, by: actorText(session) }),
})
