import type { Knex } from 'knex'

const fill = `
  insert into guests (tenant_id, name, company, title, bio, email, created_at)
  select t, 'Guest ' || n, 'Studio ' || (n % 977), 'Sound engineer', repeat('A sentence about them. ', 10),
    'guest' || n || '@studio.example', now() - make_interval(secs => n)
  from unnest(?::text[]) t, generate_series(1, ?) n`

/** Guests of shows, without the calls that add them. */
export async function fillGuests(knex: Knex, tenantIds: string[], count: number): Promise<void> {
  for (let from = 0; from < tenantIds.length; from += 50)
    await knex.transaction(async (db) => {
      await db.raw('set local statement_timeout = 0')
      await db.raw(fill, [tenantIds.slice(from, from + 50), count])
    })
}
