import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table show_settings add column accent text check (accent ~ '^#[0-9a-f]{6}$');
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table show_settings drop column accent')
}
