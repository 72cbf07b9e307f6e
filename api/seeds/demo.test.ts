import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { demoAdmin, demoHost } from '../config/demo.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { seedDemo } from './demo.ts'

/** A database that is cut off after some transactions, as when the process is killed there. */
function cutOffAfter(knex: Knex, transactions: number): Knex {
  let left = transactions
  return new Proxy(knex, {
    get: (target, name) => {
      if (name === 'transaction' && left-- === 0) throw new Error('killed')
      return Reflect.get(target, name)
    },
  })
}

test('wherever a first start is interrupted, the next one makes the whole sample show, once', async () => {
  const { knex, close } = await openTestDatabase()
  const count = async (table: string) => Number((await knex(table).count('* as count'))[0]?.count)
  let transactions = 0
  while (await seedDemo(cutOffAfter(knex, transactions)).catch(() => 'killed')) transactions++
  // The show, its questionnaire, and everything in it, after an administrator that stays
  expect(transactions).toBe(3)
  expect(await knex('tenants').pluck('email')).toEqual([demoHost.email])
  expect(await knex('admins').pluck('email')).toEqual([demoAdmin.email])
  expect(await count('questionnaires')).toBe(1)
  expect(await count('show_settings')).toBe(1)
  const guests = await count('guests')
  expect(guests).toBeGreaterThan(9)
  expect(await count('generated_content')).toBeGreaterThan(0)
  expect(await knex('imports').pluck('imported')).toEqual([3])
  expect(await count('saved_sponsors')).toBe(2)
  expect(await count('guest_days')).toBe(60)
  const [recap] = await knex('recaps').select('chapters', 'quotes')
  expect(recap.chapters.length).toBeGreaterThan(1)
  expect(recap.quotes.length).toBeGreaterThan(1)
  expect(await knex('content_batches').pluck('state')).toEqual(['done'])
  expect(await count('content_batch_items')).toBe(
    Number((await knex('generated_content').whereNotNull('batchItemId').count('* as count'))[0]?.count),
  )
  expect(Number((await knex('inbox_items').whereNull('readAt').count('* as count'))[0]?.count)).toBe(3)

  await seedDemo(knex)
  expect(await count('guests')).toBe(guests)
  await close()
})

test('an installation that has a show of its own gets no sample show', async () => {
  const { knex, close } = await openTestDatabase()
  await knex('tenants').insert({
    id: 'default',
    name: 'Mine',
    email: 'me@show.example',
    subscriptionStatus: 'active',
    subscriptionPlan: 'pro',
    features: '{}',
  })
  await seedDemo(knex)
  expect(await knex('tenants').pluck('email')).toEqual(['me@show.example'])
  await close()
})
