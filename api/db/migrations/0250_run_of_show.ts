import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

const countEpisodes = (when: string) => `
  drop trigger count_version on episodes;
  create trigger count_version before update on episodes
    for each row when (${when}) execute function cueroom.count_version();
`
const isNotTrashed = 'old.deleted_at is not distinct from new.deleted_at'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table episodes
      add column planned_minutes integer check (planned_minutes between 1 and 1440),
      add column run_version integer not null default 1;
    comment on column episodes.run_version is 'Of its run of show, which people edit next to the episode';
    ${countEpisodes(`${isNotTrashed} and old.run_version = new.run_version`)}

    create table episode_segments (
      id integer generated always as identity primary key,
      ${ofShow},
      episode_id integer not null,
      guest_id integer,
      position integer not null check (position >= 0),
      kind text not null
        check (kind in ('welcome', 'introduction', 'questions', 'sponsor', 'break', 'own', 'end')),
      ref text not null default '' check (ref ~ '^[a-z0-9-]{0,32}$'),
      title text check (char_length(title) between 1 and 200),
      text text check (char_length(text) <= 20000),
      based_on text check (based_on ~ '^[0-9a-f]{16}$'),
      seconds integer check (seconds between 0 and 86400),
      is_removed boolean not null default false,
      unique (tenant_id, id),
      unique nulls not distinct (tenant_id, episode_id, kind, guest_id, ref),
      check ((kind in ('introduction', 'questions')) = (guest_id is not null)),
      foreign key (tenant_id, episode_id) references episodes (tenant_id, id) on delete cascade,
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    comment on column episode_segments.text is 'What the host wrote; null follows the source';
    create index episode_segments_of_guest on episode_segments (tenant_id, guest_id) where guest_id is not null;
    ${lockRows('episode_segments')}
    grant select, insert, delete on episode_segments to cueroom_app;
    grant update (title, text) on episode_segments to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table episode_segments;
    ${countEpisodes(isNotTrashed)}
    alter table episodes drop column run_version, drop column planned_minutes;
  `)
}
