import { sponsorsFile } from '@cueroom/core/sponsors/sponsors-file.ts'
import { sponsors as contract } from '@cueroom/core/sponsors/sponsors.contract.ts'
import { implement } from '../http/implement.ts'
import * as sponsors from './sponsors.service.ts'

export const sponsorRoutes = implement(contract, {
  list: async ({ db }) => sponsors.list(db),
  show: async ({ db, params }) => sponsors.show(db, params.id),
  create: ({ db, body }) => sponsors.create(db, body),
  createMany: ({ db, body }) => sponsors.createMany(db, body.sponsors),
  update: ({ db, params, body, ifMatch }) => sponsors.update(db, params.id, body, ifMatch),
  remove: ({ db, params }) => sponsors.remove(db, params.id),
  export: {
    long: async ({ query, inTenant }) => sponsorsFile(await inTenant(sponsors.exported), query.format),
  },
})
