import { afterEach, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { catalogueFindings } from './catalogue.ts'
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
