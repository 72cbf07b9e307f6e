import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table content_batches add column starts integer not null default 1 check (starts > 0);
    comment on column content_batches.starts is
      'Times it was set going: what was begun before the last does not stop it any more';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table content_batches drop column starts')
}
