import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

// Being deleted and brought back changes nothing that was read
const countVersionsExceptTrash = (table: string) => `
  create trigger count_version before update on ${table}
    for each row when (old.deleted_at is not distinct from new.deleted_at)
    execute function cueroom.count_version();
`

const trashed = `
  foreign key (tenant_id, deletion_id) references deletions (tenant_id, id) on delete cascade
    deferrable initially deferred
`

const deletionKinds = (kinds: string) => `
  alter table deletions drop constraint deletions_kind_check;
  alter table deletions add constraint deletions_kind_check check (kind in (${kinds}));
`

export async function up(knex: Knex) {
  await knex.raw(`
    ${deletionKinds("'guest', 'guests', 'content', 'sponsor', 'marketing'")}

    alter table saved_sponsors
      add column outreach_notes text check (char_length(outreach_notes) <= 10000),
      add column source text not null default 'typed' check (source in ('typed', 'discovery', 'inquiry')),
      add column verified boolean not null default true,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      add column deletion_id text,
      add constraint saved_sponsors_trash check ((deleted_at is null) = (deletion_id is null)),
      add constraint saved_sponsors_deletion ${trashed};
    -- One company is one sponsor from now on: those saved twice are told apart by their ids
    update saved_sponsors s set company_name = left(company_name, 185) || ' (' || id || ')'
      where exists (select from saved_sponsors o where o.tenant_id = s.tenant_id and o.id < s.id
        and lower(regexp_replace(btrim(o.company_name), '\\s+', ' ', 'g'))
          = lower(regexp_replace(btrim(s.company_name), '\\s+', ' ', 'g')));
    alter table saved_sponsors add column company_key text not null
      generated always as (lower(regexp_replace(btrim(company_name), '\\s+', ' ', 'g'))) stored;
    create unique index saved_sponsors_company on saved_sponsors (tenant_id, company_key)
      where deleted_at is null;
    create index saved_sponsors_deletion on saved_sponsors (tenant_id, deletion_id)
      where deletion_id is not null;
    ${countVersionsExceptTrash('saved_sponsors')}

    create table marketing_results (
      id integer generated always as identity primary key,
      ${ofShow},
      type text not null
        check (type in ('guest_invitation', 'sponsor_discovery', 'sponsor_outreach', 'social_media')),
      guest_id integer,
      label text not null check (char_length(label) <= 300),
      request jsonb not null check (jsonb_typeof(request) = 'object'),
      result jsonb not null check (jsonb_typeof(result) = 'object'),
      take integer not null default 0 check (take >= 0),
      note text check (char_length(note) <= 2000),
      provider text not null check (provider in ('openai', 'drafter')),
      model text check (char_length(model) <= 200),
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      deletion_id text,
      unique (tenant_id, id),
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade,
      ${trashed},
      check ((deleted_at is null) = (deletion_id is null))
    );
    create index marketing_results_newest
      on marketing_results (tenant_id, created_at desc, id desc) where deleted_at is null;
    create index marketing_results_guest on marketing_results (tenant_id, guest_id)
      where guest_id is not null;
    create index marketing_results_deletion on marketing_results (tenant_id, deletion_id)
      where deletion_id is not null;
    ${lockRows('marketing_results')}
    grant select, insert, update (deleted_at, deletion_id), delete on marketing_results to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table marketing_results;
    delete from deletions where kind in ('sponsor', 'marketing');
    ${deletionKinds("'guest', 'guests', 'content'")}
    drop trigger count_version on saved_sponsors;
    alter table saved_sponsors
      drop column company_key, drop column deletion_id, drop column deleted_at, drop column updated_at,
      drop column version, drop column verified, drop column source, drop column outreach_notes;
  `)
}
