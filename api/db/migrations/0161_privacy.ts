import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table show_settings add column privacy jsonb not null default '{}'
      check (jsonb_typeof(privacy) = 'object');
    comment on column show_settings.privacy is 'What guests read about their data, and after how long unused guests are deleted';
    -- Looked for once an hour, over all shows
    create index show_settings_retention on show_settings (tenant_id) where privacy ->> 'retentionMonths' is not null;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    delete from inbox_items where kind in ('data_requested', 'erasure_requested', 'retention', 'retention_done');
    alter table show_settings drop column privacy;
  `)
}
