import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table episodes
      add column feed_key bytea check (octet_length(feed_key) = 32),
      add constraint episodes_feed_key unique (tenant_id, feed_key);
    comment on column episodes.feed_key is 'A hash of what a feed calls it: an episode is imported once';
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table episodes drop column feed_key')
}
