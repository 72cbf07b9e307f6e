import { exports as contract } from '@cueroom/core/exports/exports.contract.ts'
import { implement } from '../http/implement.ts'
import { threads } from '../threads/threads.ts'
import { exportGuest } from './export-guest.service.ts'
import { answersOf } from './guest-answers.ts'

export const exportRoutes = implement(contract, {
  guest: {
    long: ({ params, query, origin, ...scope }) =>
      exportGuest({ id: params.id, format: query.format, origin }, scope),
  },
  questionnaireResponses: {
    long: async ({ body, tenantId, signal, inTenant }) => {
      const material = await inTenant((db) => answersOf(db, body.guestId))
      return threads.run('responsesDocument', material, { tenantId, signal })
    },
  },
})
