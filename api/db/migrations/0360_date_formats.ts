import type { Knex } from 'knex'

/** How a show writes dates and times; shows from before go on as they did. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table show_settings add column date_format text not null default 'month-first-12h'
      check (date_format in ('month-first-12h', 'day-first-12h', 'day-first-24h', 'year-first-24h'));
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table show_settings drop column date_format')
}
