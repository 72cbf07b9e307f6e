import { analytics as contract } from '@cueroom/core/analytics/analytics.contract.ts'
import { implement } from '../http/implement.ts'
import { analyse } from './analytics.service.ts'

export const analyticsRoutes = implement(contract, {
  get: ({ db, query }) => analyse(db, query),
})
