import type { Knex } from 'knex'
import { countVersions, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table recaps (
      ${ofShow},
      episode_id integer not null,
      summary jsonb not null check (octet_length(summary::text) <= 100000),
      quotes jsonb not null check (octet_length(quotes::text) <= 100000),
      chapters jsonb not null check (octet_length(chapters::text) <= 200000),
      links jsonb not null check (octet_length(links::text) <= 200000),
      provider text not null check (provider in ('openai', 'drafter')),
      model text check (char_length(model) <= 200),
      note text check (char_length(note) <= 2000),
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, episode_id),
      foreign key (tenant_id, episode_id) references transcripts (tenant_id, episode_id) on delete cascade
    );
    ${lockRows('recaps')}
    ${countVersions('recaps')}
    grant select, insert, update, delete on recaps to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table recaps')
}
