import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import { searchWords } from '@cueroom/core/guests/search-words.ts'
import type { Knex } from 'knex'
import { rowsOf } from '../db/tenant.ts'

/** What is left of a list. */
type Narrowed = Partial<Pick<GuestListQuery, 'status' | 'answered'>>

/** A search that has more to look through has no total: its pages are read in the order of the list. */
export const countedMatches = 2_000

/** Of some guests those that aren't deleted and that the filters leave. */
export const live = (guests: Knex.QueryBuilder, { status, answered }: Narrowed) =>
  guests.whereNull('deletedAt').where({
    ...(status && { episodeStatus: status }),
    ...(answered && { answered: answered === 'yes' }),
  })

/**
 * The words of a search as the functions of the database take them. As bytes they may be written into the text of a query;
 * what is made of them has the collation C, with which no index would be used.
 */
export const wordsOf = (knex: Knex, search: string) =>
  knex.raw(`convert_from(?::bytea, 'UTF8') collate "default"`, [Buffer.from(searchWords(search).join('\n'))])

/** How many guests a show has, kept by triggers. */
export const countOf = (knex: Knex, tenantId: string, { status, answered }: Narrowed = {}) =>
  rowsOf(knex, tenantId, 'guestCounts')
    .where({
      isDeleted: false,
      ...(status && { episodeStatus: status }),
      ...(answered && { isAnswered: answered === 'yes' }),
    })
    .select(knex.raw('coalesce(sum(guests), 0)::integer'))
