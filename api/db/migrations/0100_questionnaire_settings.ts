import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table questionnaires add column settings jsonb not null default '{}';
    alter table questionnaire_responses add column source jsonb not null default '{}';
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table questionnaires drop column settings;
    alter table questionnaire_responses drop column source;
  `)
}
