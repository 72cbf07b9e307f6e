import { expect, test } from 'vitest'
import { clusterUrls } from '../testing/databases.ts'
import { processes } from '../testing/process.ts'
import { knexForPostgres } from './knex.ts'

const { spawn } = processes()
const [clusterUrl] = Object.values(clusterUrls)

test('a server whose DATABASE_URL signs in as a superuser does not start, and leaves the database as it was', async () => {
  const superuser = clusterUrl!.replace('//cueroom@', '//postgres@')
  const knex = knexForPostgres(superuser, 1)
  const tables = () => knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
  const before = await tables()
  const refused = spawn({
    DATABASE_URL: superuser,
    CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    HOST: '127.0.0.1',
  })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(
    /^DATABASE_URL signs in as postgres, whom row-level security doesn't bind\./,
  )
  expect(await tables()).toEqual(before)
  await knex.destroy()
})
