import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Client } from '@cueroom/core/contract.ts'
import { describe, expect, test } from 'vitest'
import { demoAdmin, demoHost } from './config/demo.ts'
import { storedSecret } from './config/secret.ts'
import { addAdmin, withAdmins } from './tenants/admins.ts'
import { removeTestFolder } from './testing/data-directory.ts'
import { startModelServer } from './testing/model-server.ts'
import { processes } from './testing/processes.ts'
import { openRaw } from './testing/sockets.ts'

/** How often a kill is repeated; `npm run endure` sets it to many. */
const kills = Number(process.env['CUEROOM_ENDURE']) || 1
const enduring = kills > 1
const patience = 60_000 + kills * 30_000

const secret = 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here'
const production = { NODE_ENV: 'production', CUEROOM_SECRET: secret, HOST: '127.0.0.1' }

const { demoDirectory, directory, start, spawn } = processes()

describe('a start', { timeout: patience }, () => {
  test('with a wrong environment names the variables and not their values', async () => {
    const refused = spawn({ PORT: '80a81', CUEROOM_SECRET: 'changeme-canary', LOG_LEVEL: 'canary' })
    expect(await refused.ended).toBe(1)
    for (const name of ['PORT', 'CUEROOM_SECRET', 'LOG_LEVEL'])
      expect(refused.output()).toContain(`  ${name} must `)
    expect(refused.output()).not.toMatch(/80a81|changeme|canary|    at /)
  })

  test('in production without a secret says what is missing, and touches nothing', async () => {
    const data = `${await directory()}/data`
    const refused = spawn({ NODE_ENV: 'production', CUEROOM_DATA: data })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^CUEROOM_SECRET is missing/)
    expect(existsSync(data)).toBe(false)
  })

  test('on a port that is taken says so, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const data = `${await directory()}/data`
    const said = `Another program is using port ${port}. Choose a different one:`
    const refused = spawn({ CUEROOM_DATA: data, PORT: String(port) })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toBe(`${said} PORT=${port + 1} npm start\n`)
    const scraped = spawn({ CUEROOM_DATA: data, METRICS_PORT: String(port) })
    expect(await scraped.ended).toBe(1)
    expect(scraped.output()).toBe(`${said} METRICS_PORT=${port + 1} npm start\n`)
    expect(existsSync(data)).toBe(false)
    other.close()
  })

  test('in production knows no demo sign-in, and lets in the administrator who was made for it', async () => {
    const CUEROOM_DATA = await directory()
    const admin = { email: 'ops@platform.example', password: 'a-password-of-their-own' }
    await withAdmins({ ...production, CUEROOM_DATA }, (knex) => addAdmin(knex, admin))
    const { client, output } = await start({ ...production, CUEROOM_DATA, LOG_LEVEL: 'silent' })
    await expect(client().auth.signIn({ body: demoHost })).rejects.toMatchObject({ status: 401 })
    await expect(client().auth.adminSignIn({ body: demoAdmin })).rejects.toMatchObject({ status: 401 })
    expect((await client().instance.about()).demo).toBeNull()
    expect(output()).not.toContain(demoHost.password)
    const { token } = await client().auth.adminSignIn({ body: admin })
    expect((await client(token).auth.adminSession()).admin.email).toBe(admin.email)
  })

  test('of a second process on the same data is refused politely; the first goes on, and its data stay', async () => {
    const CUEROOM_DATA = await demoDirectory()
    const first = await start({ CUEROOM_DATA })
    const host = await first.signIn()
    const second = spawn({ CUEROOM_DATA })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Another Cueroom is using ${CUEROOM_DATA}. Stop it first, or choose another directory with CUEROOM_DATA.\n`,
    )
    const ada = await host.guests.create({ body: { name: 'Ada Lovelace' } })
    expect(await first.kill('SIGTERM')).toBe(0)

    const third = await start({ CUEROOM_DATA })
    expect(await (await third.signIn()).guests.get({ params: { id: ada.id } })).toEqual(ada)
    expect(await third.client(host.token).auth.session()).toMatchObject({ tenant: { id: 'default' } })
  })
})

describe('kill -9', { timeout: patience }, () => {
  test('in a first start leaves nothing half made', async () => {
    // Of a first start as well, which was made once for all tests
    const whole = await start({ CUEROOM_DATA: await demoDirectory() })
    const expected = await shownTo(await whole.signIn())
    await whole.kill('SIGTERM')
    for (let run = 0; run < kills; run++) {
      const CUEROOM_DATA = await directory()
      const interrupted = spawn({ CUEROOM_DATA })
      const stage = run % 2 ? 'postgres' : 'postgres/data'
      const reached = () => existsSync(`${CUEROOM_DATA}/${stage}`)
      await expect.poll(reached, { timeout: patience, interval: 5 }).toBe(true)
      await setTimeout((run * 397) % 1_500)
      await interrupted.kill('SIGKILL')
      const recovered = await start({ CUEROOM_DATA })
      expect(await shownTo(await recovered.signIn())).toEqual(expected)
      await recovered.kill('SIGKILL')
      // Hundreds of databases would fill a disk
      removeTestFolder(CUEROOM_DATA)
    }
  })

  test('in the middle of writing loses nothing that was acknowledged, and keeps no half import', async () => {
    const CUEROOM_DATA = await demoDirectory()
    let server = await start({ CUEROOM_DATA })
    let acknowledged = 0
    for (let run = 0; run < kills; run++) {
      const host = await server.signIn()
      const ledger: Ledger = { guests: new Map(), imports: new Map() }
      const writing = Promise.all([
        addGuests(host, ledger, `${run}a`),
        addGuests(host, ledger, `${run}b`),
        importGuests(host, ledger, `${run}c`),
      ])
      // Killed in the middle: when some writes were acknowledged, and at another moment each time
      await expect.poll(() => acknowledgedIn(ledger), { timeout: patience, interval: 20 }).toBeGreaterThan(3)
      await setTimeout((run * 397) % 1_200)
      await server.kill('SIGKILL')
      await writing
      server = await start({ CUEROOM_DATA })
      const survivor = await server.signIn()
      await compare(survivor, ledger)
      await survivor.guests.removeAll()
      acknowledged += acknowledgedIn(ledger)
    }
    expect(acknowledged).toBeGreaterThan(kills)
  })
})

/** What a first start makes, without ids and times. */
async function shownTo(host: Client) {
  const texts = await host.content.recent()
  return {
    guests: (await host.guests.list()).map(({ name, episodeStatus }) => `${name}, ${episodeStatus}`),
    texts: texts.map(({ contentType, content }) => `${contentType}: ${content}`),
    show: (await host.show.settings())?.podcastName,
  }
}

/** What the server acknowledged; undefined if the answer never came. */
interface Ledger {
  guests: Map<string, number | undefined>
  imports: Map<string, number[] | undefined>
}
const importSize = 40

const acknowledgedIn = ({ guests }: Ledger) => [...guests.values()].filter((id) => id !== undefined).length

/** Adds guests one after the other until the server is killed. */
async function addGuests(host: Client, { guests }: Ledger, writer: string) {
  for (let count = 0; ; count++) {
    const name = `Guest ${writer}-${count}`
    guests.set(name, undefined)
    const added = await host.guests
      .create({ body: { name }, idempotencyKey: name.replace(' ', '-') })
      .catch(() => null)
    if (!added) return
    guests.set(name, added.id)
  }
}

async function importGuests(host: Client, { imports }: Ledger, writer: string) {
  for (let count = 0; ; count++) {
    const importId = `import-${writer}-${count}`
    const guests = Array.from({ length: importSize }, (_, row) => ({ name: `Row ${row} of ${importId}` }))
    imports.set(importId, undefined)
    const added = await host.imports.create({ body: { guests, importId } }).catch(() => null)
    if (!added) return
    imports.set(importId, added.ids)
  }
}

async function compare(host: Client, ledger: Ledger) {
  const stored = await host.guests.list()
  const findings: string[] = []
  for (const [name, id] of ledger.guests) {
    const found = stored.filter((guest) => guest.name === name)
    if (id === undefined ? found.length > 1 : found.length !== 1 || found[0]?.id !== id)
      findings.push(`${name} stands ${found.length} times`)
    if (id !== undefined) continue
    // Whoever got no answer sends the same again, and it is stored once
    const sent = { body: { name }, idempotencyKey: name.replace(' ', '-') }
    const again = await host.guests.create(sent)
    if (found[0] && found[0].id !== again.id) findings.push(`${name} was added twice`)
  }
  for (const [importId, ids] of ledger.imports) {
    const found = stored.filter((guest) => guest.importId === importId).map(({ id }) => id)
    const whole = found.length === importSize
    if (ids ? !whole || ids.some((id) => !found.includes(id)) : !whole && found.length > 0)
      findings.push(`${importId} has ${found.length} rows`)
  }
  expect(findings).toEqual([])
}

describe('SIGTERM', { timeout: patience }, () => {
  test('lets a text that is being written be finished and kept, and takes no new calls', async () => {
    const CUEROOM_DATA = await demoDirectory()
    const model = await startModelServer()
    model.behave({ text: 'A text worth waiting for.', afterMilliseconds: 2_500 })
    const slow = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local' }
    const server = await start({ ...slow, CUEROOM_DATA })
    const host = await server.signIn()
    const [guest] = await host.guests.list()
    const generating = host.content.generate({ body: { guestId: guest!.id, type: 'questions' } })
    await expect.poll(() => model.requests.length).toBe(1)
    const since = Date.now()
    const ending = server.kill('SIGTERM')
    await expect.poll(() => host.auth.session().catch((error: Error) => error.name)).toBe('NetworkError')
    const text = await generating
    expect(text.content).toBe('A text worth waiting for.')
    expect(await ending).toBe(0)
    expect(Date.now() - since).toBeLessThan(25_000)
    await model.close()

    const again = await (await start({ CUEROOM_DATA })).signIn()
    expect((await again.content.recent())[0]).toEqual(text)
  })

  test('ends streams of events, which clients open again elsewhere, instead of waiting for them, and says that it stopped', async () => {
    const server = await start({ CUEROOM_DATA: await demoDirectory(), LOG_LEVEL: 'info' })
    const host = await server.signIn()
    const opened = Promise.withResolvers<void>()
    const following = host.inbox.follow({ onEvent: () => opened.resolve() })
    await opened.promise
    const since = Date.now()
    const ending = server.kill('SIGTERM')
    expect(await following).toMatchObject({ unread: expect.any(Number) })
    expect(await ending).toBe(0)
    // Requests that go on are waited for 20 seconds
    expect(Date.now() - since).toBeLessThan(15_000)
    expect(server.output()).toContain('"msg":"stopped"')
  })

  test('fails readiness first, while calls are still answered', async () => {
    const CUEROOM_DATA = await demoDirectory()
    const known = await storedSecret(CUEROOM_DATA)
    const server = await start({
      ...production,
      CUEROOM_DATA,
      CUEROOM_SECRET_PREVIOUS: known!,
      LOG_LEVEL: 'silent',
    })
    const ending = server.kill('SIGTERM')
    const status = (path: string) => fetch(server.url + path).then((answer) => answer.status)
    await expect.poll(() => status('/health/ready')).toBe(503)
    expect(await status('/health/live')).toBe(200)
    expect(await status('/api/instance')).toBe(200)
    expect(await ending).toBe(0)
  })

  // Takes the whole farewell of 20 seconds
  test.each(enduring ? [25] : [])('ends within %i seconds, whoever is still sending', async (seconds) => {
    const server = await start({ CUEROOM_DATA: await demoDirectory() })
    const { token } = await server.signIn()
    const head = [
      'POST /api/guests/import HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ]
    const sending = openRaw(Number(new URL(server.url).port), `${head.join('\r\n')}\r\n\r\n{"guests":`)
    await once(sending.socket, 'connect')
    await setTimeout(100)
    const since = Date.now()
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(Date.now() - since).toBeLessThan(seconds * 1000)
    await sending.closed
  })
})
