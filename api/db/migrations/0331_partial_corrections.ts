import type { Knex } from 'knex'

/** Of a correction, the host can accept a part. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table fact_checks add column partial boolean not null default false;
    grant update (partial) on fact_checks to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`alter table fact_checks drop column partial`)
}
