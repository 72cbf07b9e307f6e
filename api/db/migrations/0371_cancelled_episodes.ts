import type { Knex } from 'knex'

const moveEpisode = (others: string) => `
  create or replace function cueroom.move_episode() returns trigger language plpgsql set search_path = '' as $$
  begin
    update public.episodes e set scheduled_date = new.interview_date
      where e.tenant_id = new.tenant_id and e.deleted_at is null ${others}
        and e.scheduled_date is not distinct from old.interview_date
        and e.scheduled_date is distinct from new.interview_date
        and exists (select from public.episode_guests g
          where g.tenant_id = e.tenant_id and g.episode_id = e.id and g.guest_id = new.id)
        and not exists (select from public.episode_guests g
          where g.tenant_id = e.tenant_id and g.episode_id = e.id and g.guest_id <> new.id);
    return null;
  end $$;
`

/** An episode may be cancelled. It keeps its dates, also when its guest gets another one. */
export async function up(knex: Knex) {
  await knex.raw(`
    update episodes set status = 'draft' where status <> 'draft';
    alter table episodes add constraint episodes_status check (status in ('draft', 'cancelled'));
    comment on column episodes.status is 'Whether it is cancelled; how far it is else follows from its dates';
    ${moveEpisode(`and e.status <> 'cancelled'`)}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    ${moveEpisode('')}
    comment on column episodes.status is 'Unused: how far an episode is follows from its dates';
    alter table episodes drop constraint episodes_status;
    update episodes set status = 'draft';
  `)
}
