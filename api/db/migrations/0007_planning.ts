import type { Knex } from 'knex'
import { countVersions, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table projects (
      id integer generated always as identity primary key,
      ${ofShow},
      name text not null check (char_length(name) between 1 and 200),
      description text check (char_length(description) <= 20000),
      show_format text check (char_length(show_format) <= 200),
      target_audience text check (char_length(target_audience) <= 2000),
      show_length integer check (show_length between 0 and 10000),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    comment on column projects.show_length is 'Minutes';
    ${lockRows('projects')}
    ${countVersions('projects')}
    grant select, insert, update, delete on projects to cueroom_app;

    create table episodes (
      id integer generated always as identity primary key,
      ${ofShow},
      project_id integer not null,
      title text not null check (char_length(title) between 1 and 200),
      status text not null default 'draft' check (char_length(status) between 1 and 40),
      scheduled_date timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (tenant_id, id),
      foreign key (tenant_id, project_id) references projects (tenant_id, id)
    );
    create index episodes_of_project on episodes (tenant_id, project_id);
    ${lockRows('episodes')}
    ${countVersions('episodes')}
    grant select, insert, update, delete on episodes to cueroom_app;

    create table episode_guests (
      ${ofShow},
      episode_id integer not null,
      guest_id integer not null,
      position integer not null check (position >= 0),
      primary key (tenant_id, episode_id, guest_id),
      unique (tenant_id, episode_id, position) deferrable initially deferred,
      foreign key (tenant_id, episode_id) references episodes (tenant_id, id) on delete cascade,
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    create index episode_guests_of_guest on episode_guests (tenant_id, guest_id);
    ${lockRows('episode_guests')}
    grant select, insert, update, delete on episode_guests to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table episode_guests, episodes, projects')
}
