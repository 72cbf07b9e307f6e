import type { Knex } from 'knex'

/** The host's wordings of a guest's answers. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table guests add column wordings jsonb not null default '{}' check (jsonb_typeof(wordings) = 'object');
    comment on column guests.wordings is 'By question id; used as long as the answer is the one that was worded';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table guests drop column wordings')
}
