import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table guests add column notes text check (char_length(notes) <= 20000);
    comment on column guests.notes is 'The host''s own; no text is written from them';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table guests drop column notes')
}
