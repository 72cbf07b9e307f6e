import { sentences } from '@cueroom/core/text/sentences.ts'
import type { DraftedGuest } from '@cueroom/core/content/brief.ts'
import { seasonGuests } from '@cueroom/core/testing/made-guests.ts'
import { afterEach, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { createJobs } from '../jobs/jobs.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { startWorker } from './worker.ts'

const api = startTestApi({ generation: { concurrency: 8, leaseSeconds: 15 } })
const workers: { stop(): Promise<unknown> }[] = []

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

/** A host with these guests, and the template drafter. */
async function hostWith(drafted: DraftedGuest[]) {
  api.current.use({ drafting: createDrafting({ openai: undefined }) })
  const host = await api.current.host()
  const guests = drafted.map(({ name, bio }) => ({ name, bio }))
  const { ids } = await host.imports.create({ body: { guests } })
  for (const [index, id] of ids.entries()) {
    const { responses, asked } = drafted[index]!
    const answered = { responses: JSON.stringify(responses), asked: JSON.stringify(asked) }
    await api.current.knex('guests').where({ id }).update(answered)
  }
  return { host, ids }
}

/** A worker as another process has it. */
function startProcess() {
  const jobs = createJobs(api.current.knex, { heartbeatSeconds: 15, alone: false, report: () => {} })
  const worker = startWorker({ ...api.current.app, jobs })
  workers.push({ stop: () => worker.stop().then(jobs.stop) })
  return worker
}

/** How many of the guests are asked the question that most are asked. */
async function mostAsked(host: TestHost, guests: number) {
  const texts = await host.content.recent({ query: { type: 'questions', limit: 200 } })
  expect(texts).toHaveLength(guests)
  const counts = new Map<string, number>()
  for (const { content } of texts)
    for (const sentence of new Set(sentences(content)))
      if (sentence.endsWith('?')) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return Math.max(...counts.values())
}

test('twelve guests of one batch, written by two processes: no question is for more than two of them', async () => {
  const { host, ids } = await hostWith(seasonGuests.slice(0, 12))
  const batch = await host.batches.create({ body: { filter: {}, types: ['questions', 'introduction'] } })
  startProcess()
  startProcess()
  const follow = () => host.batches.follow({ params: { id: batch.id } })
  let now = await follow()
  // A call follows for a minute, which is short on a busy machine
  while (now.state === 'running') now = await follow()
  expect(await mostAsked(host, ids.length)).toBeLessThanOrEqual(2)
})

test('two namesakes written at the same moment aren’t asked the same', async () => {
  const anyone = { ...seasonGuests[0]!, responses: {} }
  const { host, ids } = await hostWith([anyone, anyone])
  await Promise.all(ids.map((guestId) => host.content.generate({ body: { guestId, type: 'questions' } })))
  expect(await mostAsked(host, 2)).toBe(1)
})

test('a text that another process overtakes is written again, knowing what that one says', async () => {
  const { host, ids } = await hostWith(seasonGuests.slice(0, 2))
  const [guestId, another] = ids as [number, number]
  const drafter = createDrafting({ openai: undefined })
  const known: (string | undefined)[] = []
  const overtake = () =>
    api.current.knex('generated_content').insert({
      ...{ tenantId: host.tenantId, guestId: another, contentType: 'questions' },
      ...{ content: 'What keeps you at it?', wordCount: 5, characterCount: 21, provider: 'drafter' },
    })
  api.current.use({
    drafting: {
      ...drafter,
      draft: async (brief, call) => {
        known.push(brief.recent?.[0])
        if (known.length === 1) await overtake()
        return drafter.draft(brief, call)
      },
    },
  })
  await host.content.generate({ body: { guestId, type: 'questions' } })
  expect(known).toEqual([undefined, 'What keeps you at it?'])
  const texts = await host.content.recent({ query: { guestId } })
  expect(texts).toHaveLength(1)
})
