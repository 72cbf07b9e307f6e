import { feeds as contract } from '@cueroom/core/feeds/feeds.contract.ts'
import { implement } from '../http/implement.ts'
import { threads } from '../threads/threads.ts'
import { applyFeed } from './apply-feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { planFeed } from './plan-feed.ts'

export const feedRoutes = implement(contract, {
  plan: {
    long: async ({ app, body, tenantId, signal, inTenant }) => {
      const text = body.text ?? (await fetchFeed(body.url!, app.outbound, signal))
      const read = await threads.run('readFeed', text, { tenantId, signal })
      return inTenant((db) => planFeed(db, read))
    },
  },
  apply: ({ db, body }) => applyFeed(db, body),
})
