import { inTenant } from '@cueroom/api/db/tenant.ts'
import { createTestApi, type TestApi } from '@cueroom/api/testing/api.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { sampleGuests } from '@cueroom/core/testing/samples.ts'
import { measure, table } from './measure.ts'

const usual = 200

/** Requests over a real socket to a server in this process, one after the other. */
export async function* benchRequests(): AsyncGenerator<string> {
  const api = await createTestApi()
  // Otherwise the limits would be what is measured
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    const host = await hostOf(api)
    await host.api.imports.create({ body: { guests: manyGuests(50) } })
    const { responses } = sampleGuests.find((guest) => guest.answeredDaysAgo !== null)!
    await api
      .knex('guests')
      .where({ tenantId: host.tenantId })
      .update({ responses: JSON.stringify(responses) })
    yield table(
      `GET 50 guests who have answered`,
      await measure(
        {
          'cards, as the list shows them': () => host.api.guests.list({ query: { view: 'card' } }),
          'whole guests': () => host.api.guests.list(),
        },
        usual,
      ),
    )
    yield table(`One row by its id, without HTTP`, await measure(locks(api, host.tenantId), usual))
    const writer = await hostOf(api)
    yield table(
      `POST a guest`,
      await measure(
        {
          'one guest': () => writer.api.guests.create({ body: { name: 'Ada Lovelace' } }),
          'one guest, with an Idempotency-Key': () =>
            writer.api.guests.create({ body: { name: 'Ada' }, idempotencyKey: crypto.randomUUID() }),
        },
        usual,
      ),
    )
    yield table(
      `POST 1,000 guests`,
      await measure(
        {
          'in one import': () => writer.api.imports.create({ body: { guests: manyGuests(1_000) } }),
          'in ten imports of 100': () =>
            inParts(10, () => writer.api.imports.create({ body: { guests: manyGuests(100) } })),
        },
        9,
      ),
    )
  } finally {
    await api.close()
  }
}

async function hostOf(api: TestApi) {
  const { token, tenantId } = await api.host()
  if (!api.server.info.started) await api.server.start()
  const baseUrl = api.server.info.uri
  return { tenantId, api: createClient<typeof contract>(calls, { baseUrl, token: () => token }) }
}

/** The same query bare, in a transaction, and in one that takes on the show's role. */
function locks({ knex }: TestApi, tenantId: string) {
  const bare = () => knex('tenants').where({ id: tenantId }).first('name')
  return {
    'bare query': bare,
    'in a transaction': () => knex.transaction((db) => db('tenants').where({ id: tenantId }).first('name')),
    'in the role of the show, locked by row': () =>
      inTenant(knex, tenantId, (db) => db('tenants').where({ id: tenantId }).first('name')),
  }
}

const manyGuests = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const { questionnaire: _unused, ...guest } = sampleGuests[n % sampleGuests.length]!.guest
    return { ...guest, name: `${guest.name} ${n}` }
  })

async function inParts(parts: number, work: () => Promise<unknown>) {
  for (let part = 0; part < parts; part++) await work()
}
