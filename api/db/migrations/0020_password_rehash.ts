import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    -- Stores the same password at today's cost, if it is still the one that was verified. Sessions go on.
    create function cueroom.rehash_password(verified_hash text, new_hash text) returns void
    language sql volatile security definer set search_path = '' as $$
      update public.tenants set password_hash = $2
      where id = nullif(current_setting('app.tenant_id', true), '') and password_hash = $1
    $$;
    ${onlyFor('cueroom_app', 'rehash_password(text, text)')}

    -- Replaces an administrator's hash, if it is still the one that was verified.
    create function cueroom.replace_admin_hash(id integer, verified_hash text, new_hash text) returns boolean
    language sql volatile security definer set search_path = '' as $$
      with done as (
        update public.admins a set password_hash = $3 where a.id = $1 and a.password_hash = $2 returning a.id
      )
      select exists (select from done)
    $$;
    ${onlyFor('cueroom_platform', 'replace_admin_hash(integer, text, text)')}

    grant delete on admins to cueroom_platform;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    revoke delete on admins from cueroom_platform;
    drop function cueroom.replace_admin_hash, cueroom.rehash_password;
  `)
}
