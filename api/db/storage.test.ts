import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, startTestApi, type TestApi } from '../testing/api.ts'
import { watchStorage } from './storage.ts'

const MiB = 1024 * 1024

interface Disk {
  directory: string
  unmount(): void
}

/** A file system of its own, so that full means full; undefined if this user may not mount one. */
function mountDisk(size: number): Disk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'cueroom-disk-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    remove()
    return undefined
  }
  return {
    directory,
    unmount: () => {
      execFileSync('umount', ['--lazy', directory], { stdio: 'ignore' })
      remove()
    },
  }
}

const probe = mountDisk(MiB)
probe?.unmount()
if (!probe)
  process.stderr.write('The tests of a full disk are skipped: this user may not mount a file system.\n')

const ready = ({ server }: TestApi) => server.inject('/health/ready')
const codeOf = ({ payload }: { payload: string }) => (JSON.parse(payload) as { code: string }).code

describe.runIf(probe)('PostgreSQL on a disk that is full', () => {
  let disk: Disk
  let api: TestApi
  const filler = () => join(disk.directory, 'filler')
  beforeAll(async () => {
    disk = mountDisk(24 * MiB)!
    api = await createTestApi()
    await moveTables(api, disk.directory)
  })
  afterAll(async () => {
    await api.close()
    disk.unmount()
  })

  function fill() {
    const [, free] = execFileSync('df', ['--output=avail', '-B1', disk.directory]).toString().split('\n')
    writeFileSync(filler(), Buffer.alloc(Number(free)))
  }

  test('refuses what needs space, keeps nothing half written, reads on, and recovers', async () => {
    const host = await api.host()
    const questions = Array.from({ length: 20 }, (_, n) => ({
      id: `story-${n}`,
      question: `Story ${n}?`,
      type: 'textarea' as const,
    }))
    const questionnaire = await host.questionnaires.create({ body: { title: 'Stories', questions } })
    const responses = Object.fromEntries(questions.map(({ id }) => [id, longText(1_500)]))
    await host.guests.create({ body: { name: 'Ada' } })
    const bio = longText(400)
    const body = { guests: Array.from({ length: 1_000 }, (_, n) => ({ name: `Guest ${n}`, bio })) }
    const importAll = () => host.imports.create({ body, idempotencyKey: 'the-import' })
    const submit = () =>
      api.client().questionnaires.submit({
        params: { id: questionnaire.id },
        body: {
          guestName: 'Grace',
          guestEmail: 'grace@example.com',
          uniqueToken: 'grace-1',
          responses,
        },
      })
    expect((await ready(api)).statusCode).toBe(200)

    fill()
    await expect(importAll()).rejects.toMatchObject({
      status: 503,
      retryAfter: 60,
      problem: { code: 'storage_full', error: expect.stringContaining('Nothing was changed') },
    })
    expect(await host.guests.list()).toMatchObject([{ name: 'Ada' }])
    expect(await host.imports.list()).toEqual([])
    const notReady = await ready(api)
    expect(notReady.statusCode).toBe(503)
    expect(codeOf(notReady)).toBe('storage_full')
    expect((await api.server.inject('/health/live')).statusCode).toBe(200)
    await expect(submit()).rejects.toMatchObject({ status: 503, problem: { code: 'storage_full' } })
    expect(await host.guests.list()).toHaveLength(1)

    rmSync(filler())
    expect((await ready(api)).statusCode).toBe(200)
    expect((await importAll()).imported).toBe(1_000)
    await submit()
    await submit()
    expect(await api.knex('questionnaire_responses').where({ tenantId: host.tenantId })).toHaveLength(1)
    expect(await api.knex('guests').where({ tenantId: host.tenantId })).toHaveLength(1_002)
  })
})

describe.runIf(probe)('the embedded database on a disk with little space left', () => {
  const api = startTestApi()

  test('stores nothing new, but reads, signs in, exports and deletes; readiness says so', async () => {
    const disk = mountDisk(80 * MiB)!
    try {
      const host = await api.current.host()
      const { id } = await host.guests.create({ body: { name: 'Ada' } })
      writeFileSync(join(disk.directory, 'filler'), Buffer.alloc(20 * MiB))
      api.current.use({ storage: watchStorage(api.current.knex, disk.directory) })

      const refused = { status: 503, problem: { code: 'storage_full' } }
      await expect(host.guests.create({ body: { name: 'Grace' } })).rejects.toMatchObject(refused)
      const inquiry = { companyName: 'Kelp Tools', email: 'ada@kelp.example' }
      const inquire = api.current
        .client()
        .sponsorship.inquire({ params: { id: host.tenantId }, body: inquiry })
      await expect(inquire).rejects.toMatchObject(refused)
      expect(codeOf(await ready(api.current))).toBe('storage_full')
      expect(await host.guests.list()).toHaveLength(1)
      expect((await host.guests.remove({ params: { id } })).deleted).toBe(1)

      rmSync(join(disk.directory, 'filler'))
      await expect.poll(() => ready(api.current).then(({ statusCode }) => statusCode)).toBe(200)
      expect(await host.guests.create({ body: { name: 'Grace' } })).toMatchObject({ name: 'Grace' })
    } finally {
      disk.unmount()
    }
  })
})

/** Moves the tables of a test's database, and what is temporary, onto a disk. Only a superuser may make a tablespace. */
async function moveTables({ knex }: TestApi, directory: string) {
  const { connectionString } = knex.client.config.connection as { connectionString: string }
  const url = new URL(connectionString)
  const [database, owner] = [url.pathname.slice(1), url.username]
  url.username = 'postgres'
  const superuser = new pg.Client({ connectionString: url.href })
  await superuser.connect()
  const { rows } = await superuser.query(`select setting from pg_settings where name = 'data_directory'`)
  const { uid, gid } = statSync(rows[0].setting)
  chownSync(directory, uid, gid)
  const tablespace = `disk_${database}`
  await superuser.query(`create tablespace ${tablespace} location '${directory}'`)
  await superuser.query(`grant create on tablespace ${tablespace} to ${owner}`)
  await superuser.query(
    `alter table all in tablespace pg_default owned by ${owner} set tablespace ${tablespace}`,
  )
  await superuser.query(`alter database ${database} set temp_tablespaces = ${tablespace}`)
  await superuser.end()
  // Open connections do not know of it yet
  await knex.destroy()
  knex.initialize()
}

/** A text that compresses badly. */
const longText = (words: number) =>
  Array.from({ length: words }, (_, n) => (n * 7_919).toString(36)).join(' ')
