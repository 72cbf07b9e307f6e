import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

/** How often the personal links of a guest were revoked; a guest without a row has the links of before there was a table. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table personal_links (
      ${ofShow},
      guest_id integer not null,
      generation integer not null check (generation between 1 and 999999999),
      primary key (tenant_id, guest_id),
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    ${lockRows('personal_links')}
    grant select, insert on personal_links to cueroom_app;
    grant update (generation) on personal_links to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table personal_links')
}
