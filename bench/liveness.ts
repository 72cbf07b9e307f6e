import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import { repeatedTexts } from '@cueroom/core/testing/repeated-texts.ts'
import type { Knex } from 'knex'
import { quantile } from './load.ts'
import { addShows, benchServer, signInTo } from './shows.ts'

/** Seconds that are measured without work, and with it. */
const seconds = 15
/** Characters of one hostile answer. */
const longest = 10_000
const probe = fileURLToPath(new URL('probe.ts', import.meta.url))
const shows = ['first', 'second', 'third']

const hostile = Object.values(repeatedTexts).map((piece) =>
  piece
    .repeat(Math.ceil(longest / piece.length))
    .slice(0, longest)
    .toWellFormed(),
)

/**
 * How long /health/live takes while everything that reads foreign text runs, for several shows together: once with
 * texts by template, once with a model that answers the hostile texts.
 */
export async function* benchLiveness(): AsyncGenerator<string> {
  const model = await startModelServer()
  model.behave(...hostile.map((text) => ({ text: text.repeat(3), pieces: 200 })))
  try {
    yield await measured('texts by template', {})
    yield await measured('a model', { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'm' })
  } finally {
    await model.close()
  }
}

async function measured(name: string, variables: Record<string, string>) {
  const directory = makeTestFolder('bench')
  const server = await startCueroom(
    { CUEROOM_DATA: directory, LOG_LEVEL: 'silent', ...variables },
    benchServer,
  )
  try {
    await addShows(directory, shows, async (knex) => {
      for (const id of shows) await fillHostile(knex, id)
    })
    const stop = new AbortController()
    const idle = await latencies(server)
    const works = await Promise.all(shows.map((id) => workOf(server, id)))
    const working = works.flat().map((work) => repeat(work, stop.signal))
    const busy = await latencies(server)
    stop.abort()
    const done = (await Promise.all(working)).reduce((sum, count) => sum + count, 0)
    return [
      `### /health/live while ${shows.length} shows draft, extract and export hostile text: ${name} (${done} calls in ${seconds} s)`,
      '',
      '|  | median ms | p99 ms | longest ms |',
      '| --- | ---: | ---: | ---: |',
      row('idle', idle),
      row('busy', busy),
      '',
    ].join('\n')
  } finally {
    await server.kill('SIGTERM')
    removeTestFolder(directory)
  }
}

/** A guest for each hostile text, with twenty sets of answers of each. */
async function fillHostile(knex: Knex, tenantId: string) {
  const answers = hostile.map((text, n) => ({
    tenantId,
    name: `Guest ${n}`,
    bio: text.slice(0, 5_000),
    responses: JSON.stringify({ bio: text, topics: text, story: text.slice(0, 4_000) }),
  }))
  await knex('guests').insert(answers)
  await knex.raw(
    `insert into questionnaire_responses
       (tenant_id, questionnaire_id, guest_id, responses, questions, unique_token, submitted_at)
     select g.tenant_id, q.id, g.id, jsonb_build_object('bio', g.responses->>'bio'), q.questions,
       gen_random_uuid()::text, now() - n * interval '1 minute'
     from guests g join questionnaires q using (tenant_id), generate_series(1, 20) n where g.tenant_id = ?`,
    [tenantId],
  )
}

/** What a show does over and over. */
async function workOf(server: CueroomProcess, id: string): Promise<(() => Promise<unknown>)[]> {
  const host = server.client(await signInTo(server, id))
  const guests = await host.guests.list()
  const [form] = await host.questionnaires.list()
  const own = { id: form!.id }
  let turn = 0
  const next = () => guests[turn++ % guests.length]!.id
  const types = ['introduction', 'questions', 'show_notes'] as const
  return [
    () => host.content.generate({ body: { guestId: next(), type: types[turn % 3]!, replaceEdited: true } }),
    () => host.guests.reExtract({ params: { id: next() } }),
    () => host.questionnaires.exportResponses({ params: own, query: { format: 'csv' } }),
    () => host.questionnaires.exportResponses({ params: own, query: { format: 'docx' } }),
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

/** The milliseconds of one call after the other. */
async function latencies(server: CueroomProcess): Promise<number[]> {
  const args = [probe, `${server.url}/health/live`, String(seconds * 1_000)]
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout)
}

const row = (name: string, times: number[]) =>
  `| ${name} | ${[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1)).join(' | ')} |`
