import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create function cueroom.only_tenant() returns text
    language sql stable security definer set search_path = '' as $$
      select min(t.id) from public.tenants t having count(*) = 1
    $$;
    ${onlyFor('cueroom_visitor', 'only_tenant()')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop function cueroom.only_tenant')
}
