import { setTimeout } from 'node:timers/promises'
import { ApiError, isRetryable, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'

/** A signed-in host of one show. */
export interface Host {
  show: string
  client: Client
}

/** What hosts did, and what they saw. */
export interface Ledger {
  /** Names of guests whose creation was confirmed, by show. */
  confirmed: Map<string, string[]>
  /** The last number whose saving was confirmed to a show's host, and the last that was sent. */
  counters: Map<string, { saved: number; sent: number }>
  batches: { host: Host; id: string; total: number }[]
  /** When writes were confirmed, in milliseconds. */
  writes: number[]
  /** How often each failure was seen, such as `503` or `no answer`. */
  failures: Map<string, number>
  calls: number
  /** Sentences about rows that a host must not see. */
  leaks: string[]
}

export interface Load {
  ledger: Ledger
  /** Lets every host finish what it began. */
  stop(): Promise<void>
}

/** Texts of a batch. */
const batchSize = 30
/** Milliseconds that a host lets pass after each round. */
const pause = 200

/** Hosts who write and read through the proxy until they are stopped; some have batches written, too. */
export function startLoad(hosts: Host[], batchHosts: Host[]): Load {
  const ledger: Ledger = {
    confirmed: new Map(hosts.map(({ show }) => [show, []])),
    counters: new Map(),
    batches: [],
    writes: [],
    failures: new Map(),
    calls: 0,
    leaks: [],
  }
  const state = { stopped: false }
  const running = [
    ...hosts.map((host, nth) => writeAndRead(ledger, state, host, hosts[(nth + 1) % hosts.length]!)),
    ...batchHosts.map((host) => writeBatches(ledger, state, host)),
  ]
  // A host that fails stops the others, and is thrown where the load is stopped
  const all = Promise.all(running).finally(() => (state.stopped = true))
  all.catch(() => {})
  return {
    ledger,
    stop: async () => {
      state.stopped = true
      await all
    },
  }
}

async function writeAndRead(ledger: Ledger, state: { stopped: boolean }, host: Host, other: Host) {
  const { client, show } = host
  const own = await insist(ledger, () => client.guests.create({ body: { name: `${show} counter` } }), true)
  const counter = { saved: 0, sent: 0 }
  ledger.counters.set(show, counter)
  for (let round = 0; !state.stopped; round++, await setTimeout(pause)) {
    const name = `${show} guest ${round}`
    const key = randomId()
    const guest = await insist(
      ledger,
      () => client.guests.create({ body: { name }, idempotencyKey: key }),
      true,
    )
    ledger.confirmed.get(show)!.push(name)
    counter.sent = round
    await insist(
      ledger,
      () => client.guests.update({ params: { id: own.id }, body: { title: `${round}` } }),
      true,
    )
    counter.saved = round
    const list = await insist(ledger, () => client.guests.list({ query: { limit: 20, view: 'card' } }))
    const foreign = list.filter((each) => !each.name.startsWith(`${show} `))
    if (foreign.length > 0) ledger.leaks.push(`${show} was given ${foreign[0]!.name}`)
    await refuseForeign(ledger, other, guest.id)
  }
}

/** Another show's host asks for the guest, and must get a 404. */
async function refuseForeign(ledger: Ledger, { client, show }: Host, id: number) {
  const seen = await insist(ledger, () =>
    client.guests.get({ params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }),
  )
  if (seen) ledger.leaks.push(`${show} was given ${seen.name} by its id`)
}

async function writeBatches(ledger: Ledger, state: { stopped: boolean }, host: Host) {
  const { client, show } = host
  while (!state.stopped) {
    const guests = Array.from({ length: batchSize }, (_, nth) => ({ name: `${show} guest ${nth}` }))
    const [imported, made] = [randomId(), randomId()]
    const { ids } = await insist(ledger, () =>
      client.imports.create({ body: { guests }, idempotencyKey: imported }),
    )
    const { id } = await insist(ledger, () =>
      client.batches.create({ body: { guestIds: ids, types: ['questions'] }, idempotencyKey: made }),
    )
    ledger.batches.push({ host, id, total: batchSize })
    for (let left = batchSize; left > 0; await setTimeout(pause))
      left = (await insist(ledger, () => client.batches.get({ params: { id } }))).left
  }
}

/** Repeats a call as a patient user does, until it is answered; what can't pass is thrown. */
async function insist<T>(ledger: Ledger, call: () => Promise<T>, isWrite = false): Promise<T> {
  for (;;) {
    ledger.calls += 1
    try {
      const answer = await call()
      if (isWrite) ledger.writes.push(performance.now())
      return answer
    } catch (error) {
      const name = error instanceof ApiError ? String(error.status) : 'no answer'
      ledger.failures.set(name, (ledger.failures.get(name) ?? 0) + 1)
      const passes = isRetryable(error) || (error instanceof ApiError && error.status === 500)
      if (!passes) throw error
      if (error instanceof NetworkError) await setTimeout(500)
      else await setTimeout(((error as ApiError).retryAfter ?? 1) * 1_000)
    }
  }
}

/** The longest time without a confirmed write between two moments, in seconds. */
export function longestGap({ writes }: Ledger, from: number, to: number): number {
  const inside = [from, ...writes.filter((at) => at > from && at < to), to]
  return Math.max(...inside.slice(1).map((at, nth) => at - inside[nth]!)) / 1_000
}
