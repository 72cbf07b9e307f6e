import type { Knex } from 'knex'
import { lockRows, ofShow, onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table run_links (
      id integer generated always as identity primary key,
      ${ofShow},
      episode_id integer not null,
      name text not null check (char_length(name) between 1 and 100),
      hash bytea not null unique check (octet_length(hash) = 32),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      opened_at timestamptz,
      unique (tenant_id, id),
      foreign key (tenant_id, episode_id) references episodes (tenant_id, id) on delete cascade
    );
    create index run_links_of_episode on run_links (tenant_id, episode_id);
    ${lockRows('run_links')}
    grant select, insert, delete on run_links to cueroom_app;
    grant update (name, revoked_at, opened_at) on run_links to cueroom_app;

    create function cueroom.tenant_of_run_link(hash bytea) returns text
      language sql stable security definer set search_path = '' as $$
        select l.tenant_id from public.run_links l where l.hash = tenant_of_run_link.hash
      $$;
    ${onlyFor('cueroom_visitor', 'tenant_of_run_link(bytea)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop function cueroom.tenant_of_run_link(bytea); drop table run_links')
}
