import type { Knex } from 'knex'

/** What only the key of this database opens: a server with another key notices before it signs anybody out. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table key_check (
      only_one boolean primary key default true check (only_one),
      sealed bytea not null
    );
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table key_check')
}
