import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table content_batches add column concurrency integer check (concurrency between 1 and 64);
    comment on column content_batches.concurrency is 'Texts that are written at the same time; null is as many as a server writes';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table content_batches drop column concurrency')
}
