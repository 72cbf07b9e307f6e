import type { Knex } from 'knex'

/**
 * Answers that nobody signed and that name the email address of a guest wait for the host. Until then
 * `guest_id` is that guest, so that such answers are erased with the guest.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table questionnaire_responses
      add column state text not null default 'accepted' check (state in ('accepted', 'unverified')),
      add column typed_name text check (char_length(typed_name) <= 200);
    create index questionnaire_responses_unverified
      on questionnaire_responses (tenant_id, questionnaire_id) where state = 'unverified';
    grant update (state, guest_id), delete on questionnaire_responses to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    revoke update (state, guest_id), delete on questionnaire_responses from cueroom_app;
    drop index questionnaire_responses_unverified;
    alter table questionnaire_responses drop column typed_name, drop column state;
  `)
}
