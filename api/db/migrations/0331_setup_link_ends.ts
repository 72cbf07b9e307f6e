import type { Knex } from 'knex'
import { onlyFor } from '../row-security.ts'

/** A link that sets a password ends with the password, email or sessions that it was made for. */
export async function up(knex: Knex) {
  await knex.raw(`
    create function cueroom.end_setup_link() returns trigger
    language plpgsql set search_path = '' as $$
    begin
      new.setup_token_hash := null;
      new.setup_token_expires_at := null;
      return new;
    end
    $$;
    revoke execute on function cueroom.end_setup_link() from public;
    create trigger end_setup_link before update of password_hash, email on tenants
      for each row when (
        (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
        and old.setup_token_hash is not distinct from new.setup_token_hash
      ) execute function cueroom.end_setup_link();

    -- Ends the setup link of the transaction's show
    create function cueroom.drop_setup_link() returns void
    language sql volatile security definer set search_path = '' as $$
      update public.tenants set setup_token_hash = null, setup_token_expires_at = null
      where id = nullif(current_setting('app.tenant_id', true), '') and setup_token_hash is not null
    $$;
    ${onlyFor('cueroom_app', 'drop_setup_link()')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.drop_setup_link();
    drop trigger end_setup_link on tenants;
    drop function cueroom.end_setup_link();
  `)
}
