import type { Knex } from 'knex'

/** What answers were before their guests changed them. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table questionnaire_responses
      add column changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array');
    grant update (changes) on questionnaire_responses to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`alter table questionnaire_responses drop column changes`)
}
