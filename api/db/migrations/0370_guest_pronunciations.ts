import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table guests add column pronunciation text check (char_length(pronunciation) <= 200);
    comment on column guests.pronunciation is 'As the host typed it; wins over what the guest answered';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table guests drop column pronunciation')
}
