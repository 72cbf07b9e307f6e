import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { mentionColumns, otherColumns } from './guest-data.ts'

let database: TestKnex
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Every column that may hold words or pictures, but for ids. */
async function wordyColumns(): Promise<string[]> {
  const { rows } = await database.knex.raw(`
    select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where a.attnum > 0 and not a.attisdropped and a.attname !~ '(^|_)id$'
      and format_type(a.atttypid, null) ~ '^(text|character|json|bytea|xml|citext|name|"?char|hstore)'
    order by 1`)
  return rows.map(({ name }: { name: string }) => name)
}

const blackedOut = Object.entries(mentionColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
)

test('every column that may hold words about a guest is blacked out, or somebody gave the reason why not', async () => {
  const columns = await wordyColumns()
  expect(columns.length).toBeGreaterThan(100)
  const isOther = (name: string) =>
    [name, name.replace(/\..*/, '')].some((key) => Object.hasOwn(otherColumns, key))
  const unknown = columns.filter((name) => !blackedOut.includes(name) && !isOther(name))
  expect(unknown, 'add these to mentionColumns, or to otherColumns with the reason').toEqual([])
  expect(blackedOut.filter(isOther)).toEqual([])
})

test('no list names a column that no longer exists', async () => {
  const columns = await wordyColumns()
  const tables = new Set(columns.map((name) => name.split('.')[0]!))
  const named = [...blackedOut, ...Object.keys(otherColumns)]
  expect(named.filter((name) => !columns.includes(name) && !tables.has(name))).toEqual([])
})

test('a new column of words is noticed', async () => {
  await database.knex.raw('alter table episodes add column transcript text')
  expect(await wordyColumns()).toContain('episodes.transcript')
  expect([...blackedOut, ...Object.keys(otherColumns)]).not.toContain('episodes.transcript')
})
