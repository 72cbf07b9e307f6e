import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table tenants add column erase_at timestamptz;
    comment on column tenants.erase_at is 'When the show is erased, as its host asked; null keeps it';
    create index tenants_to_erase on tenants (erase_at) where erase_at is not null;
    grant select (erase_at), update (erase_at) on tenants to cueroom_app;
    grant select (erase_at) on tenants to cueroom_platform;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('alter table tenants drop column erase_at')
}
