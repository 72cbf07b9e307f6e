import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addAdmin } from '../tenants/admins.ts'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { addRows } from '../testing/show-rows.ts'
import { backup } from './backup.ts'
import { readManifest } from './backup-file.ts'
import { catalogueFindings } from './catalogue.ts'
import { openDatabase } from './database.ts'
import { restore } from './restore.ts'

/** Backups with a row in every table, one of each released version. */
const folder = fileURLToPath(new URL('fixtures', import.meta.url))
const released = readdirSync(folder)
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

let home: string
beforeEach(() => {
  home = makeTestFolder('upgrade-drill')
})
afterEach(() => removeTestFolder(home))

test.runIf(process.env['CUEROOM_UPDATE'])(
  'the data of this version are saved for the drills to come',
  async () => {
    const { knex, embedded, close } = await openDatabase({ directory: home })
    for (const id of ['default', 'another-show'])
      await knex('tenants').insert({ id, name: `Show ${id}`, email: `${id}@show.example` })
    await addRows(knex, 'default', 'kept-through-every-upgrade')
    await addRows(knex, 'another-show', 'kept-in-another-show')
    const tenantId = 'default'
    await knex('feature_purchases').insert({ tenantId, featureName: 'analytics', price: 5_900 })
    await addAdmin(knex, { email: 'ops@platform.example', password: 'quiet-harbour-bell' })
    const { id: adminId } = await knex('admins').first('id')
    const call = { route: 'POST /api/admin/tenants', key: 'made-once', requestHash: Buffer.alloc(32) }
    await knex('admin_idempotency_keys').insert({ adminId, ...call, status: 201, reply: '{}' })
    const file = join(folder, `${version}.backup`)
    mkdirSync(folder, { recursive: true })
    rmSync(file, { force: true })
    const { tables } = await backup(embedded!.superuser, file, null)
    expect(tables['public.guests']?.rows).toBeGreaterThan(1)
    await close()
  },
)

test('this version has left data for the drills to come', () => {
  expect(released).toContain(`${version}.backup`)
})

test.each(released)(
  'data of %s come to this version with every row of every table',
  { timeout: 60_000 },
  async (name) => {
    const { tables } = await readManifest(join(folder, name))
    const empty = Object.entries(tables).filter(
      ([table, { rows }]) => table.startsWith('public.') && rows === 0,
    )
    // Counts of the last minutes
    expect(empty.map(([table]) => table)).toEqual(['public.rate_limits'])

    expect((await restore(join(folder, name), home)).key).toBe('older')
    const { knex, close } = await openDatabase({ directory: home })
    const left: Record<string, number> = {}
    for (const table of Object.keys(tables))
      left[table] = Number((await knex(table).count('* as count'))[0]?.count)
    const lost = Object.entries(tables).filter(([table, { rows }]) => left[table]! < rows)
    expect(lost.map(([table]) => table)).toEqual([])
    expect(await knex('guests').where({ tenantId: 'default' }).pluck('name')).toContain(
      'kept-through-every-upgrade',
    )
    expect(await catalogueFindings(knex)).toEqual([])
    await close()
  },
)
