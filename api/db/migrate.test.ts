import type { Knex } from 'knex'
import { afterEach, describe, expect, test } from 'vitest'
import { clusterUrls, engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { catalogueFindings } from './catalogue.ts'
import { createTestDatabase } from '../testing/cluster.ts'
import { knexForPostgres } from './knex.ts'
import { migrate, migrationConfig } from './migrate.ts'

describe.each(engines)('on %s', (engine) => {
  let database: TestKnex
  afterEach(() => database.close())

  test('every migration can be taken back and made again', async () => {
    database = await openTestDatabase(engine)
    const { knex } = database
    await knex.migrate.rollback(migrationConfig, true)
    const left = await knex('pg_tables')
      .where({ schemaname: 'public' })
      .orderBy('tablename')
      .pluck('tablename')
    expect(left).toEqual(['migrations', 'migrations_lock'])
    await migrate(knex)
    await migrate(knex)
    expect(await catalogueFindings(knex)).toEqual([])
  })
})

describe('processes that start together', () => {
  const withProcesses = async (count: number, work: (knexes: Knex[]) => Promise<void>) => {
    const { url, drop } = await createTestDatabase({ url: clusterUrls[engines[0]!]! })
    const knexes = Array.from({ length: count }, () => knexForPostgres(url, 2))
    try {
      await work(knexes)
    } finally {
      await Promise.all(knexes.map((knex) => knex.destroy()))
      await drop()
    }
  }

  test('on an empty database all come up: one migrates, and the others wait', () =>
    withProcesses(4, async (knexes) => {
      await knexes[0]!.raw('drop schema cueroom cascade; drop schema public cascade; create schema public')
      await Promise.all(knexes.map((knex) => migrate(knex)))
      const batches = await knexes[0]!('migrations').distinct('batch')
      expect(batches).toEqual([{ batch: 1 }])
      expect(await catalogueFindings(knexes[0]!)).toEqual([])
    }))

  test('do not wait for ever for one that hangs, and name it as the reason', () =>
    withProcesses(2, async ([hanging, waiting]) => {
      await hanging!.transaction(async (holder) => {
        await holder.raw("select pg_advisory_xact_lock(hashtextextended('migrations', 0))")
        await expect(migrate(waiting!, '20ms')).rejects.toThrow(
          /^Another Cueroom process has been migrating this database for too long\. Check its log/,
        )
      })
    }))
})
