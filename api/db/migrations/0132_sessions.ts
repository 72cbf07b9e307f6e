import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    alter table sessions
      add column device text check (char_length(device) <= 200),
      add column address text check (char_length(address) <= 64),
      add column last_used_at timestamptz not null default now();
    grant update (name) on tenants to cueroom_app;

    -- Changes the email of the transaction's show, if it is still the one that was confirmed for
    create function cueroom.change_email(before text, after text) returns boolean
    language sql volatile security definer set search_path = '' as $$
      with done as (
        update public.tenants set email = $2
        where id = nullif(current_setting('app.tenant_id', true), '') and email = $1
        returning id
      )
      select exists (select from done)
    $$;
    ${onlyFor('cueroom_app', 'change_email(text, text)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.change_email(text, text);
    revoke update (name) on tenants from cueroom_app;
    alter table sessions drop column device, drop column address, drop column last_used_at;
  `)
}
