import type { Knex } from 'knex'
import { lockRows, openToPlatform } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table audit_entries (
      id integer generated always as identity primary key,
      tenant_id text default nullif(current_setting('app.tenant_id', true), '')
        references tenants (id) on delete cascade,
      actor_kind text not null check (actor_kind in ('host', 'key', 'admin', 'server')),
      actor text not null check (char_length(actor) between 1 and 254),
      action text not null check (action ~ '^[a-z_]{1,60}$'),
      subject text check (char_length(subject) <= 200),
      details text check (char_length(details) <= 500),
      address text check (char_length(address) <= 64),
      created_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    comment on column audit_entries.subject is 'Id of the record, never a name: an erased guest leaves none';
    create index audit_entries_newest on audit_entries (created_at desc, id desc);
    create index audit_entries_of_show on audit_entries (tenant_id, created_at desc, id desc);
    ${lockRows('audit_entries')}
    ${openToPlatform('audit_entries')}
    grant select, insert on audit_entries to cueroom_app, cueroom_platform;

    -- The owner, too: only the rows of a show that was erased go with it
    create function cueroom.keep_audit() returns trigger language plpgsql set search_path = '' as $$
    begin
      if tg_op = 'DELETE' and old.tenant_id is not null
        and not exists (select from public.tenants t where t.id = old.tenant_id) then
        return old;
      end if;
      raise exception 'The audit log cannot be changed' using errcode = 'insufficient_privilege';
    end $$;
    revoke execute on function cueroom.keep_audit() from public;
    create trigger append_only before update or delete on audit_entries
      for each row execute function cueroom.keep_audit();
    create trigger append_only_table before truncate on audit_entries
      for each statement execute function cueroom.keep_audit();
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table audit_entries;
    drop function cueroom.keep_audit();
  `)
}
