import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'
import { guestsContaining, searched } from './0070_guest_search.ts'
import { count } from './0150_guest_counts.ts'
import { searchPages } from './0305_search_pages.ts'

/**
 * SQL of a text without accents, so that `osterg` finds Østergård. NFKD takes letters and marks apart; what is ASCII only,
 * as most is, needs none of it. No function: who adds a guest would need the right to call it.
 */
const folded = (
  text: string,
) => `case when octet_length(${text}) = char_length(${text}) then ${text} else replace(
  translate(
    regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g'),
    'øØłŁ', 'oOlL'),
  'ß', 'ss') end`

/**
 * What lists are searched and ordered by. Under row-level security an index is used for a column, and not for a function
 * of it. The collation C is the same on every system, so that no index breaks when one is upgraded. Keys are
 * cut: a letter may become 18, and a row of an index has room for 2,700 bytes.
 */
const columns = `
  alter table guests
    add column search_text text generated always as
      (${folded("(name || chr(10) || coalesce(company, '') || chr(10) || coalesce(title, ''))")}) stored,
    add column name_key text collate "C" generated always as
      (left(lower(${folded('name')}), 200)) stored,
    add column company_key text collate "C" generated always as
      (left(lower(${folded("nullif(company, '')")}), 200)) stored,
    add column answered boolean generated always as (responses <> '{}') stored;
  create index guests_name on guests (tenant_id, name_key, created_at, id) where deleted_at is null;
  create index guests_company on guests (tenant_id, company_key, created_at, id) where deleted_at is null;
  create index guests_date on guests (tenant_id, interview_date, created_at, id) where deleted_at is null;
  create index guests_answered on guests (tenant_id, answered, created_at, id) where deleted_at is null;
  create index guests_status on guests (tenant_id, episode_status, created_at, id) where deleted_at is null;
`

const searchIndex = (text: string) => `
  drop index if exists guests_search;
  do $$ begin
    create index guests_search on guests using gin (tenant_id, ${text} gin_trgm_ops) where deleted_at is null;
  exception when undefined_object then
    raise notice 'pg_trgm and btree_gin are missing: searches read every guest of the show';
  end $$;
`

const countFunctions = (columns: string, now: string, all: string) => `
  create or replace function cueroom.count_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.guest_counts (tenant_id, ${columns}, guests)
        select tenant_id, ${now}, count(*) from added group by tenant_id, ${all};
    else
      insert into public.guest_counts (tenant_id, ${columns}, guests)
        select tenant_id, ${columns}, sum(one) from (
          select tenant_id, ${now}, -1 one from removed union all select tenant_id, ${now}, 1 from added
        ) changes group by tenant_id, ${columns} having sum(one) <> 0;
    end if;
    return null;
  end $$;

  create or replace function cueroom.uncount_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.guest_counts (tenant_id, ${columns}, guests)
      select tenant_id, ${now}, -count(*) from removed
      -- With a show that is erased its counts are, too
      where exists (select from public.tenants where id = removed.tenant_id)
      group by tenant_id, ${all};
    return null;
  end $$;

  create or replace function cueroom.add_up_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    if (select count(*) from public.guest_counts where tenant_id = new.tenant_id) <= 64 then
      return null;
    end if;
    with old as (
      delete from public.guest_counts where tenant_id = new.tenant_id and id in (
        select id from public.guest_counts where tenant_id = new.tenant_id for update skip locked)
      returning ${columns}, guests
    )
    insert into public.guest_counts (tenant_id, ${columns}, guests)
      select new.tenant_id, ${columns}, sum(guests) from old group by ${columns} having sum(guests) <> 0;
    return null;
  end $$;
`

/** Counts tell who answered, too. */
const counts = `
  alter table guest_counts add column is_answered boolean not null default false;
  ${countFunctions(
    'episode_status, is_deleted, is_answered',
    'episode_status, deleted_at is not null is_deleted, answered is_answered',
    'episode_status, deleted_at is not null, answered',
  )}
  delete from guest_counts;
  insert into guest_counts (tenant_id, episode_status, is_deleted, is_answered, guests)
    select tenant_id, episode_status, deleted_at is not null, answered, count(*) from guests group by 1, 2, 3, 4;
`

/** The parts that functions of a search share. An index finds the two longest words; others are looked for in what it found. */
const declared = `
      show_id constant text := nullif(current_setting('app.tenant_id', true), '');
      patterns constant text[] := cueroom.search_patterns(words);
      first constant text := patterns[1];
      second constant text := coalesce(patterns[2], '%');
      others constant text[] := nullif(patterns[3:], '{}');`
const matches = `g.search_text ilike first and g.search_text ilike second
          and (others is null or g.search_text ilike all (others))`
const ofShow = `g.tenant_id = show_id and g.deleted_at is null`

const searches = `
  -- Lines of words as patterns of LIKE, in which % and _ mean themselves
  create function cueroom.search_patterns(words text) returns text[]
  language sql immutable strict security definer set search_path = '' as $$
    select array_agg('%' || regexp_replace(${folded('word')}, '([\\\\%_])', '\\\\\\1', 'g') || '%' order by nth)
    from unnest(string_to_array(words, chr(10))) with ordinality each_word(word, nth)
  $$;
  ${onlyFor('cueroom_app', 'search_patterns(text)')}

  create function cueroom.search_guests(
    words text, wanted_status text, wanted_answered boolean, after_guest integer, page_size integer, most integer
  ) returns table (id integer, total integer)
  language plpgsql stable rows 50 security definer set search_path = ''
    set plan_cache_mode = force_generic_plan as $$
  declare ${declared}
    after_time timestamptz := 'infinity';
    found_guests integer;
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
    into found_guests, wanted, page
    from (
      select g.id, g.created_at, (wanted_status is null or g.episode_status = wanted_status)
        and (wanted_answered is null or g.answered = wanted_answered) is_wanted
      from public.guests g where ${ofShow} and ${matches}
      limit most + 1
    ) m;
    if found_guests <= most then
      return query select p.id, wanted from unnest(page) p (id);
    else
      return query select g.id, null::integer from (
        select * from public.guests l
        where l.tenant_id = show_id and l.deleted_at is null
          and (wanted_status is null or l.episode_status = wanted_status)
          and (wanted_answered is null or l.answered = wanted_answered)
          and (l.created_at, l.id) < (after_time, coalesce(after_guest, 0))
        order by l.created_at desc, l.id desc offset 0
      ) g where ${matches} limit page_size;
    end if;
  end $$;

  create function cueroom.guests_containing(words text, most integer) returns setof integer
  language plpgsql stable rows 100 security definer set search_path = ''
    set plan_cache_mode = force_generic_plan as $$
  declare ${declared}
  begin
    return query select g.id from public.guests g where ${ofShow} and ${matches} limit most;
  end $$;

  create function cueroom.count_found_guests(words text, most integer)
  returns table (episode_status text, is_answered boolean, guests integer)
  language plpgsql stable rows 6 security definer set search_path = ''
    set plan_cache_mode = force_generic_plan as $$
  declare ${declared}
  begin
    return query select m.episode_status, m.answered, count(*)::integer from (
      select g.episode_status, g.answered from public.guests g where ${ofShow} and ${matches} limit most + 1
    ) m group by 1, 2;
  end $$;
  ${onlyFor('cueroom_app', 'search_guests(text, text, boolean, integer, integer, integer)')}
  ${onlyFor('cueroom_app', 'guests_containing(text, integer)')}
  ${onlyFor('cueroom_app', 'count_found_guests(text, integer)')}
`

export async function up(knex: Knex) {
  await knex.raw(`
    drop function cueroom.search_guests(text, text, integer, integer, integer), cueroom.guests_containing(text);
    ${columns}
    ${searchIndex('search_text')}
    ${counts}
    ${searches}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.search_guests, cueroom.guests_containing, cueroom.count_found_guests, cueroom.search_patterns;
    ${count.replaceAll('create function', 'create or replace function')}
    alter table guest_counts drop column is_answered;
    drop index guests_name, guests_company, guests_date, guests_answered, guests_status;
    ${searchIndex(searched(''))}
    alter table guests drop column search_text, drop column name_key, drop column company_key, drop column answered;
    ${guestsContaining}
    ${searchPages}
  `)
}
