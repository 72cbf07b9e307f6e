import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

const text = `g.name || chr(10) || coalesce(g.company, '') || chr(10) || coalesce(g.title, '')`

/**
 * A page of a search with one call: what matches is read once, for the total and for the page, and the plans of a function
 * in PL/pgSQL are kept as long as its connection is, behind a pooler too. What many guests match has no total, and
 * is found faster in the order of the list; `offset 0` keeps the planner from looking for the text first there.
 */
export const searchPages = `
    create function cueroom.search_guests(
      pattern text, wanted_status text, after_guest integer, page_size integer, most integer
    ) returns table (id integer, total integer)
    language plpgsql stable rows 50 security definer set search_path = ''
      set plan_cache_mode = force_generic_plan as $$
    declare
      show_id constant text := nullif(current_setting('app.tenant_id', true), '');
      after_time timestamptz := 'infinity';
      matches integer;
      wanted integer;
      page integer[];
    begin
      if after_guest is not null then
        select g.created_at into after_time from public.guests g where g.tenant_id = show_id and g.id = after_guest;
        if not found then
          return;
        end if;
      end if;
      select count(*), count(*) filter (where is_wanted),
        (array_agg(m.id order by m.created_at desc, m.id desc)
          filter (where is_wanted and (m.created_at, m.id) < (after_time, coalesce(after_guest, 0))))[1:page_size]
      into matches, wanted, page
      from (
        select g.id, g.created_at, wanted_status is null or g.episode_status = wanted_status is_wanted
        from public.guests g
        where g.tenant_id = show_id and g.deleted_at is null and (${text}) ilike pattern
        limit most + 1
      ) m;
      if matches <= most then
        return query select p.id, wanted from unnest(page) p (id);
      else
        return query select g.id, null::integer from (
          select * from public.guests l
          where l.tenant_id = show_id and l.deleted_at is null
            and (wanted_status is null or l.episode_status = wanted_status)
            and (l.created_at, l.id) < (after_time, coalesce(after_guest, 0))
          order by l.created_at desc, l.id desc offset 0
        ) g where (${text}) ilike pattern limit page_size;
      end if;
    end $$;
    ${onlyFor('cueroom_app', 'search_guests(text, text, integer, integer, integer)')}
`

export async function up(knex: Knex) {
  await knex.raw(`${searchPages} drop function cueroom.guests_containing(text, integer);`)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.search_guests;
    create function cueroom.guests_containing(pattern text, most integer) returns setof integer
    language sql stable rows 100 security definer set search_path = '' as $$
      select g.id from public.guests g
      where g.tenant_id = nullif(current_setting('app.tenant_id', true), '') and g.deleted_at is null
        and (${text}) ilike pattern
      limit most
    $$;
    ${onlyFor('cueroom_app', 'guests_containing(text, integer)')}
  `)
}
