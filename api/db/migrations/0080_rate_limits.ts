import type { Knex } from 'knex'

// The shape that rate-limiter-flexible works with. Unlogged: a crash may forget counts, and each costs no write to disk.
export async function up(knex: Knex) {
  await knex.raw(`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    comment on table rate_limits is 'Calls counted for all servers; keys are hashes of shows, addresses and emails';
    create index rate_limits_expire on rate_limits (expire);
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table rate_limits')
}
