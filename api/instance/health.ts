import type { ServerRoute } from '@hapi/hapi'
import { inVisitor } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { problem, storageFull } from '../problems/problems.ts'

/** What load balancers ask. */
export const healthRoutes = (app: App): ServerRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    options: { auth: false },
    handler: () => ({ live: true }),
  },
  {
    method: 'GET',
    path: '/health/ready',
    options: { auth: false },
    handler: async () => {
      if (!app.ready) throw problem(503, 'stopping', 'The server is stopping')
      await inVisitor(app.knex, (db) => db.raw('select 1'))
      if (await app.storage.probe()) throw storageFull()
      return { ready: true }
    },
  },
]
