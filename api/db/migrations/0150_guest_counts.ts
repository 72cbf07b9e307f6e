import type { Knex } from 'knex'
import { lockRows, ofShow, onlyFor } from '../row-security.ts'

/**
 * How many guests a show has, as a sum of changes: counting the rows takes as long as the list is, and one row with the
 * number would make everybody who changes guests wait for each other. From time to time the changes are added up.
 */
export const count = `
  create function cueroom.count_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.guest_counts (tenant_id, episode_status, is_deleted, guests)
        select tenant_id, episode_status, deleted_at is not null, count(*) from added group by 1, 2, 3;
    else
      insert into public.guest_counts (tenant_id, episode_status, is_deleted, guests)
        select tenant_id, episode_status, is_deleted, sum(one) from (
          select tenant_id, episode_status, deleted_at is not null is_deleted, -1 one from removed
          union all
          select tenant_id, episode_status, deleted_at is not null, 1 from added
        ) changes group by 1, 2, 3 having sum(one) <> 0;
    end if;
    return null;
  end $$;

  create function cueroom.uncount_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.guest_counts (tenant_id, episode_status, is_deleted, guests)
      select tenant_id, episode_status, deleted_at is not null, -count(*) from removed
      -- With a show that is erased its counts are, too
      where exists (select from public.tenants where id = removed.tenant_id)
      group by 1, 2, 3;
    return null;
  end $$;

  create function cueroom.add_up_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    if (select count(*) from public.guest_counts where tenant_id = new.tenant_id) <= 64 then
      return null;
    end if;
    with old as (
      delete from public.guest_counts where tenant_id = new.tenant_id and id in (
        select id from public.guest_counts where tenant_id = new.tenant_id for update skip locked)
      returning episode_status, is_deleted, guests
    )
    insert into public.guest_counts (tenant_id, episode_status, is_deleted, guests)
      select new.tenant_id, episode_status, is_deleted, sum(guests) from old group by 2, 3 having sum(guests) <> 0;
    return null;
  end $$;

  revoke execute on function cueroom.count_guests(), cueroom.uncount_guests(), cueroom.add_up_guests() from public;
`

const triggers = `
  create trigger count_added after insert on guests referencing new table as added
    for each statement execute function cueroom.count_guests();
  create trigger count_changed after update on guests referencing old table as removed new table as added
    for each statement execute function cueroom.count_guests();
  create trigger count_removed after delete on guests referencing old table as removed
    for each statement execute function cueroom.uncount_guests();
  -- Adding up inserts rows, too
  create trigger add_up after insert on guest_counts
    for each row when (pg_trigger_depth() < 2) execute function cueroom.add_up_guests();
`

/** A search that stops: what many guests match is found faster by reading them in their order. */
const search = `
  create function cueroom.guests_containing(pattern text, most integer) returns setof integer
  language sql stable rows 100 security definer set search_path = '' as $$
    select g.id from public.guests g
    where g.tenant_id = nullif(current_setting('app.tenant_id', true), '') and g.deleted_at is null
      and (g.name || chr(10) || coalesce(g.company, '') || chr(10) || coalesce(g.title, '')) ilike pattern
    limit most
  $$;
  ${onlyFor('cueroom_app', 'guests_containing(text, integer)')}
`

export async function up(knex: Knex) {
  await knex.raw(`
    create table guest_counts (
      id bigint generated always as identity,
      ${ofShow},
      episode_status text not null,
      is_deleted boolean not null,
      guests integer not null,
      primary key (tenant_id, id)
    );
    ${lockRows('guest_counts')}
    grant select, insert, update, delete on guest_counts to cueroom_app;
    ${count}
    ${triggers}
    insert into guest_counts (tenant_id, episode_status, is_deleted, guests)
      select tenant_id, episode_status, deleted_at is not null, count(*) from guests group by 1, 2, 3;
    ${search}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop trigger count_added on guests;
    drop trigger count_changed on guests;
    drop trigger count_removed on guests;
    drop table guest_counts;
    drop function cueroom.count_guests, cueroom.uncount_guests, cueroom.add_up_guests,
      cueroom.guests_containing(text, integer);
  `)
}
