import type { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import { fillGuests } from './fill-guests.ts'
import { quantile } from './load.ts'
import { startProvider } from './provider-process.ts'
import { addShows, asShipped, benchServer, signInTo } from './shows.ts'

const shows = Array.from({ length: 20 }, (_, n) => `show${n}`)
const guestsPerShow = 200
/** Milliseconds that the model takes for a text. */
const writing = 2_000
/** Milliseconds after which a caller gives up. */
const patience = 15_000

/** How often each call is made, in percent. */
const shares = { form: 60, visit: 15, list: 10, submit: 5, generate: 5, settings: 3, signIn: 2 }
type Kind = keyof typeof shares

/** How a call ended: its status, 200 for all that succeeded, or the name of the failure where no answer came. */
export interface Made {
  kind: Kind
  outcome: number | string
  milliseconds: number
}

export interface Mix {
  server: CueroomProcess
  /** Makes the next call of the mix, for the next show. Never rejects. */
  call(): Promise<Made>
  close(): Promise<void>
}

/** One show, as its host and its guests call it. */
interface Show {
  id: string
  host: Client
  form: string
  guests: number[]
}

/** A server without limits, which would be what is measured, with twenty shows and a model that takes 2 s. */
export async function startMix(): Promise<Mix> {
  const directory = makeTestFolder('bench')
  const provider = await startProvider(writing)
  const variables = { ...asShipped, CUEROOM_DATA: directory, LOG_LEVEL: 'error' }
  const model = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'bench' }
  const server = await startCueroom({ ...variables, ...model }, benchServer)
  await addShows(directory, shows, (knex) => fillGuests(knex, shows, guestsPerShow))
  const all = await Promise.all(shows.map((id) => openShow(server, id)))
  const order = spread()
  let turn = 0
  return {
    server,
    call: () => {
      const nth = turn++
      // Moved on after each round of shows: otherwise a kind of call would always go to the same ones
      const show = all[(nth + Math.floor(nth / all.length)) % all.length]!
      return timed(server, order[nth % order.length]!, show, nth)
    },
    close: async () => {
      await server.kill('SIGTERM')
      provider.close()
      removeTestFolder(directory)
    },
  }
}

async function openShow(server: CueroomProcess, id: string): Promise<Show> {
  const host = server.client(await signInTo(server, id))
  const questions = [{ id: 'bio', question: 'Introduce yourself', type: 'textarea' as const }]
  const form = await host.questionnaires.create({ body: { title: 'Before we record', questions } })
  const guests = await host.guests.list({ query: { limit: guestsPerShow } })
  await host.show.create({ body: { podcastName: id } })
  return { id, host, form: form.id, guests: guests.map((guest) => guest.id) }
}

/** A hundred calls in their shares, each kind as evenly as can be: a draw would differ from run to run. */
function spread(): Kind[] {
  const places = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: share }, (_, n) => ({ kind: kind as Kind, at: (n + 0.5) / share })),
  )
  return places.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

const work: Record<Kind, (server: CueroomProcess, show: Show, nth: number) => Promise<unknown>> = {
  form: (server, { form }) => server.client().questionnaires.get({ params: { id: form } }),
  visit: (server, { form }) =>
    server.client().questionnaires.visit({ params: { id: form }, body: { visit: randomId(), answered: [] } }),
  list: (_, { host }) => host.guests.list({ query: { view: 'card', limit: 50 } }),
  submit: (server, { form }, nth) =>
    server.client().questionnaires.submit({
      params: { id: form },
      body: { responses: { bio: `I dig since ${nth}.` }, guestName: `Guest ${nth}` },
    }),
  generate: (_, { host, guests }, nth) =>
    host.content.generate({ body: { guestId: guests[nth % guests.length]!, type: 'questions' } }),
  settings: (_, { host }) => host.show.settings(),
  signIn: (server, { id }) => signInTo(server, id),
}

async function timed(server: CueroomProcess, kind: Kind, show: Show, nth: number): Promise<Made> {
  const since = performance.now()
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, 'no answer in time').unref())
  const answered = work[kind](server, show, nth).then(
    () => 200,
    (error: Error) => (error as ApiError).status ?? error.name,
  )
  const outcome = await Promise.race([answered, late])
  return { kind, outcome, milliseconds: performance.now() - since }
}

/** The p95 of successful calls in milliseconds, without texts: those wait for their model. */
export const p95 = (calls: Made[]) =>
  quantile(
    calls.filter(({ kind, outcome }) => kind !== 'generate' && outcome === 200).map((c) => c.milliseconds),
    0.95,
  )

/** How often calls ended otherwise than well, such as `503: 12`. */
export function outcomes(calls: Made[]): string {
  const counts = Object.entries(Object.groupBy(calls, ({ outcome }) => String(outcome)))
  const others = counts.filter(([outcome]) => outcome !== '200')
  return others.map(([outcome, each]) => `${outcome}: ${each!.length}`).join(', ') || '–'
}
