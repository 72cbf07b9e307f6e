import type { Knex } from 'knex'

/** When the host ticked off a text of a batch as read. */
export const up = (knex: Knex) =>
  knex.raw('alter table content_batch_items add column checked_at timestamptz')

export const down = (knex: Knex) => knex.raw('alter table content_batch_items drop column checked_at')
