import type { Knex } from 'knex'

/** Guests change what they sent by personal link until it is locked. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table questionnaire_responses
      add column revision integer not null default 1,
      add column changed_at timestamptz,
      add column locked_at timestamptz;
    grant update (responses, questions, source, unique_token, revision, changed_at, locked_at)
      on questionnaire_responses to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    revoke update (responses, questions, source, unique_token, revision, changed_at, locked_at)
      on questionnaire_responses from cueroom_app;
    alter table questionnaire_responses drop column locked_at, drop column changed_at, drop column revision;
  `)
}
