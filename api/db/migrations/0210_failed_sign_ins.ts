import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table audit_entries drop constraint audit_entries_actor_kind_check;
    alter table audit_entries add constraint audit_entries_actor_kind_check
      check (actor_kind in ('host', 'key', 'admin', 'server', 'stranger'));
    -- Counted before each further one
    create index audit_entries_failed_sign_ins on audit_entries (created_at) where action = 'sign_in_failed';
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop index audit_entries_failed_sign_ins;
    alter table audit_entries drop constraint audit_entries_actor_kind_check;
    -- The log keeps its rows
    alter table audit_entries add constraint audit_entries_actor_kind_check
      check (actor_kind in ('host', 'key', 'admin', 'server')) not valid;
  `)
}
