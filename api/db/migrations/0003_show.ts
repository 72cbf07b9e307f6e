import type { Knex } from 'knex'
import { countVersions, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table media (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
      ${ofShow},
      sha256 bytea not null check (octet_length(sha256) = 32),
      mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
      bytes bytea not null check (octet_length(bytes) between 1 and 5 * 1024 * 1024),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null default now(),
      unique (tenant_id, id),
      unique (tenant_id, sha256),
      check (width::bigint * height <= 40000000)
    );
    -- Pictures are compressed already
    alter table media alter column bytes set storage external;
    ${lockRows('media')}
    grant select, insert, delete on media to cueroom_app;

    create table show_settings (
      id integer generated always as identity primary key,
      ${ofShow} unique,
      podcast_name text not null check (char_length(podcast_name) between 1 and 200),
      podcast_description text check (char_length(podcast_description) <= 20000),
      show_logo text check (char_length(show_logo) <= 4000),
      show_methodology jsonb not null default '{}' check (jsonb_typeof(show_methodology) = 'object'),
      hosts jsonb not null default '[]' check (jsonb_typeof(hosts) = 'array'),
      content_styles jsonb not null default '{}' check (jsonb_typeof(content_styles) = 'object'),
      sponsorship_settings jsonb check (jsonb_typeof(sponsorship_settings) = 'object'),
      organization_id text check (char_length(organization_id) <= 200),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    ${lockRows('show_settings')}
    ${countVersions('show_settings')}
    grant select, insert, update on show_settings to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table show_settings, media')
}
