import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table tenants add column suspension_reason text check (char_length(suspension_reason) <= 500);
    comment on column tenants.suspension_reason is 'Shown to the host while the status is inactive';
    grant select (suspension_reason) on tenants to cueroom_app;
    grant select (suspension_reason), insert (suspension_reason), update (suspension_reason)
      on tenants to cueroom_platform;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table tenants drop column suspension_reason')
}
