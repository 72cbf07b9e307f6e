import type { Knex } from 'knex'

const trash = `
  alter table episodes
    add column deleted_at timestamptz,
    add column deletion_id text,
    add constraint episodes_trash check ((deleted_at is null) = (deletion_id is null)),
    add constraint episodes_deletion foreign key (tenant_id, deletion_id) references deletions (tenant_id, id)
      on delete cascade deferrable initially deferred;
  create index episodes_deletion on episodes (tenant_id, deletion_id) where deletion_id is not null;
  drop trigger count_version on episodes;
  -- Being deleted and restored changes nothing that was read
  create trigger count_version before update on episodes
    for each row when (old.deleted_at is not distinct from new.deleted_at)
    execute function cueroom.count_version();
`

const kinds = (names: string) => `
  alter table deletions drop constraint deletions_kind_check;
  alter table deletions add constraint deletions_kind_check check (kind in (${names}));
`

/** An episode that was recorded when its guest's interview is moves with it, unless several guests have to agree. */
const agree = `
  create function cueroom.move_episode() returns trigger language plpgsql set search_path = '' as $$
  begin
    update public.episodes e set scheduled_date = new.interview_date
      where e.tenant_id = new.tenant_id and e.deleted_at is null
        and e.scheduled_date is not distinct from old.interview_date
        and e.scheduled_date is distinct from new.interview_date
        and exists (select from public.episode_guests g
          where g.tenant_id = e.tenant_id and g.episode_id = e.id and g.guest_id = new.id)
        and not exists (select from public.episode_guests g
          where g.tenant_id = e.tenant_id and g.episode_id = e.id and g.guest_id <> new.id);
    return null;
  end $$;
  revoke execute on function cueroom.move_episode() from public;
  create trigger move_episode after update of interview_date on guests
    for each row when (old.interview_date is distinct from new.interview_date)
    execute function cueroom.move_episode();
`

export async function up(knex: Knex) {
  await knex.raw(`
    alter table episodes
      alter column project_id drop not null,
      add column number integer check (number between 0 and 100000),
      add column publication_date timestamptz,
      add column notes text check (char_length(notes) <= 20000);
    comment on column episodes.project_id is 'Its series';
    comment on column episodes.scheduled_date is 'When it is recorded';
    comment on column episodes.status is 'Unused: how far an episode is follows from its dates';
    create index episodes_newest on episodes (tenant_id, created_at desc, id desc);
    ${trash}
    ${kinds(`'guest', 'guests', 'content', 'sponsor', 'marketing', 'episode'`)}
    ${agree}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop trigger move_episode on guests;
    drop function cueroom.move_episode();
    delete from deletions where kind = 'episode';
    ${kinds(`'guest', 'guests', 'content', 'sponsor', 'marketing'`)}
    drop trigger count_version on episodes;
    create trigger count_version before update on episodes
      for each row execute function cueroom.count_version();
    drop index episodes_newest;
    delete from episodes where project_id is null;
    alter table episodes
      drop column deletion_id, drop column deleted_at, drop column notes, drop column publication_date,
      drop column number, alter column project_id set not null;
  `)
}
