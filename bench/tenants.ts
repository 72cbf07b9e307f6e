import { randomId } from '@cueroom/core/text/random-id.ts'
import { createTestApi } from '@cueroom/api/testing/api.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { defaultFeatures, plans, subscriptionStatuses } from '@cueroom/core/entitlements/features.ts'
import { measure, table } from './measure.ts'

const count = 10_000
/** Tenants on a page of the admin dashboard. */
const limit = 25

/** The table of tenants, asked for over a real socket, with ten thousand of them. */
export async function* benchTenants(): AsyncGenerator<string> {
  const api = await createTestApi()
  // Otherwise the limits would be what is measured
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    const tenants = Array.from({ length: count }, (_, n) => tenant(n))
    await api.knex.batchInsert('tenants', tenants, 500)
    await api.knex.raw('analyze tenants')
    const { token } = await api.admin()
    await api.server.start()
    const baseUrl = api.server.info.uri
    const admin = createClient<typeof contract>(calls, { baseUrl, token: () => token })
    const list = (query: object) => admin.tenants.list({ query: { limit, ...query } })
    const work = {
      'one tenant, by its id': () => admin.tenants.get({ params: { id: tenants[0]!.id } }),
      'the first page': () => list({}),
      'the last page': () => list({ offset: count - limit }),
      'by name': () => list({ sort: 'name' }),
      'by plan, turned round': () => list({ sort: '-plan' }),
      'of a plan and a status': () => list({ plan: 'pro', status: 'active' }),
      'that contain a word': () => list({ search: 'radio 4321' }),
      'that contain a word nobody has': () => list({ search: 'nowhere' }),
    }
    yield table(`GET 25 of 10,000 tenants`, await measure(work, 60))
  } finally {
    await api.close()
  }
}

const tenant = (n: number) => ({
  id: randomId(),
  name: `Radio ${n}`,
  email: `host-${n}@radio.example`,
  subscriptionPlan: plans[n % plans.length],
  subscriptionStatus: subscriptionStatuses[Math.floor(n / 4) % subscriptionStatuses.length],
  features: JSON.stringify(defaultFeatures),
})
