import type { Knex } from 'knex'
import { countVersions, lockRows, ofShow } from '../row-security.ts'

/**
 * The words of a transcript are one text with a line for each line of it, so that a name is found, and blacked out, also
 * where it goes on in the next line.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create table transcripts (
      ${ofShow},
      episode_id integer not null,
      format text not null check (format in ('text', 'vtt', 'srt', 'json')),
      text text not null check (octet_length(text) <= 5242880),
      speakers jsonb not null check (octet_length(speakers::text) <= 100000),
      cues jsonb not null check (octet_length(cues::text) <= 4000000),
      words integer not null,
      seconds double precision,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, episode_id),
      foreign key (tenant_id, episode_id) references episodes (tenant_id, id) on delete cascade
    );
    comment on column transcripts.speakers is 'Names';
    comment on column transcripts.cues is 'Of each line: start, end (seconds or null), place of its speaker or null';
    ${lockRows('transcripts')}
    ${countVersions('transcripts')}
    grant select, insert, update, delete on transcripts to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table transcripts')
}
