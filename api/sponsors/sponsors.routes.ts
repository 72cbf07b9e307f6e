import { sponsors as contract } from '@cueroom/core/sponsors/sponsors.contract.ts'
import { implement } from '../http/implement.ts'
import { exportSponsors } from './export-sponsors.service.ts'
import * as sponsors from './sponsors.service.ts'

export const sponsorRoutes = implement(contract, {
  list: ({ db, query }) => sponsors.list(db, query),
  get: async ({ db, params }) => sponsors.get(db, params.id),
  create: ({ db, body }) => sponsors.create(db, body),
  createMany: ({ db, body }) => sponsors.createMany(db, body.sponsors),
  update: ({ db, params, body, ifMatch }) => sponsors.update(db, params.id, body, ifMatch),
  remove: ({ db, params }) => sponsors.remove(db, params.id),
  export: {
    long: ({ query, ...scope }) => exportSponsors(query.format, scope),
  },
})
