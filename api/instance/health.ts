import type { ServerRoute } from '@hapi/hapi'
import { isReadOnly } from '../db/explain-failure.ts'
import { inVisitor } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { problem, storageFull } from '../problems/problems.ts'

/** What load balancers, deployments and monitoring ask. */
export const healthRoutes = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    options: { auth: false },
    handler: () => ({ live: true }),
  },
  {
    // For load balancers: a pause of the database must not take every server out of rotation
    method: 'GET',
    path: '/health/serving',
    options: { auth: false },
    handler: () => {
      refuseStopping(app)
      return { serving: true }
    },
  },
  {
    method: 'GET',
    path: '/health/ready',
    options: { auth: false },
    handler: async () => {
      refuseStopping(app)
      // Reads would go on: nobody would see that every change is refused
      if (await inVisitor(app.knex, isReadOnly))
        throw problem(503, 'unavailable', 'The database is read-only')
      if (await app.storage.probe()) throw storageFull()
      return { ready: true }
    },
  },
]

function refuseStopping({ ready }: App) {
  if (!ready) throw problem(503, 'stopping', 'The server is stopping')
}
