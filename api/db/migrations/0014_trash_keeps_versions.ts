import type { Knex } from 'knex'
import { countVersions } from '../row-security.ts'

const tables = ['guests', 'generated_content']

/** Being deleted and brought back changes nothing that was read: an edit begun before still applies after an Undo. */
const exceptTrash = (table: string) => `
  drop trigger count_version on ${table};
  create trigger count_version before update on ${table}
    for each row when (old.deleted_at is not distinct from new.deleted_at)
    execute function cueroom.count_version();
`

export async function up(knex: Knex) {
  await knex.raw(tables.map(exceptTrash).join(''))
}

export async function down(knex: Knex) {
  const back = (table: string) => `drop trigger count_version on ${table}; ${countVersions(table)}`
  await knex.raw(tables.map(back).join(''))
}
