import type { Knex } from 'knex'
import { countVersions, isPublicId, lockRows, ofShow, onlyFor, openToPlatform } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table tenants (
      id text primary key ${isPublicId('id')},
      name text not null check (char_length(name) between 1 and 200),
      email text not null check (char_length(email) between 3 and 254),
      domain text check (char_length(domain) between 1 and 253),
      password_hash text check (char_length(password_hash) <= 500),
      setup_token_hash bytea unique check (octet_length(setup_token_hash) = 32),
      setup_token_expires_at timestamptz,
      is_setup_complete boolean not null default false,
      subscription_status text not null default 'trial'
        check (subscription_status in ('trial', 'active', 'inactive', 'cancelled')),
      subscription_plan text not null default 'free'
        check (subscription_plan in ('free', 'starter', 'pro', 'enterprise')),
      features jsonb not null check (jsonb_typeof(features) = 'object') default '{
        "contentGeneration": true, "guestInvitations": false, "sponsorDiscovery": false, "sponsorOutreach": false,
        "socialMediaGeneration": false, "questionnaires": true, "analytics": false, "customBranding": false,
        "apiAccess": false, "prioritySupport": false}',
      billing_email text check (char_length(billing_email) <= 254),
      stripe_customer_id text check (char_length(stripe_customer_id) <= 255),
      trial_ends_at timestamptz,
      last_login_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((setup_token_hash is null) = (setup_token_expires_at is null)),
      check (not is_setup_complete or password_hash is not null)
    );
    create unique index tenants_email on tenants (lower(email));
    create unique index tenants_domain on tenants (lower(domain));
    ${lockRows('tenants', `id = nullif(current_setting('app.tenant_id', true), '')`)}
    ${openToPlatform('tenants')}
    ${countVersions('tenants', 'name, email, domain, subscription_status, subscription_plan, features, billing_email, trial_ends_at')}

    grant select (id, name, email, domain, is_setup_complete, subscription_status, subscription_plan, features,
      billing_email, trial_ends_at, last_login_at, version, created_at, updated_at),
      update (last_login_at) on tenants to cueroom_app;
    grant select (id, name, email, domain, setup_token_expires_at, is_setup_complete, subscription_status,
      subscription_plan, features, billing_email, stripe_customer_id, trial_ends_at, last_login_at, version,
      created_at, updated_at),
      insert (id, name, email, domain, setup_token_hash, setup_token_expires_at, subscription_status,
      subscription_plan, features, billing_email, stripe_customer_id, trial_ends_at),
      update (name, email, domain, setup_token_hash, setup_token_expires_at, subscription_status,
      subscription_plan, features, billing_email, stripe_customer_id, trial_ends_at) on tenants to cueroom_platform;

    create table feature_purchases (
      id integer generated always as identity primary key,
      ${ofShow},
      feature_name text not null check (feature_name in ('guestInvitations', 'sponsorDiscovery', 'sponsorOutreach',
        'socialMediaGeneration', 'analytics', 'customBranding', 'apiAccess', 'prioritySupport')),
      price integer not null check (price between 0 and 100000000),
      is_one_time boolean not null default false,
      expires_at timestamptz,
      purchased_at timestamptz not null default now(),
      stripe_payment_intent_id text check (char_length(stripe_payment_intent_id) <= 255),
      unique (tenant_id, id)
    );
    ${lockRows('feature_purchases')}
    ${openToPlatform('feature_purchases')}
    grant select (id, tenant_id, feature_name, price, is_one_time, expires_at, purchased_at)
      on feature_purchases to cueroom_app;
    grant select, insert, update (expires_at) on feature_purchases to cueroom_platform;
  `)
  await knex.raw(`
    create table admins (
      id integer generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      password_hash text not null check (char_length(password_hash) <= 500),
      name text check (char_length(name) <= 200),
      role text not null default 'admin' check (char_length(role) between 1 and 60),
      last_login_at timestamptz,
      created_at timestamptz not null default now()
    );
    create unique index admins_email on admins (lower(email));
    alter table admins enable row level security;
    alter table admins force row level security;
    create policy owner on admins to current_user using (true) with check (true);
    ${openToPlatform('admins')}
    grant select (id, email, name, role, last_login_at, created_at),
      insert (email, password_hash, name, role),
      update (email, password_hash, name, role, last_login_at) on admins to cueroom_platform;

    create table sessions (
      id text primary key ${isPublicId('id')},
      tenant_id text default nullif(current_setting('app.tenant_id', true), '')
        references tenants (id) on delete cascade,
      admin_id integer references admins (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      unique (tenant_id, id),
      check (num_nonnulls(tenant_id, admin_id) = 1)
    );
    create index sessions_admin on sessions (admin_id) where admin_id is not null;
    create index sessions_expiry on sessions (expires_at);
    ${lockRows('sessions')}
    ${openToPlatform('sessions', 'admin_id is not null')}
    grant select, insert, delete on sessions to cueroom_app, cueroom_platform;
  `)
  await knex.raw(`
    create function cueroom.tenant_credentials(email text) returns table (tenant_id text, password_hash text)
    language sql stable security definer set search_path = '' as $$
      select t.id, t.password_hash from public.tenants t where lower(t.email) = lower($1)
    $$;
    ${onlyFor('cueroom_visitor', 'tenant_credentials(text)')}

    create function cueroom.admin_credentials(email text) returns table (admin_id integer, password_hash text)
    language sql stable security definer set search_path = '' as $$
      select a.id, a.password_hash from public.admins a where lower(a.email) = lower($1)
    $$;
    ${onlyFor('cueroom_visitor', 'admin_credentials(text)')}

    create function cueroom.tenant_of_setup_token(hash bytea) returns text
    language sql stable security definer set search_path = '' as $$
      select t.id from public.tenants t where t.setup_token_hash = $1 and t.setup_token_expires_at > now()
    $$;
    ${onlyFor('cueroom_visitor', 'tenant_of_setup_token(bytea)')}

    create function cueroom.tenant_of_show(id text) returns text
    language sql stable security definer set search_path = '' as $$
      select t.id from public.tenants t where t.id = $1
    $$;
    ${onlyFor('cueroom_visitor', 'tenant_of_show(text)')}

    -- Spends a setup link: of two that race, one gets the tenant's id and the other null. Ends all sessions.
    create function cueroom.complete_setup(hash bytea, new_password_hash text, new_name text) returns text
    language sql volatile security definer set search_path = '' as $$
      with done as (
        update public.tenants set password_hash = $2, name = coalesce($3, name), is_setup_complete = true,
          setup_token_hash = null, setup_token_expires_at = null
        where setup_token_hash = $1 and setup_token_expires_at > now()
        returning id
      ), ended as (
        delete from public.sessions s using done where s.tenant_id = done.id
      )
      select id from done
    $$;
    ${onlyFor('cueroom_visitor', 'complete_setup(bytea, text, text)')}

    -- Changes the password of the transaction's show, if it is still the one that was verified. Ends all sessions.
    create function cueroom.change_password(verified_hash text, new_hash text) returns boolean
    language sql volatile security definer set search_path = '' as $$
      with done as (
        update public.tenants set password_hash = $2
        where id = nullif(current_setting('app.tenant_id', true), '') and password_hash = $1
        returning id
      ), ended as (
        delete from public.sessions s using done where s.tenant_id = done.id
      )
      select exists (select from done)
    $$;
    ${onlyFor('cueroom_app', 'change_password(text, text)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.change_password, cueroom.complete_setup, cueroom.tenant_of_show,
      cueroom.tenant_of_setup_token, cueroom.admin_credentials, cueroom.tenant_credentials;
    drop table sessions, admins, feature_purchases, tenants;
  `)
}
