import { startWorker } from '@cueroom/api/batches/worker.ts'
import { createDrafting } from '@cueroom/api/drafting/provider.ts'
import { createTestApi, type TestApi, type TestHost } from '@cueroom/api/testing/api.ts'
import { sampleGuests } from '@cueroom/core/testing/samples.ts'
import { parentOf, processorTimeOfChildren } from './processor-time.ts'
import { startProvider } from './provider-process.ts'

const answerAfter = 200
const concurrency = 8
const items = 400
const runs = 3

/** Writes 400 texts three times with a provider that takes 200 ms, eight in parallel; ideal is 50 rounds of 200 ms. */
export async function* benchBatches(): AsyncGenerator<string> {
  const provider = await startProvider(answerAfter)
  const api = await createTestApi({ generation: { concurrency, leaseSeconds: 15 } })
  const openai = { apiKey: undefined, baseUrl: provider.baseUrl, model: 'bench' }
  api.use({ drafting: createDrafting({ openai }) })
  const worker = startWorker(api.app)
  try {
    yield `### 400 texts of a batch, ${concurrency} in parallel, a provider that takes ${answerAfter} ms\n`
    // Modules are loaded and connections opened by the first
    await timed(api, await hostWith(api, 16), 16)
    const ideal = (items / concurrency) * answerAfter
    yield [
      `| seconds | to the ideal of ${ideal / 1_000} s | CPU ms a text | of the database |`,
      '| ---: | ---: | ---: | ---: |',
    ].join('\n')
    for (let run = 1; run <= runs; run++) {
      const { wall, cpu, database } = await timed(api, await hostWith(api, items), items)
      const cells = [
        (wall / 1_000).toFixed(1),
        (wall / ideal).toFixed(2),
        cpu.toFixed(1),
        database.toFixed(1),
      ]
      yield `| ${cells.join(' | ')} |`
    }
    yield ''
    yield await fairness(api)
  } finally {
    await worker.stop()
    await api.close()
    provider.close()
  }
}

/** What a show with 40 texts waits for alone, and while another show has a thousand waiting. */
async function fairness(api: TestApi) {
  const small = 40
  const alone = await timed(api, await hostWith(api, small), small)
  const flood = await hostWith(api, 1_000)
  const { id } = await flood.batches.create({ body: { filter: {}, types: ['questions'] } })
  const shared = await timed(api, await hostWith(api, small), small)
  await flood.batches.cancel({ params: { id } })
  const seconds = ({ wall }: { wall: number }) => `${(wall / 1_000).toFixed(1)} s`
  return `40 texts: ${seconds(alone)} alone, ${seconds(shared)} while 1,000 of another show wait (${(shared.wall / alone.wall).toFixed(2)})\n`
}

async function hostWith(api: TestApi, count: number) {
  const host = await api.host()
  const guests = Array.from({ length: count }, (_, n) => {
    const { questionnaire: _unused, ...guest } = sampleGuests[n % sampleGuests.length]!.guest
    return { ...guest, name: `${guest.name} ${n}` }
  })
  await host.imports.create({ body: { guests } })
  return host
}

/** From the call until the last text is stored, by the rows' own times, which looking for the end does not change. */
async function timed(api: TestApi, host: TestHost, count: number) {
  const { rows: backend } = await api.knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() pid')
  const postmaster = parentOf(backend[0]!.pid)
  const [used, ofDatabase] = [process.cpuUsage(), processorTimeOfChildren(postmaster)]
  const { id } = await host.batches.create({ body: { filter: {}, types: ['questions'] } })
  for (let left = count; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    left = (await host.batches.get({ params: { id } })).left
  }
  const { user, system } = process.cpuUsage(used)
  const { rows } = await api.knex.raw<{ rows: { wall: number }[] }>(
    `select (extract(epoch from max(i.finished_at) - b.created_at) * 1000)::float wall from content_batches b
     join content_batch_items i on i.batch_id = b.id where b.id = ? group by b.created_at`,
    [id],
  )
  const database = processorTimeOfChildren(postmaster) - ofDatabase
  return { wall: rows[0]!.wall, cpu: (user + system) / 1_000 / count, database: database / count }
}
