import type { Knex } from 'knex'
import { lockRows, openToPlatform } from '../row-security.ts'

/** Devices that an account has signed in from: a new one is worth a mail. */
const devices = `
  create table known_devices (
    id integer generated always as identity primary key,
    tenant_id text default nullif(current_setting('app.tenant_id', true), '')
      references tenants (id) on delete cascade,
    admin_id integer references admins on delete cascade,
    hash bytea not null check (octet_length(hash) = 32),
    last_used_at timestamptz not null default now(),
    unique (tenant_id, id),
    unique (tenant_id, hash),
    unique (admin_id, hash),
    check (num_nonnulls(tenant_id, admin_id) = 1)
  );
  comment on column known_devices.hash is 'Of the browser and the network it signed in from';
  create index known_devices_use on known_devices (last_used_at);
  ${lockRows('known_devices')}
  ${openToPlatform('known_devices', 'admin_id is not null')}
  grant select, insert, update (last_used_at) on known_devices to cueroom_app, cueroom_platform;
`

const choices = `
  alter table tenants add column muted_mails text[] not null default '{}' check (cardinality(muted_mails) <= 20);
  comment on column tenants.muted_mails is 'Kinds of mail that the host does not want';
  alter table admins add column muted_mails text[] not null default '{}' check (cardinality(muted_mails) <= 20);
  grant select (muted_mails), update (muted_mails) on tenants to cueroom_app;
  grant select (muted_mails), update (muted_mails) on admins to cueroom_platform;
`

/** What was there before is not mailed. */
const inbox = `
  alter table inbox_items add column mailed_at timestamptz,
    add column feature_name text check (char_length(feature_name) <= 60),
    add column days_before smallint check (days_before in (1, 7));
  comment on column inbox_items.mailed_at is 'When its mail was queued, or was not wanted';
  comment on column inbox_items.feature_name is 'Feature of a purchase that ends';
  update inbox_items set mailed_at = now();
  create index inbox_items_to_mail on inbox_items (created_at) where mailed_at is null;
  alter table inbox_items drop constraint inbox_items_tenant_id_ends_at_key;
  create unique index inbox_items_ending_once on inbox_items
    (tenant_id, kind, ends_at, coalesce(feature_name, ''), coalesce(days_before, 0)) where ends_at is not null;
  alter table inbox_items drop constraint inbox_items_kind_check, drop constraint inbox_items_check;
  alter table inbox_items add constraint inbox_items_kind_check check (kind ~ '^[a-z_]{1,60}$');
  alter table inbox_items add constraint inbox_items_check check (case
    when kind in ('answers', 'unverified_answers') then response_id is not null
    when kind = 'inquiry' then inquiry_id is not null
    when kind in ('batch_done', 'batch_stopped') then batch_id is not null
    when kind = 'trial' then ends_at is not null
    when kind = 'purchase' then ends_at is not null and feature_name is not null
    when kind in ('introduction_approved', 'introduction_corrected', 'time_chosen', 'consent')
      then guest_id is not null
    else true end);
`

export async function up(knex: Knex) {
  await knex.raw(devices + choices + inbox)
}

const kinds = `'answers', 'unverified_answers', 'inquiry', 'batch_done', 'batch_stopped', 'trial',
  'introduction_approved', 'introduction_corrected', 'time_chosen', 'consent'`

export async function down(knex: Knex) {
  await knex.raw(`
    delete from inbox_items where kind = 'purchase' or days_before = 1;
    alter table inbox_items drop constraint inbox_items_kind_check, drop constraint inbox_items_check;
    drop index inbox_items_ending_once;
    alter table inbox_items drop column mailed_at, drop column feature_name, drop column days_before,
      add unique (tenant_id, ends_at);
    alter table inbox_items add constraint inbox_items_kind_check check (kind in (${kinds}));
    alter table inbox_items add constraint inbox_items_check check (case
      when kind = 'inquiry' then inquiry_id is not null
      when kind in ('batch_done', 'batch_stopped') then batch_id is not null
      when kind = 'trial' then ends_at is not null
      when kind in ('introduction_approved', 'introduction_corrected', 'time_chosen', 'consent')
        then guest_id is not null
      else response_id is not null end);
    alter table admins drop column muted_mails;
    alter table tenants drop column muted_mails;
    drop table known_devices;
  `)
}
