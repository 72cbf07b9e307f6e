import type { Knex } from 'knex'
import { countVersions, isPublicId, lockRows, ofShow, onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table deletions (
      id text primary key ${isPublicId('id')},
      ${ofShow},
      kind text not null check (kind in ('guest', 'guests', 'content')),
      label text not null check (char_length(label) <= 300),
      count integer not null check (count > 0),
      created_at timestamptz not null default now(),
      restored_at timestamptz,
      unique (tenant_id, id)
    );
    create index deletions_newest on deletions (tenant_id, created_at desc);
    ${lockRows('deletions')}
    grant select, insert, update, delete on deletions to cueroom_app;

    create table guests (
      id integer generated always as identity primary key,
      ${ofShow},
      name text not null check (char_length(name) between 1 and 200),
      email text check (char_length(email) <= 254),
      phone text check (char_length(phone) <= 60),
      company text check (char_length(company) <= 200),
      title text check (char_length(title) <= 200),
      bio text check (char_length(bio) <= 20000),
      expertise text[] not null default '{}'
        check (cardinality(expertise) <= 50 and array_position(expertise, null) is null),
      social text check (char_length(social) <= 2000),
      interview_date timestamptz,
      interview_time_zone text check (char_length(interview_time_zone) <= 64),
      episode_status text not null default 'unscheduled'
        check (episode_status in ('unscheduled', 'upcoming', 'completed')),
      linkedin text check (char_length(linkedin) <= 2000),
      website text check (char_length(website) <= 2000),
      photo_id text,
      photo_link text check (char_length(photo_link) <= 4000),
      responses jsonb not null default '{}' check (jsonb_typeof(responses) = 'object'),
      asked jsonb not null default '[]' check (jsonb_typeof(asked) = 'array'),
      submitted_at timestamptz,
      import_id text ${isPublicId('import_id')},
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      deletion_id text,
      unique (tenant_id, id),
      foreign key (tenant_id, photo_id) references media (tenant_id, id) on delete set null (photo_id),
      -- To erase a deletion erases its guests. Deferred, so that a deletion may be recorded after they are marked.
      foreign key (tenant_id, deletion_id) references deletions (tenant_id, id) on delete cascade
        deferrable initially deferred,
      check (photo_id is null or photo_link is null),
      check ((deleted_at is null) = (deletion_id is null))
    );
    create index guests_newest on guests (tenant_id, created_at desc, id desc) where deleted_at is null;
    create index guests_email on guests (tenant_id, lower(email)) where deleted_at is null;
    create index guests_import on guests (tenant_id, import_id) where import_id is not null;
    create index guests_photo on guests (tenant_id, photo_id) where photo_id is not null;
    create index guests_deletion on guests (tenant_id, deletion_id) where deletion_id is not null;
    ${lockRows('guests')}
    ${countVersions('guests')}
    grant select, insert, update, delete on guests to cueroom_app;

    -- A stored picture by its public address. One that only deleted guests still carry answers nothing.
    create function cueroom.media(id text) returns table (mime text, bytes bytea)
    language sql stable security definer set search_path = '' as $$
      select m.mime, m.bytes from public.media m where m.id = $1 and (
        not exists (select from public.guests g where g.tenant_id = m.tenant_id and g.photo_id = m.id)
        or exists (select from public.guests g
          where g.tenant_id = m.tenant_id and g.photo_id = m.id and g.deleted_at is null)
        or exists (select from public.show_settings s where s.tenant_id = m.tenant_id
          and (strpos(s.show_logo, m.id) > 0 or strpos(s.hosts::text, m.id) > 0))
      )
    $$;
    ${onlyFor('cueroom_visitor', 'media(text)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.media;
    drop table guests, deletions;
  `)
}
