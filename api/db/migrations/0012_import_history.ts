import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table imports
      add column changed integer not null default 0 check (changed >= 0),
      add column skipped integer not null default 0 check (skipped >= 0),
      add column left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array'),
      add column made_by text check (char_length(made_by) <= 254),
      add column source text check (source in ('dashboard', 'cli'));
    grant update (changed, skipped, left_out) on imports to cueroom_app;

    -- What an import changed about guests the show had, by column: taken back where it still stands
    create table import_changes (
      ${ofShow},
      import_id text not null,
      guest_id integer not null,
      before jsonb not null check (jsonb_typeof(before) = 'object'),
      after jsonb not null check (jsonb_typeof(after) = 'object'),
      primary key (tenant_id, import_id, guest_id),
      foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade,
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    create index import_changes_of_guest on import_changes (tenant_id, guest_id);
    ${lockRows('import_changes')}
    grant select, insert, update (before, after), delete on import_changes to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table import_changes;
    alter table imports drop column changed, drop column skipped, drop column left_out, drop column made_by,
      drop column source;
  `)
}
