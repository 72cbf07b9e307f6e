import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table saved_sponsors (
      id integer generated always as identity primary key,
      ${ofShow},
      company_name text not null check (char_length(company_name) between 1 and 200),
      industry text not null check (char_length(industry) between 1 and 200),
      reason_for_match text not null check (char_length(reason_for_match) between 1 and 10000),
      estimated_budget_range text not null check (char_length(estimated_budget_range) between 1 and 200),
      contact_strategy text not null check (char_length(contact_strategy) between 1 and 10000),
      website_url text check (char_length(website_url) <= 2000),
      marketing_contact_email text check (char_length(marketing_contact_email) <= 254),
      created_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    create index saved_sponsors_newest on saved_sponsors (tenant_id, created_at desc, id desc);
    ${lockRows('saved_sponsors')}
    grant select, insert, update, delete on saved_sponsors to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table saved_sponsors')
}
