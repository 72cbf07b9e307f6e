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

/** Of words with fewer than three letters an index has nothing: the two longest others are looked for in it. */
const declared = `
      show_id constant text := nullif(current_setting('app.tenant_id', true), '');
      patterns constant text[] := cueroom.search_patterns(words);
      indexed constant text[] := array(
        select pattern from unnest(patterns) with ordinality each_pattern(pattern, nth)
        where char_length(pattern) >= 5 order by nth limit 2);
      first constant text := indexed[1];
      second constant text := coalesce(indexed[2], '%');`
const ofShow = `g.tenant_id = show_id and g.deleted_at is null`
const candidate = `g.id, g.created_at, g.episode_status, g.answered, g.search_text ilike all (patterns)`

const searches = `
  -- Lines of words as patterns of LIKE, in which % and _ mean themselves
  create function cueroom.search_patterns(words text) returns text[]
  language sql immutable strict security definer set search_path = '' as $$
    select array_agg('%' || regexp_replace(${folded('word')}, '([\\\\%_])', '\\\\\\1', 'g') || '%' order by nth)
    from unnest(string_to_array(words, chr(10))) with ordinality each_word(word, nth)
  $$;
  ${onlyFor('cueroom_app', 'search_patterns(text)')}

  -- The guests among whom those that match are, and one more than wanted where there are more
  create function cueroom.search_candidates(words text, most integer)
  returns table (id integer, created_at timestamptz, episode_status text, answered boolean, is_match boolean)
  language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_generic_plan as $$
  declare ${declared}
    -- What most guests contain is found sooner without the index
    is_common constant boolean := first is null or 20 < (
      select count(*) from (
        select g.search_text from public.guests g where ${ofShow} order by g.created_at desc, g.id desc limit 40
      ) newest where search_text ilike first and search_text ilike second);
  begin
    if is_common then
      return query select ${candidate} from public.guests g where ${ofShow}
        order by g.created_at desc, g.id desc limit most + 1;
    else
      return query select ${candidate} from public.guests g
        where ${ofShow} and g.search_text ilike first and g.search_text ilike second limit most + 1;
    end if;
  end $$;
  revoke all on function cueroom.search_candidates(text, integer) from public;

  create function cueroom.search_guests(
    words text, wanted_status text, wanted_answered boolean, after_guest integer, page_size integer, most integer
  ) returns table (id integer, total integer)
  language plpgsql stable rows 50 security definer set search_path = ''
    set plan_cache_mode = force_generic_plan as $$
  declare
    show_id constant text := nullif(current_setting('app.tenant_id', true), '');
    patterns constant text[] := cueroom.search_patterns(words);
    after_time timestamptz := 'infinity';
    candidates integer;
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
      (array_agg(c.id order by c.created_at desc, c.id desc)
        filter (where is_wanted and (c.created_at, c.id) < (after_time, coalesce(after_guest, 0))))[1:page_size]
    into candidates, wanted, page
    from (
      select *, is_match and (wanted_status is null or episode_status = wanted_status)
        and (wanted_answered is null or answered = wanted_answered) is_wanted
      from cueroom.search_candidates(words, most)
    ) c;
    if candidates <= most then
      return query select p.id, wanted from unnest(page) p (id);
    else
      -- Planned for these values: for any values it would read the whole show and sort it
      return query execute 'select g.id, null::integer from (
        select * from public.guests l
        where l.tenant_id = $1 and l.deleted_at is null
          and ($2 is null or l.episode_status = $2) and ($3 is null or l.answered = $3)
          and (l.created_at, l.id) < ($4, $5)
        order by l.created_at desc, l.id desc offset 0
      ) g where g.search_text ilike all ($6) limit $7'
      using show_id, wanted_status, wanted_answered, after_time, coalesce(after_guest, 0), patterns, page_size;
    end if;
  end $$;

  -- Null where more than that many would have to be looked through
  create function cueroom.guests_containing(words text, most integer) returns integer[]
  language plpgsql stable security definer set search_path = '' as $$
  declare
    candidates integer;
    ids integer[];
  begin
    select count(*), coalesce(array_agg(c.id) filter (where is_match), '{}') into candidates, ids
      from cueroom.search_candidates(words, most) c;
    return case when most is null or candidates <= most then ids end;
  end $$;

  -- Without numbers where more than that many would have to be looked through
  create function cueroom.count_found_guests(words text, most integer)
  returns table (episode_status text, is_answered boolean, guests integer)
  language sql stable rows 6 security definer set search_path = '' as $$
    select c.episode_status, c.answered,
      case when max(candidates) <= most then count(*) filter (where is_match) end::integer
    from (select *, count(*) over () candidates from cueroom.search_candidates(words, most)) c
    group by 1, 2
  $$;
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
    drop function cueroom.search_guests, cueroom.guests_containing, cueroom.count_found_guests,
      cueroom.search_candidates, cueroom.search_patterns;
    ${count.replaceAll('create function', 'create or replace function')}
    alter table guest_counts drop column is_answered;
    drop index guests_name, guests_company, guests_date, guests_answered, guests_status;
    ${searchIndex(searched(''))}
    alter table guests drop column search_text, drop column name_key, drop column company_key, drop column answered;
    ${guestsContaining}
    ${searchPages}
  `)
}
