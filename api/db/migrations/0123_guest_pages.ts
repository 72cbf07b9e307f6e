import type { Knex } from 'knex'
import { lockRows, ofShow, onlyFor } from '../row-security.ts'

const ofGuest = `guest_id integer not null,
  foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade`

const tables = `
  create table guest_pages (
    ${ofShow},
    link text not null unique check (link ~ '^[A-Za-z0-9_-]{22}$'),
    shows_introduction boolean not null default false,
    created_at timestamptz not null default now(),
    opened_at timestamptz,
    ${ofGuest},
    primary key (tenant_id, guest_id)
  );
  ${lockRows('guest_pages')}
  grant select, insert, delete on guest_pages to cueroom_app;
  grant update (link, shows_introduction, created_at, opened_at) on guest_pages to cueroom_app;

  create table offered_times (
    ${ofShow},
    starts_at timestamptz not null,
    time_zone text not null check (char_length(time_zone) <= 64),
    chosen_at timestamptz,
    ${ofGuest},
    primary key (tenant_id, guest_id, starts_at)
  );
  ${lockRows('offered_times')}
  grant select, insert, delete on offered_times to cueroom_app;
  grant update (chosen_at) on offered_times to cueroom_app;

  create table fact_checks (
    id integer generated always as identity primary key,
    ${ofShow},
    content_id integer not null,
    state text not null check (state in ('approved', 'proposed', 'accepted', 'rejected')),
    original text not null,
    proposed text check (char_length(proposed) <= 10000),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    ${ofGuest},
    unique (tenant_id, id),
    foreign key (tenant_id, content_id) references generated_content (tenant_id, id) on delete cascade
  );
  create index fact_checks_of_guest on fact_checks (tenant_id, guest_id, id desc);
  create index fact_checks_of_content on fact_checks (tenant_id, content_id);
  ${lockRows('fact_checks')}
  grant select, insert on fact_checks to cueroom_app;
  grant update (state, original, proposed, decided_at) on fact_checks to cueroom_app;

  create table release_texts (
    ${ofShow},
    version integer not null,
    text text not null check (char_length(text) between 1 and 20000),
    created_at timestamptz not null default now(),
    primary key (tenant_id, version)
  );
  ${lockRows('release_texts')}
  grant select, insert on release_texts to cueroom_app;
  grant update (text) on release_texts to cueroom_app;

  create table guest_consents (
    id integer generated always as identity primary key,
    ${ofShow},
    version integer not null,
    name text not null check (char_length(name) between 1 and 200),
    given_at timestamptz not null default now(),
    ${ofGuest},
    unique (tenant_id, id),
    unique (tenant_id, guest_id, version),
    foreign key (tenant_id, version) references release_texts (tenant_id, version) on delete cascade
  );
  create index guest_consents_of_release on guest_consents (tenant_id, version);
  ${lockRows('guest_consents')}
  grant select, insert on guest_consents to cueroom_app;
`

const functions = `
  create function cueroom.tenant_of_guest_page(link text) returns text
    language sql stable security definer set search_path = '' as $$
      select p.tenant_id from public.guest_pages p where p.link = tenant_of_guest_page.link
    $$;
  ${onlyFor('cueroom_visitor', 'tenant_of_guest_page(text)')}

  create function cueroom.inbox_of_guest_page() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.inbox_items (tenant_id, kind, guest_id) values (new.tenant_id, case
      when tg_table_name = 'offered_times' then 'time_chosen'
      when tg_table_name = 'guest_consents' then 'consent'
      when to_jsonb(new) ->> 'state' = 'approved' then 'introduction_approved'
      else 'introduction_corrected' end, new.guest_id);
    return null;
  end $$;
  revoke execute on function cueroom.inbox_of_guest_page() from public;

  create trigger inbox_new after insert on fact_checks for each row execute function cueroom.inbox_of_guest_page();
  create trigger inbox_new after insert on guest_consents for each row execute function cueroom.inbox_of_guest_page();
  create trigger inbox_chosen after update of chosen_at on offered_times
    for each row when (old.chosen_at is null and new.chosen_at is not null)
    execute function cueroom.inbox_of_guest_page();
`

const before = `'answers', 'unverified_answers', 'inquiry', 'batch_done', 'batch_stopped', 'trial'`
const ofGuestPage = `'introduction_approved', 'introduction_corrected', 'time_chosen', 'consent'`

const inboxKinds = (kinds: string, more: string) => `
  alter table inbox_items drop constraint inbox_items_kind_check, drop constraint inbox_items_check;
  alter table inbox_items add constraint inbox_items_kind_check check (kind in (${kinds}));
  alter table inbox_items add constraint inbox_items_check check (case
    when kind = 'inquiry' then inquiry_id is not null
    when kind in ('batch_done', 'batch_stopped') then batch_id is not null
    when kind = 'trial' then ends_at is not null
    ${more}
    else response_id is not null end);
`

export async function up(knex: Knex) {
  const guestIsNamed = `when kind in (${ofGuestPage}) then guest_id is not null`
  await knex.raw(tables + functions + inboxKinds(`${before}, ${ofGuestPage}`, guestIsNamed))
}

export async function down(knex: Knex) {
  await knex.raw(`
    delete from inbox_items where kind in (${ofGuestPage});
    ${inboxKinds(before, '')}
    drop table guest_consents, release_texts, fact_checks, offered_times, guest_pages;
    drop function cueroom.tenant_of_guest_page, cueroom.inbox_of_guest_page;
  `)
}
