import { setTimeout } from 'node:timers/promises'
import type { Client } from '@cueroom/core/contract.ts'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { startCueroom } from '@cueroom/api/testing/process.ts'
import { rate } from './load.ts'
import { memoryOf, MiB } from './process-memory.ts'
import { asShipped, benchServer } from './shows.ts'

/** Time of the mixed load (s): CUEROOM_LOAD_SECONDS. */
const loadSeconds = Number(process.env['CUEROOM_LOAD_SECONDS'] ?? 60)

/** Memory of the server and of the embedded database: what each process has for itself, and its part of what they share. */
export async function* benchMemory(): AsyncGenerator<string> {
  const directory = makeTestFolder('bench')
  const server = await startCueroom(
    { ...asShipped, CUEROOM_DATA: directory, LOG_LEVEL: 'silent' },
    benchServer,
  )
  const rows: string[] = []
  const note = async (name: string) => {
    await setTimeout(5_000)
    const { node, postgres } = memoryOf(server)
    const cells = [node, postgres, node + postgres].map((bytes) => Math.round(bytes / MiB))
    rows.push(`| ${name} | ${cells.join(' | ')} |`)
  }
  try {
    const host = await server.signIn()
    await note('at rest')
    await addGuests(host, 2_000)
    await rate(8, 200, () => host.guests.list({ query: { limit: 1_000 } }))
    await note('after 200 lists of 1,000 whole guests, 8 in parallel')
    const calls = await mixedLoad(host)
    await note(`after ${loadSeconds} s of mixed load (${calls.toLocaleString('en')} calls)`)
    await setTimeout(60_000)
    await note('a minute later')
    yield [
      '### Memory of the server and its database, MB',
      '',
      '|  | Node | PostgreSQL | together |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
      '',
    ].join('\n')
  } finally {
    await server.kill('SIGTERM')
    removeTestFolder(directory)
  }
}

async function addGuests(host: Client, count: number) {
  for (let from = 0; from < count; from += 500) {
    const guests = Array.from({ length: 500 }, (_, n) => ({
      name: `Guest ${from + n}`,
      company: `Studio ${n}`,
      bio: 'Records what others only hear. '.repeat(20),
    }))
    await host.imports.create({ body: { guests } })
  }
}

/** Lists, searches, single guests, new ones and their removal, from eight callers. */
async function mixedLoad(host: Client) {
  const until = performance.now() + loadSeconds * 1_000
  let calls = 0
  const caller = async () => {
    for (let n = 0; performance.now() < until; n++) {
      await setTimeout(20)
      await host.guests.list({ query: { view: 'card', limit: 50 } }).catch(() => {})
      await host.guests.list({ query: { search: `guest ${n % 900}`, view: 'card' } }).catch(() => {})
      const added = await host.guests.create({ body: { name: `Caller ${n}` } }).catch(() => undefined)
      if (added) await host.guests.get({ params: { id: added.id } }).catch(() => {})
      calls += 4
    }
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return calls
}
