import { guestPages as contract } from '@cueroom/core/guest-pages/guest-pages.contract.ts'
import { implement } from '../http/implement.ts'
import { decide } from './decide-fact-check.ts'
import { releaseOf } from './guest-page-rows.ts'
import * as pages from './guest-pages.service.ts'

export const guestPageRoutes = implement(contract, {
  get: ({ app, db, origin, params }) => pages.get(db, params.id, { ...app, origin }),
  open: async ({ app, db, origin, params, body }) => {
    await pages.open(db, params.id, body?.renew ?? false)
    return pages.get(db, params.id, { ...app, origin })
  },
  change: async ({ app, db, origin, params, body }) => {
    await pages.change(db, params.id, body)
    return pages.get(db, params.id, { ...app, origin })
  },
  revoke: async ({ app, db, origin, params }) => {
    await pages.revoke(db, params.id)
    return pages.get(db, params.id, { ...app, origin })
  },
  revokeLinks: async ({ db, params }) => {
    await pages.revokeLinks(db, params.id)
    return { done: true }
  },
  offerTimes: async ({ app, db, origin, params, body }) => {
    await pages.offerTimes(db, params.id, body)
    return pages.get(db, params.id, { ...app, origin })
  },
  decide: ({ db, params, body }) => decide(db, params.id, body),
  dataSent: async ({ app, db, origin, params }) => {
    await pages.dataSent(db, params.id)
    return pages.get(db, params.id, { ...app, origin })
  },
  release: async ({ db }) => ({ release: await releaseOf(db) }),
  saveRelease: ({ db, body, ifMatch }) => pages.saveRelease(db, body.text, ifMatch),
})
