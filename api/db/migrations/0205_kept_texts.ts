import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table content_batches add column kept integer not null default 0 check (kept >= 0);
    comment on column content_batches.kept is 'Texts left as they are: edited by hand, or checked by their guest';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table content_batches drop column kept')
}
