import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

/** What a text was before each edit, and is now; a text that was never edited has none. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table text_versions (
      id integer generated always as identity primary key,
      ${ofShow},
      content_id integer not null,
      version integer not null,
      origin text not null check (origin in ('generated', 'host', 'guest')),
      content text not null,
      sources jsonb not null default '[]',
      created_at timestamptz not null default now(),
      unique (tenant_id, id),
      unique (tenant_id, content_id, version),
      foreign key (tenant_id, content_id) references generated_content (tenant_id, id) on delete cascade
    );
    ${lockRows('text_versions')}
    grant select, insert, delete on text_versions to cueroom_app;
    grant update (content, sources) on text_versions to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table text_versions')
}
