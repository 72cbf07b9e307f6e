import { episodes as contract } from '@cueroom/core/episodes/episodes.contract.ts'
import { implement } from '../http/implement.ts'
import { threads } from '../threads/threads.ts'
import * as episodes from './episodes.service.ts'
import * as links from './run-links.service.ts'
import * as planning from './run-of-show.service.ts'
import * as series from './series.service.ts'

export const episodeRoutes = implement(contract, {
  list: ({ db, query }) => episodes.list(db, query),
  get: ({ db, params }) => episodes.get(db, params.id),
  create: ({ db, body }) => episodes.create(db, body),
  update: ({ db, params, body, ifMatch }) => episodes.update(db, params.id, body, ifMatch),
  duplicate: ({ db, params }) => episodes.duplicate(db, params.id),
  remove: ({ db, params }) => episodes.remove(db, params.id),
  runOfShow: ({ db, params }) => planning.runOfShow(db, params.id),
  planRunOfShow: ({ db, params, body, ifMatch }) => planning.planRunOfShow(db, params.id, body, ifMatch),
  runDocument: {
    long: async ({ params, tenantId, signal, inTenant }) => {
      const material = await inTenant((db) => planning.writtenRun(db, params.id))
      return threads.run('runDocument', material, { tenantId, signal })
    },
  },
  runLinks: ({ db, params }) => links.listLinks(db, params.id),
  shareRun: ({ db, params, body, origin }) => links.share(db, { id: params.id, origin }, body),
  revokeRunLink: ({ db, params }) => links.revokeLink(db, params.id, params.linkId),
  listSeries: ({ db, query }) => series.list(db, query),
  createSeries: ({ db, body }) => series.create(db, body),
  updateSeries: ({ db, params, body, ifMatch }) => series.update(db, params.id, body, ifMatch),
  removeSeries: ({ db, params }) => series.remove(db, params.id),
})
