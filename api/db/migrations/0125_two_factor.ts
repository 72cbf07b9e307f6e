import type { Knex } from 'knex'
import { lockRows, openToPlatform } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table authenticators (
      id integer generated always as identity primary key,
      tenant_id text unique default nullif(current_setting('app.tenant_id', true), '')
        references tenants (id) on delete cascade,
      admin_id integer unique references admins on delete cascade,
      secret bytea not null check (octet_length(secret) between 29 and 200),
      enabled_at timestamptz,
      last_step integer not null default 0,
      recovery_hashes bytea[] not null default '{}' check (cardinality(recovery_hashes) <= 10),
      created_at timestamptz not null default now(),
      unique (tenant_id, id),
      check (num_nonnulls(tenant_id, admin_id) = 1)
    );
    comment on column authenticators.secret is 'Encrypted with a key derived from CUEROOM_SECRET';
    comment on column authenticators.enabled_at is 'Null until the first code of the app was sent';
    comment on column authenticators.last_step is 'Time step of the newest code that was used: no code works twice';
    ${lockRows('authenticators')}
    ${openToPlatform('authenticators', 'admin_id is not null')}
    grant select, insert, update, delete on authenticators to cueroom_app, cueroom_platform;

    alter table sessions add column code_confirmed_at timestamptz;
    comment on column sessions.code_confirmed_at is 'When a code of the authenticator was last sent in this session';
    grant update (code_confirmed_at) on sessions to cueroom_app, cueroom_platform;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table sessions drop column code_confirmed_at;
    drop table authenticators;
  `)
}
