import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table imports (
      id text not null ${isPublicId('id')},
      ${ofShow},
      file_name text check (char_length(file_name) <= 300),
      imported integer not null default 0 check (imported >= 0),
      created_at timestamptz not null default now(),
      -- The caller chooses the id, so that two shows may choose the same
      primary key (tenant_id, id)
    );
    create index imports_newest on imports (tenant_id, created_at desc);
    ${lockRows('imports')}
    grant select, insert, update (imported) on imports to cueroom_app;

    create table import_mappings (
      ${ofShow},
      signature text not null ${isPublicId('signature')},
      mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, signature)
    );
    ${lockRows('import_mappings')}
    grant select, insert, update (mapping, updated_at) on import_mappings to cueroom_app;

    alter table guests add foreign key (tenant_id, import_id) references imports (tenant_id, id)
      on delete set null (import_id);
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table guests drop constraint guests_tenant_id_import_id_fkey;
    drop table import_mappings, imports;
  `)
}
