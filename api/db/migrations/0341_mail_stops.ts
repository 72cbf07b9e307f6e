import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

/** Addresses that asked a show for no more mails, as digests, and how many guests a show mailed in a day. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table mail_stops (
      ${ofShow},
      address text not null check (address ~ '^[A-Za-z0-9_-]{43}$'),
      stopped_at timestamptz not null default now(),
      primary key (tenant_id, address)
    );
    ${lockRows('mail_stops')}
    grant select, insert on mail_stops to cueroom_app;
    create table mail_days (
      ${ofShow},
      day date not null,
      mails integer not null check (mails > 0),
      primary key (tenant_id, day)
    );
    ${lockRows('mail_days')}
    grant select, insert, update, delete on mail_days to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table mail_stops, mail_days')
}
