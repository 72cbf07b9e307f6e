import { afterEach, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { migrate, migrationConfig } from './migrate.ts'

const migration = '0030_single_lines.ts'

describe.each(engines)('fields of one line on %s', (engine) => {
  let database: TestKnex
  afterEach(() => database.close())

  test('that were stored with line breaks are tidied, and paragraphs stay', async () => {
    database = await openTestDatabase(engine)
    const { knex } = database
    const later = (await knex.migrate.list(migrationConfig)) as [{ name: string }[], unknown]
    const names = later[0].map(({ name }) => name).filter((name) => name >= migration)
    for (const name of names.toReversed()) await knex.migrate.down({ ...migrationConfig, name })

    await knex('tenants').insert({ id: 'show', name: 'A\nshow', email: 'host@show.example' })
    await knex('guests').insert({ tenantId: 'show', name: 'Ada\r\n\tLovelace', title: 'Countess' })
    await knex('show_settings').insert({
      tenantId: 'show',
      podcastName: 'Kelp\u2028Talk',
      hosts: JSON.stringify([{ name: 'Mira\nFox', bio: 'One.\n\nTwo.' }]),
      sponsorshipSettings: JSON.stringify({
        marketingContact: { name: 'Ben\u202e' },
        sponsorshipGoal: 'a\nb',
      }),
    })
    await migrate(knex)

    expect(await knex('guests').first('name', 'title')).toEqual({ name: 'Ada Lovelace', title: 'Countess' })
    expect(await knex('tenants').where({ id: 'show' }).first('name')).toEqual({ name: 'A show' })
    expect(await knex('show_settings').first('podcastName', 'hosts', 'sponsorshipSettings')).toEqual({
      podcastName: 'Kelp Talk',
      hosts: [{ name: 'Mira Fox', bio: 'One.\n\nTwo.' }],
      sponsorshipSettings: { marketingContact: { name: 'Ben' }, sponsorshipGoal: 'a\nb' },
    })
  })
})
