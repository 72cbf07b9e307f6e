import type { Knex } from 'knex'

const columns = `id text, name text, email text, "subscriptionPlan" text, "eraseAt" timestamptz, "suspensionReason" text,
  "subscriptionStatus" text, "trialEndsAt" timestamptz, features jsonb, purchases json,
  "sessionId" text, "sessionExpiresAt" timestamptz, "hasTwoFactor" boolean, "codeConfirmed" boolean, key json`

const tenant = `t.id, t.name, t.email, t.subscription_plan, t.erase_at, t.suspension_reason,
  t.subscription_status, t.trial_ends_at, t.features,
  coalesce((select json_agg(json_build_object('featureName', p.feature_name, 'expiresAt', p.expires_at))
    from public.feature_purchases p where p.tenant_id = t.id), '[]')`

const lookUp = `language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
  #variable_conflict use_column
  begin`

/**
 * The look-ups that begin every call, with the login role's own rights. As functions in PL/pgSQL they are planned once for each
 * connection, behind a pooler too: to plan them at each call takes three times as long as all else that they do.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    -- Calls of one session, or of one key, at the same time do not wait for each other to note that it was used
    create function cueroom.session_of_tenant(session_id text, show_id text, confirmed_minutes integer)
    returns table (${columns}) ${lookUp}
      update public.sessions u set last_used_at = now() where u.id = (
        select s.id from public.sessions s where s.id = session_id and s.expires_at > now()
          and s.last_used_at < now() - interval '5 minutes' for update skip locked);
      return query select ${tenant}, s.id, s.expires_at,
        exists (select from public.authenticators f where f.tenant_id = t.id and f.enabled_at is not null),
        coalesce(s.code_confirmed_at > now() - make_interval(mins => confirmed_minutes), false), null::json
      from public.sessions s join public.tenants t on t.id = s.tenant_id
      where s.id = session_id and s.tenant_id = show_id and s.expires_at > now();
    end $$;

    create function cueroom.session_of_key(key_id text, show_id text)
    returns table (${columns}) ${lookUp}
      update public.api_keys u set last_used_at = now() where u.id = (
        select k.id from public.api_keys k where k.id = key_id and k.tenant_id = show_id
          and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute') for update skip locked);
      return query select ${tenant}, k.id, k.expires_at, false, false,
        json_build_object('name', k.name, 'scope', k.scope)
      from public.api_keys k join public.tenants t on t.id = k.tenant_id
      where k.id = key_id and k.tenant_id = show_id and k.expires_at > now();
    end $$;

    revoke execute on function cueroom.session_of_tenant, cueroom.session_of_key from public;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop function cueroom.session_of_tenant, cueroom.session_of_key')
}
