import { imports as contract } from '@cueroom/core/imports/imports.contract.ts'
import { implement } from '../http/implement.ts'
import { actorText } from '../http/session.ts'
import * as imports from './imports.service.ts'

export const importRoutes = implement(contract, {
  create: ({ db, body, session }) => imports.create(db, body, { by: actorText(session), now: new Date() }),
  list: ({ db, query }) => imports.list(db, query),
  get: ({ db, params }) => imports.get(db, params.id),
  undo: ({ db, params }) => imports.undo(db, params.id),
  mapping: ({ db, params }) => imports.mapping(db, params.signature),
  remember: ({ db, params, body }) => imports.remember(db, params.signature, body.mapping),
})
