import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow, onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table api_keys (
      id text primary key ${isPublicId('id')},
      ${ofShow},
      name text not null check (char_length(name) between 1 and 100),
      scope text not null check (scope in ('read', 'write')),
      hash bytea not null unique check (octet_length(hash) = 32),
      hint text not null check (char_length(hint) = 4),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      unique (tenant_id, id),
      check (expires_at <= created_at + interval '367 days')
    );
    comment on column api_keys.hint is 'The last characters of the key';
    create index api_keys_of_show on api_keys (tenant_id, created_at desc);
    ${lockRows('api_keys')}
    grant select (id, tenant_id, name, scope, hint, created_at, expires_at, last_used_at), insert, delete
      on api_keys to cueroom_app;

    create function cueroom.caller_of_api_key(hash bytea) returns table (tenant_id text, id text)
    language sql stable security definer set search_path = '' as $$
      select k.tenant_id, k.id from public.api_keys k where k.hash = $1 and k.expires_at > now()
    $$;
    ${onlyFor('cueroom_visitor', 'caller_of_api_key(bytea)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.caller_of_api_key(bytea);
    drop table api_keys;
  `)
}
