import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table sponsor_inquiries (
      id integer generated always as identity primary key,
      ${ofShow},
      sponsor_id integer not null,
      company_name text not null check (char_length(company_name) between 1 and 200),
      email text not null check (char_length(email) between 3 and 254),
      package_name text check (char_length(package_name) <= 200),
      package_price text check (char_length(package_price) <= 100),
      message text check (char_length(message) <= 5000),
      unique_token text not null ${isPublicId('unique_token')},
      received_at timestamptz not null default now(),
      unique (tenant_id, id),
      unique (tenant_id, unique_token),
      foreign key (tenant_id, sponsor_id) references saved_sponsors (tenant_id, id) on delete cascade
    );
    create index sponsor_inquiries_of_sponsor on sponsor_inquiries (tenant_id, sponsor_id, id desc);
    ${lockRows('sponsor_inquiries')}
    grant select, insert on sponsor_inquiries to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table sponsor_inquiries')
}
