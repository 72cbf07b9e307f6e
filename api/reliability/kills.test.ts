import { setTimeout } from 'node:timers/promises'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import { rates } from '@cueroom/core/contract/rate-limits.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { describe, expect, test } from 'vitest'
import { processes } from '../testing/processes.ts'

/** How often the server is killed; `npm run endure` sets it to many. */
const kills = Number(process.env['CUEROOM_ENDURE']) || 0
const patience = 120_000 + kills * 60_000
/** Guests that are deleted together. */
const together = 20

const { demoDirectory, start } = processes()

/** What was sent, and what the server acknowledged. */
interface Ledger {
  /** Tokens of answers: when they were submitted, as the server said. */
  answers: Map<string, string | undefined>
  /** Places of texts: the id of the text. */
  texts: Map<string, number | undefined>
  /** Ids of the texts before. */
  earlier: Set<number>
  /** Importing calls whose guests are deleted together: what was deleted. */
  deletions: Map<string, string | undefined>
}

// Guests added and imported are in lifecycle.test.ts, texts of batches in batches/kills.test.ts: npm run endure
describe.runIf(kills > 0)('kill -9 while guests answer and texts are written', { timeout: patience }, () => {
  test('loses and doubles nothing that was acknowledged, and leaves nothing half done', async () => {
    const CUEROOM_DATA = await demoDirectory()
    const variables = { CUEROOM_DATA, TRUST_PROXY: '1' }
    let server = await start(variables)
    const counts = { answers: 0, texts: 0, deletions: 0 }
    for (let run = 0; run < kills; run++) {
      const host = await server.signIn()
      const earlier = new Set((await textsOf(host)).map(({ id }) => id))
      const ledger: Ledger = { answers: new Map(), texts: new Map(), deletions: new Map(), earlier }
      const form = await newForm(host)
      const working = Promise.all([
        untilKilled((nth) => answer(visitorOf(server.url), ledger, form, `${run}-${nth}`)),
        untilKilled((nth) => write(host, ledger, `${run}-${nth}`)),
        untilKilled((nth) => importAndDelete(host, ledger, `deleted-${run}-${nth}`)),
      ])
      await expect
        .poll(() => acknowledged(ledger.deletions), { timeout: patience, interval: 5 })
        .toBeGreaterThan(0)
      await setTimeout((run * 397) % 1_500)
      await server.kill('SIGKILL')
      await working
      server = await start(variables)
      await compare(await server.signIn(), visitorOf(server.url), ledger, form)
      for (const kind of ['answers', 'texts', 'deletions'] as const)
        counts[kind] += acknowledged(ledger[kind])
    }
    process.stdout.write(`${kills} kills, acknowledged: ${JSON.stringify(counts)}\n`)
  })
})

const acknowledged = (entries: Map<string, unknown>) =>
  [...entries.values()].filter((each) => each !== undefined).length

/** Does something over and over, until it isn't answered any more. A text may have to wait for its rate. */
async function untilKilled(work: (nth: number) => Promise<void>) {
  for (let nth = 0; ; nth++) {
    const failure = await work(nth).catch((error: Error & { status?: number }) => error)
    if (failure?.name === 'NetworkError') return
    if (failure && failure.status !== 429) throw failure
    if (failure) await setTimeout(200)
  }
}

/** A guest somewhere else each time: answers from one address are limited. */
const visitorOf = (baseUrl: string): Client =>
  createClient<typeof contract>(calls, {
    baseUrl,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`)
      return fetch(input, { ...init, headers })
    },
  })

const newForm = async (host: Client) => {
  const questions = [{ id: 'bio', question: 'Introduce yourself', type: 'textarea' as const }]
  return (await host.questionnaires.create({ body: { title: 'Before', questions } })).id
}

const answersOf = (form: string, token: string) => ({
  params: { id: form },
  body: {
    responses: { bio: `I dig ${token}.` },
    guestName: `Guest ${token}`,
    uniqueToken: `answers-${token}`,
  },
})

async function answer(visitor: Client, { answers }: Ledger, form: string, token: string) {
  answers.set(token, undefined)
  answers.set(token, (await visitor.questionnaires.submit(answersOf(form, token))).submittedAt)
}

const textsOf = (host: Client) => host.content.recent({ query: { type: 'questions', limit: 200 } })

async function write(host: Client, { texts }: Ledger, place: string) {
  const [guest] = await host.guests.list({ query: { search: 'Maya', limit: 1 } })
  texts.set(place, undefined)
  texts.set(place, (await host.content.generate({ body: { guestId: guest!.id, type: 'questions' } })).id)
}

/** Milliseconds between imports: a show has 120 in a minute, and a round that had to wait for more would fill its questionnaire. */
const pace = (rates.import.seconds * 1_000) / rates.import.points

async function importAndDelete(host: Client, { deletions }: Ledger, importId: string) {
  await setTimeout(pace)
  const guests = Array.from({ length: together }, (_, nth) => ({ name: `${importId} ${nth}` }))
  const { ids } = await host.imports.create({ body: { guests, importId } })
  deletions.set(importId, undefined)
  deletions.set(importId, (await host.guests.removeMany({ body: { ids } })).deletionId!)
}

async function compare(host: Client, visitor: Client, ledger: Ledger, form: string) {
  const findings: string[] = []
  const responses = () => host.questionnaires.responses({ params: { id: form }, query: { limit: 1_000 } })
  const named = (list: { guestName: string | null }[], token: string) =>
    list.filter(({ guestName }) => guestName === `Guest ${token}`).length
  const kept = await responses()
  for (const [token, submittedAt] of ledger.answers) {
    const stored = named(kept, token)
    if (submittedAt ? stored !== 1 : stored > 1) findings.push(`answers ${token} are there ${stored} times`)
    // Whoever got no answer sends the same again
    if (!submittedAt) await visitor.questionnaires.submit(answersOf(form, token))
  }
  const sentAgain = await responses()
  for (const token of ledger.answers.keys()) {
    const again = named(sentAgain, token)
    if (again !== 1) findings.push(`answers ${token}, sent again, are there ${again} times`)
  }
  const texts = new Set((await textsOf(host)).map(({ id }) => id))
  const confirmed = new Set([...ledger.texts.values()].filter((id) => id !== undefined))
  for (const id of confirmed) if (!texts.has(id)) findings.push(`text ${id} is lost`)
  const unknown = [...texts].filter((id) => !ledger.earlier.has(id) && !confirmed.has(id))
  if (unknown.length > 1) findings.push(`${unknown.length} texts were written when one was asked for`)
  const entries = await host.guests.deletions()
  const guests = await host.guests.list({ query: { limit: 1_000 } })
  for (const [importId, deletionId] of ledger.deletions) {
    const left = guests.filter((guest) => guest.importId === importId).length
    const entry = entries.find(({ id }) => id === deletionId)
    const whole = deletionId ? left === 0 && entry?.count === together : left === 0 || left === together
    if (!whole) findings.push(`${left} guests of ${importId} are left, and ${entry?.count} in the trash`)
  }
  expect(findings).toEqual([])
}
