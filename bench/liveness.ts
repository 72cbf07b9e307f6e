import { createDrafting } from '@cueroom/api/drafting/provider.ts'
import { createTestApi, type TestApi, type TestHost } from '@cueroom/api/testing/api.ts'
import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import { repeatedTexts } from '@cueroom/core/testing/repeated-texts.ts'

/** Seconds that are measured without work, and with it. */
const seconds = 15
/** Characters of one hostile answer. */
const longest = 10_000
const shows = 3

/** How long /health/live takes while everything that reads foreign text runs, for several shows together. */
export async function* benchLiveness(): AsyncGenerator<string> {
  const api = await createTestApi()
  const model = await startModelServer()
  // Otherwise the limits would be what is measured
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    await api.server.start()
    const idle = await latencies(api, seconds)
    const hostile = Object.values(repeatedTexts).map((piece) =>
      piece
        .repeat(Math.ceil(longest / piece.length))
        .slice(0, longest)
        .toWellFormed(),
    )
    model.behave(...hostile.map((text) => ({ text: text.repeat(3), pieces: 200 })))
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'm' }
    const [drafter, writer] = [createDrafting({ openai: undefined }), createDrafting({ openai })]
    const prepared = await Promise.all(Array.from({ length: shows }, () => prepare(api, hostile)))
    const stop = new AbortController()
    // The first show has a model, the others templates
    const draft: typeof drafter.draft = (brief, call) =>
      (call.tenantId === prepared[0]!.host.tenantId ? writer : drafter).draft(brief, call)
    api.use({ drafting: { ...drafter, draft } })
    const working = prepared.flatMap((show) => workOf(show).map((work) => repeat(work, stop.signal)))
    const busy = await latencies(api, seconds)
    stop.abort()
    const done = (await Promise.all(working)).reduce((sum, count) => sum + count, 0)
    yield [
      `### /health/live while ${shows} shows draft, extract and export hostile text (${done} calls in ${seconds} s)`,
      '',
      '|  | median ms | p99 ms | longest ms |',
      '| --- | ---: | ---: | ---: |',
      row('idle', idle),
      row('busy', busy),
      `Ratio of p99: ${(at(busy, 0.99) / at(idle, 0.99)).toFixed(1)}`,
      '',
    ].join('\n')
  } finally {
    await model.close()
    await api.close()
  }
}

interface Show {
  host: TestHost
  guestIds: number[]
  form: string
}

async function prepare(api: TestApi, hostile: string[]): Promise<Show> {
  const host = await api.host()
  const { ids } = await host.imports.create({
    body: { guests: hostile.map((_, n) => ({ name: `Guest ${n}` })) },
  })
  const { id: form } = await host.questionnaires.create({
    body: { title: 'Before', questions: [{ id: 'bio', question: 'Who are you?', type: 'textarea' }] },
  })
  for (const [n, text] of hostile.entries()) {
    const responses = JSON.stringify({ bio: text, topics: text, story: text.slice(0, 4_000) })
    await api
      .knex('guests')
      .where({ id: ids[n] })
      .update({ responses, bio: text.slice(0, 5_000) })
  }
  await api.knex.raw(
    `insert into questionnaire_responses
       (tenant_id, questionnaire_id, guest_id, responses, questions, unique_token, submitted_at)
     select g.tenant_id, q.id, g.id, jsonb_build_object('bio', g.responses->>'bio'), q.questions,
       gen_random_uuid()::text, now() - n * interval '1 minute'
     from guests g, questionnaires q, generate_series(1, 20) n where g.id = any(?) and q.id = ?`,
    [ids, form],
  )
  return { host, guestIds: ids, form }
}

/** What a show does over and over. */
function workOf({ host, guestIds, form }: Show): (() => Promise<unknown>)[] {
  let turn = 0
  const next = () => guestIds[turn++ % guestIds.length]!
  const types = ['introduction', 'questions', 'show_notes'] as const
  return [
    () => host.content.generate({ body: { guestId: next(), type: types[turn % 3]! } }),
    () => host.guests.reExtract({ params: { id: next() } }),
    () => host.questionnaires.exportResponses({ params: { id: form }, query: { format: 'csv' } }),
    () => host.questionnaires.exportResponses({ params: { id: form }, query: { format: 'docx' } }),
    () => host.exports.questionnaireResponses({ body: { guestId: next() } }),
    () => host.guests.list({ query: { view: 'card' } }),
  ]
}

/** Works until it is stopped, refusals included; answers how often. */
async function repeat(work: () => Promise<unknown>, signal: AbortSignal): Promise<number> {
  let count = 0
  while (!signal.aborted) {
    await work().catch(() => {})
    count += 1
  }
  return count
}

async function latencies({ server }: TestApi, seconds: number): Promise<number[]> {
  const all: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const since = performance.now()
    await (await fetch(`${server.info.uri}/health/live`)).text()
    all.push(performance.now() - since)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return all.toSorted((a, b) => a - b)
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
const row = (name: string, sorted: number[]) =>
  `| ${name} | ${[0.5, 0.99, 1].map((share) => at(sorted, share).toFixed(1)).join(' | ')} |`
