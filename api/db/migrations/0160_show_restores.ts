import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table show_restores (
      ${ofShow},
      archive_id text not null check (archive_id ~ '^[0-9a-f]{32}$'),
      restored_at timestamptz not null default now(),
      primary key (tenant_id, archive_id)
    );
    comment on table show_restores is 'Archives that a show was restored from: the same one twice changes nothing';
    ${lockRows('show_restores')}
    grant select, insert on show_restores to cueroom_app;
    -- The questionnaire that a new show comes with makes room for those of an archive
    grant delete on questionnaires to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('revoke delete on questionnaires from cueroom_app; drop table show_restores')
}
