import type { Knex } from 'knex'

/** How far a sponsor's inquiry is. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table sponsor_inquiries add column state text not null default 'new'
      check (state in ('new', 'answered', 'booked', 'declined'));
    grant update (state) on sponsor_inquiries to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table sponsor_inquiries drop column state')
}
