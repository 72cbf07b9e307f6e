import { episodes as contract } from '@cueroom/core/episodes/episodes.contract.ts'
import { implement } from '../http/implement.ts'
import * as episodes from './episodes.service.ts'
import * as series from './series.service.ts'

export const episodeRoutes = implement(contract, {
  list: ({ db, query }) => episodes.list(db, query),
  get: ({ db, params }) => episodes.get(db, params.id),
  create: ({ db, body }) => episodes.create(db, body),
  update: ({ db, params, body, ifMatch }) => episodes.update(db, params.id, body, ifMatch),
  duplicate: ({ db, params }) => episodes.duplicate(db, params.id),
  remove: ({ db, params }) => episodes.remove(db, params.id),
  listSeries: ({ db, query }) => series.list(db, query),
  createSeries: ({ db, body }) => series.create(db, body),
  updateSeries: ({ db, params, body, ifMatch }) => series.update(db, params.id, body, ifMatch),
  removeSeries: ({ db, params }) => series.remove(db, params.id),
})
