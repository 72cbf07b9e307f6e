import type { Knex } from 'knex'

const roles = ['cueroom_app', 'cueroom_platform', 'cueroom_visitor']

// A role may exist already: roles belong to the whole cluster, and a managed database may want them made by hand.
// Before PostgreSQL 16 being a member was enough for SET ROLE, since then it is a right of its own.
const makeRole = (role: string) => `
  do $$
  begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$
  begin
    if not pg_has_role(current_user, '${role}',
      case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) then
      grant ${role} to current_user;
    end if;
  end $$;
`

// Other databases of the cluster may still need a role, or it may belong to somebody else
const dropRole = (role: string) => `
  drop owned by ${role};
  do $$
  begin
    drop role ${role};
  exception when dependent_objects_still_exist or insufficient_privilege then null;
  end $$;
`

export async function up(knex: Knex) {
  await knex.raw(roles.map(makeRole).join(''))
  await knex.raw(`
    revoke create on schema public from public;
    grant usage on schema public to cueroom_app, cueroom_platform;

    create schema cueroom;
    grant usage on schema cueroom to cueroom_app, cueroom_platform, cueroom_visitor;

    create function cueroom.count_version() returns trigger language plpgsql set search_path = '' as $$
    begin
      new.version := old.version + 1;
      new.updated_at := now();
      return new;
    end $$;
    revoke execute on function cueroom.count_version() from public;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop schema cueroom cascade')
  await knex.raw(roles.map(dropRole).join(''))
}
