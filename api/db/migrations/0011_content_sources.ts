import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table generated_content
      add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array');
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table generated_content drop column sources')
}
