import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

// Fields are of one line, so no search spans two
export const searched = (guest: string) =>
  `(${guest}name || chr(10) || coalesce(${guest}company, '') || chr(10) || coalesce(${guest}title, ''))`

export const guestsContaining = `
    create function cueroom.guests_containing(pattern text) returns setof integer
    language sql stable rows 100 security definer set search_path = '' as $$
      select g.id from public.guests g
      where g.tenant_id = nullif(current_setting('app.tenant_id', true), '') and g.deleted_at is null
        and ${searched('g.')} ilike pattern
    $$;
    ${onlyFor('cueroom_app', 'guests_containing(text)')}
`

/**
 * Row-level security keeps ILIKE from an index: the operator could reveal values of rows it hides. A function with the
 * owner's rights that names the show itself may use one. Where the extensions are missing it reads the show's guests.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    do $$ begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
      create index guests_search on guests using gin (tenant_id, ${searched('')} gin_trgm_ops)
        where deleted_at is null;
    exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
      raise notice 'pg_trgm and btree_gin are missing: searches read every guest of the show';
    end $$;

    ${guestsContaining}
  `)
}

// The extensions stay: other objects of the database may use them
export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.guests_containing;
    drop index if exists guests_search;
  `)
}
