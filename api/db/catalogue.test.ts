import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { catalogueFindings } from './catalogue.ts'

/** What a careless migration could do, and what the gate must say about it. */
const faults: [sql: string, finding: string][] = [
  ['alter table guests disable row level security', 'public.guests has no row-level security'],
  ['alter table guests no force row level security', 'public.guests lets its owner past row-level security'],
  ['create table notes (id integer primary key)', 'public.notes has no row-level security'],
  ['drop policy show on guests', 'public.guests has no policy for a restricted role'],
  ['create policy all_of_it on guests using (true)', 'public.guests has the policy all_of_it for everyone'],
  [
    'create policy wide on guests to cueroom_app using (true)',
    'public.guests shows cueroom_app more than the rows of its show (policy wide)',
  ],
  ['alter table guests alter column tenant_id drop not null', 'public.guests.tenant_id may be null'],
  [
    'alter table guests drop constraint guests_tenant_id_fkey',
    'public.guests.tenant_id does not reference tenants',
  ],
  [
    'alter table marketing_results drop constraint marketing_results_tenant_id_id_key',
    'public.marketing_results has no unique key (tenant_id, id)',
  ],
  [
    'alter table idempotency_keys drop constraint idempotency_keys_pkey',
    'public.idempotency_keys has neither an id nor a primary key that starts with tenant_id',
  ],
  [
    'alter table episodes add constraint guest foreign key (project_id) references guests (id)',
    'episodes points into another show: guest',
  ],
  ['create view everyone as select * from guests', 'public.everyone is a view without security_invoker'],
  [
    'create materialized view everyone as select * from guests',
    "public.everyone is a materialized view: it would show every show's rows",
  ],
  ['grant select on guests to public', 'PUBLIC may SELECT public.guests'],
  ['grant select (name) on guests to cueroom_visitor', 'cueroom_visitor may SELECT public.guests.name'],
  ['grant truncate on guests to cueroom_app', 'cueroom_app may TRUNCATE public.guests'],
  ['grant select on migrations to cueroom_app', 'cueroom_app may SELECT public.migrations'],
  ['grant select on admins to cueroom_app', 'cueroom_app may touch public.admins, which belongs to no show'],
  [
    'grant select on guests to cueroom_platform',
    'cueroom_platform may touch public.guests, which belongs to a show',
  ],
  ['grant select on tenants to cueroom_app', 'cueroom_app may read tenants.password_hash'],
  ['grant select on tenants to cueroom_platform', 'cueroom_platform may read tenants.setup_token_hash'],
  [
    'grant select (password_hash) on admins to cueroom_platform',
    'cueroom_platform may read admins.password_hash',
  ],
  [
    'alter role cueroom_app login',
    'cueroom_app may sign in, is a superuser, passes row-level security, or makes roles or databases',
  ],
  ['grant cueroom_platform to cueroom_app', 'cueroom_app is a member of cueroom_platform'],
  ['grant create on schema public to cueroom_app', 'cueroom_app may create objects in the schema public'],
  [
    'create function cueroom.peek() returns bigint language sql as $$ select count(*) from public.guests $$',
    'cueroom.peek() is a function without a reason',
  ],
  [
    'grant execute on function cueroom.media to public',
    'cueroom.media(text) may be called by PUBLIC, cueroom_visitor',
  ],
  ['alter function cueroom.media reset search_path', 'cueroom.media(text) does not pin its search_path'],
  [
    'alter function cueroom.media security invoker',
    "cueroom.media(text) does not run with its owner's rights",
  ],
  ['drop function cueroom.tenant_of_show', 'cueroom.tenant_of_show(text) is missing'],
]

/** The fields of the specification by table, where they are columns under their own names. */
const specified: Record<string, string> = {
  guests: `id name email phone company title bio expertise social interview_date episode_status linkedin website
    photo_id responses submitted_at created_at`,
  generated_content: 'id guest_id content_type content prompt word_count character_count created_at',
  ai_training_patterns: `id content_type pattern_type pattern description category is_active created_at updated_at`,
  projects: 'id name description show_format target_audience show_length created_at',
  episodes: 'id project_id title status scheduled_date created_at',
  episode_guests: 'episode_id guest_id',
  questionnaires: 'id title description questions is_active created_at',
  questionnaire_responses: 'id questionnaire_id guest_id guest_email responses submitted_at unique_token',
  show_settings: `id podcast_name podcast_description show_logo show_methodology hosts content_styles
    sponsorship_settings tenant_id organization_id created_at updated_at`,
  saved_sponsors: `id company_name industry reason_for_match estimated_budget_range contact_strategy website_url
    marketing_contact_email tenant_id created_at`,
  admins: 'id email password_hash name role created_at last_login_at',
  tenants: `id name email domain password_hash setup_token_hash setup_token_expires_at is_setup_complete
    subscription_status subscription_plan features billing_email stripe_customer_id trial_ends_at last_login_at
    created_at updated_at`,
  feature_purchases: `id tenant_id feature_name price is_one_time expires_at purchased_at stripe_payment_intent_id`,
}

describe.each(engines)('on %s', (engine) => {
  let database: TestKnex
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  test.each(faults)('the gate notices: %s', async (fault, finding) => {
    const rollback = new Error('rolled back')
    const broken = database.knex.transaction(async (db) => {
      await db.raw(fault)
      expect(await catalogueFindings(db)).toContain(finding)
      throw rollback
    })
    await expect(broken).rejects.toBe(rollback)
  })

  test('every field of the specification is stored', async () => {
    const { rows } = await database.knex.raw(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    )
    const stored = new Set(rows.map(({ name }: { name: string }) => name))
    const fields = Object.entries(specified).flatMap(([table, names]) =>
      names.split(/\s+/).map((name) => `${table}.${name}`),
    )
    expect(fields.filter((field) => !stored.has(field))).toEqual([])
  })

  test('the migrated database keeps shows apart', async () => {
    expect(await catalogueFindings(database.knex)).toEqual([])
  })
})
