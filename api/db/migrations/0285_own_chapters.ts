import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table recaps add column own_chapters jsonb check (octet_length(own_chapters::text) <= 200000);
    comment on column recaps.own_chapters is 'What the host made of the chapters; null follows the transcript';
    alter table marketing_results add column recap_mark text check (char_length(recap_mark) <= 64);
    comment on column marketing_results.recap_mark is 'Digest of the recap that posts were written from';
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table marketing_results drop column recap_mark;
    alter table recaps drop column own_chapters;
  `)
}
