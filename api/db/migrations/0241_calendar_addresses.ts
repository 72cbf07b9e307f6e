import type { Knex } from 'knex'
import { lockRows, ofShow, onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table calendar_addresses (
      ${ofShow},
      hash bytea not null unique check (octet_length(hash) = 32),
      created_at timestamptz not null default now(),
      last_read_at timestamptz,
      primary key (tenant_id)
    );
    comment on table calendar_addresses is 'The address under which calendar programs read the dates of a show';
    comment on column calendar_addresses.last_read_at is 'To the hour';
    ${lockRows('calendar_addresses')}
    grant select (tenant_id, created_at, last_read_at), insert, update (last_read_at), delete
      on calendar_addresses to cueroom_app;

    create function cueroom.tenant_of_calendar(hash bytea) returns text
    language sql stable security definer set search_path = '' as $$
      select c.tenant_id from public.calendar_addresses c where c.hash = $1
    $$;
    ${onlyFor('cueroom_visitor', 'tenant_of_calendar(bytea)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.tenant_of_calendar(bytea);
    drop table calendar_addresses;
  `)
}
