import type { Knex } from 'knex'
import { lockRows, ofShow, openToPlatform } from '../row-security.ts'

// A key is written first and its reply last, in the transaction of the effect
const call = `
  route text not null check (char_length(route) between 1 and 255),
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status integer check (status between 100 and 599),
  reply jsonb,
  created_at timestamptz not null default now(),
`

export async function up(knex: Knex) {
  await knex.raw(`
    create table idempotency_keys (
      ${ofShow},
      ${call}
      primary key (tenant_id, route, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
    ${lockRows('idempotency_keys')}
    grant select, insert, update (status, reply) on idempotency_keys to cueroom_app;

    create table admin_idempotency_keys (
      admin_id integer not null references admins (id) on delete cascade,
      ${call}
      primary key (admin_id, route, key)
    );
    create index admin_idempotency_keys_age on admin_idempotency_keys (created_at);
    alter table admin_idempotency_keys enable row level security;
    alter table admin_idempotency_keys force row level security;
    create policy owner on admin_idempotency_keys to current_user using (true) with check (true);
    ${openToPlatform('admin_idempotency_keys')}
    grant select, insert, update (status, reply) on admin_idempotency_keys to cueroom_platform;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table admin_idempotency_keys, idempotency_keys')
}
