import type { Knex } from 'knex'

const roles = ['cueroom_app', 'cueroom_platform', 'cueroom_visitor'] as const

/** Tables without row-level security, as patterns of `schema.table`. No restricted role may touch them. */
const unlockedTables: Record<string, string> = {
  '^public[.](migrations|migrations_lock)$': 'names of migrations; only the owner reads them',
  '^public[.]rate_limits$': 'counts of calls before anyone is known; keys are hashes',
  '^pgboss[.]':
    'background work; payloads are ids or the device of a sign-in, the rows of the shows are the truth',
}

/** Nullable `tenant_id`, with the reason. */
const sharedTables: Record<string, string> = {
  'public.sessions': 'a session belongs to a show or to an admin',
  'public.audit_entries': 'what administrators do may be about no show',
  'public.known_devices': 'a device belongs to a show or to an admin',
  'public.authenticators': 'an authenticator belongs to a show or to an admin',
}

/** Tables of shows that an admin's work may touch, with the reason. */
const platformTables: Record<string, string> = {
  'public.tenants': 'admins make and edit shows',
  'public.feature_purchases': 'admins sell features',
  'public.sessions': "admins' own sessions; the policy leaves out those of shows",
  'public.admins': 'admins are its rows',
  'public.known_devices': "admins' own devices; the policy leaves out those of shows",
  'public.authenticators': "admins' own authenticators; the policy leaves out those of shows",
  'public.audit_entries': 'admins read who did what; nobody changes it',
  'public.admin_idempotency_keys': 'repeated calls of admins',
}

/** Columns that a role which reads the rest of the table never reads. */
const secretColumns = [
  { table: 'tenants', column: 'password_hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'tenants', column: 'setup_token_hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'tenants', column: 'stripe_customer_id', roles: ['cueroom_app'] },
  { table: 'api_keys', column: 'hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'calendar_addresses', column: 'hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'admins', column: 'password_hash', roles: ['cueroom_platform'] },
]

interface KnownFunction {
  /** The one role that may call it; none for triggers. */
  role?: (typeof roles)[number]
  reason: string
}

/** Every function of our own. Those with a role run with the owner's rights, so each needs a reason to exist. */
const knownFunctions: Record<string, KnownFunction> = {
  'cueroom.count_version()': { reason: 'trigger: no writer can forget the version' },
  'cueroom.count_guests()': { reason: 'trigger: no writer can forget the counts of guests' },
  'cueroom.uncount_guests()': { reason: 'trigger: no writer can forget the counts of guests' },
  'cueroom.add_up_guests()': { reason: 'trigger: the changes of a count stay few' },
  'cueroom.keep_audit()': { reason: 'trigger: nobody changes the audit log, not even its owner' },
  'cueroom.inbox_of_response()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_inquiry()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_batch()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_guest_page()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.move_episode()': { reason: "trigger: an episode's date is its guest's" },
  'cueroom.queue_event()': { reason: 'trigger: no writer can forget the webhooks' },
  'cueroom.queue_new_guests()': { reason: 'trigger: no writer can forget the webhooks' },
  'cueroom.session_of_tenant(text,text,integer)': {
    reason: 'who a token speaks for, before a role is taken on',
  },
  'cueroom.session_of_key(text,text)': { reason: 'the same for an API key' },
  'cueroom.tenant_credentials(text)': {
    role: 'cueroom_visitor',
    reason: 'sign-in of a host, before a show is known',
  },
  'cueroom.admin_credentials(text)': { role: 'cueroom_visitor', reason: 'sign-in of an admin' },
  'cueroom.caller_of_api_key(bytea)': { role: 'cueroom_visitor', reason: 'a key names its show' },
  'cueroom.tenant_of_calendar(bytea)': {
    role: 'cueroom_visitor',
    reason: 'a calendar address names its show',
  },
  'cueroom.tenant_of_setup_token(bytea)': { role: 'cueroom_visitor', reason: 'a setup link names its show' },
  'cueroom.tenant_of_show(text)': { role: 'cueroom_visitor', reason: 'a sponsorship page names its show' },
  'cueroom.only_tenant()': {
    role: 'cueroom_visitor',
    reason: 'a sponsorship widget that names no show gets the only one',
  },
  'cueroom.tenant_of_questionnaire(text)': {
    role: 'cueroom_visitor',
    reason: 'a public form names its show',
  },
  'cueroom.tenant_of_guest_page(text)': {
    role: 'cueroom_visitor',
    reason: "a guest's private link names its show",
  },
  'cueroom.tenant_of_run_link(bytea)': {
    role: 'cueroom_visitor',
    reason: 'a link to a run of show names its show',
  },
  'cueroom.media(text)': { role: 'cueroom_visitor', reason: 'pictures have public addresses' },
  'cueroom.complete_setup(bytea,text,text)': {
    role: 'cueroom_visitor',
    reason: 'spends a setup link exactly once',
  },
  'cueroom.change_email(text,text)': {
    role: 'cueroom_app',
    reason: 'a show changes its email only from the one that was confirmed for',
  },
  'cueroom.change_password(text,text)': {
    role: 'cueroom_app',
    reason: 'a show sets its hash but never reads it',
  },
  'cueroom.guests_containing(text)': {
    role: 'cueroom_app',
    reason: 'row-level security keeps ILIKE from an index; it names the show itself',
  },
  'cueroom.search_guests(text,text,integer,integer,integer)': {
    role: 'cueroom_app',
    reason: 'the same for one page of a list',
  },
  'cueroom.rehash_password(text,text)': {
    role: 'cueroom_app',
    reason: 'a show sets its hash but never reads it',
  },
  'cueroom.replace_admin_hash(integer,text,text)': {
    role: 'cueroom_platform',
    reason: 'the platform sets hashes but never reads them',
  },
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const texts = (values: readonly string[]) => `array[${values.map(text).join(', ')}]::text[]`
const matches = (patterns: string[]) => text(patterns.join('|'))
const unlocked = matches(Object.keys(unlockedTables))

/** Every query may use these: relations outside the system's schemas, and who was granted what on them. */
const shared = `
  with relations as (
    select c.*, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
  ), tables as (
    select * from relations where relkind in ('r', 'p')
  ), shows_tables as (
    select t.*, a.attnum as tenant_column, a.attnotnull, a.atttypid from tables t
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped
  ), grants as (
    select r.name, r.relkind, '' as column_name, g.grantee, g.privilege_type from relations r, aclexplode(r.relacl) g
    where r.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select r.name, r.relkind, a.attname::text, g.grantee, g.privilege_type from relations r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped, aclexplode(a.attacl) g
  ), granted as (
    select g.*, case g.grantee when 0 then 'PUBLIC' else pg_get_userbyid(g.grantee)::text end as role from grants g
  )
`

const showsOwnRows = `^\\((tenant_id|id) = NULLIF\\(current_setting\\(''app.tenant_id''::text, true\\), ''''::text\\)\\)$`

const missingRoles = `select role || ' does not exist' as finding from unnest(${texts(roles)}) as role
  where not exists (select from pg_roles where rolname = role)`

/** Each answers rows of one column, \`finding\`; none when all is well. */
const rules = [
  `select name || ' has no row-level security' as finding from tables
    where not relrowsecurity and name !~ ${unlocked}`,
  `select name || ' lets its owner past row-level security' as finding from tables
    where not relforcerowsecurity and name !~ ${unlocked}`,
  `select t.name || ' has no policy for a restricted role' as finding from tables t
    where name !~ ${unlocked} and not exists (select from pg_policy p where p.polrelid = t.oid
      and p.polroles && array['cueroom_app'::regrole, 'cueroom_platform'::regrole]::oid[])`,
  `select r.name || ' has the policy ' || p.polname || ' for everyone' as finding
    from pg_policy p join relations r on r.oid = p.polrelid where 0 = any(p.polroles)`,
  `select r.name || ' shows cueroom_app more than the rows of its show (policy ' || p.polname || ')' as finding
    from pg_policy p join relations r on r.oid = p.polrelid
    where 'cueroom_app'::regrole = any(p.polroles) and not (
      coalesce(pg_get_expr(p.polqual, p.polrelid), '') ~ '${showsOwnRows}'
      and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') ~ '${showsOwnRows}'
      and (pg_get_expr(p.polqual, p.polrelid) like '(tenant_id%' or r.name = 'public.tenants'))`,
  `select name || '.tenant_id is not text' as finding from shows_tables where atttypid <> 'text'::regtype`,
  `select name || '.tenant_id may be null' as finding from shows_tables
    where not attnotnull and name <> all(${texts(Object.keys(sharedTables))})`,
  `select s.name || '.tenant_id does not reference tenants' as finding from shows_tables s
    where not exists (select from pg_constraint c where c.conrelid = s.oid and c.contype = 'f'
      and c.confrelid = 'public.tenants'::regclass and c.conkey = array[s.tenant_column])`,
  `select s.name || ' has no unique key (tenant_id, id)' as finding from shows_tables s
    join pg_attribute a on a.attrelid = s.oid and a.attname = 'id' and not a.attisdropped
    where not exists (select from pg_constraint c where c.conrelid = s.oid and c.contype in ('u', 'p')
      and c.conkey = array[s.tenant_column, a.attnum])`,
  `select s.name || ' has neither an id nor a primary key that starts with tenant_id' as finding from shows_tables s
    where not exists (select from pg_attribute a where a.attrelid = s.oid and a.attname = 'id' and not a.attisdropped)
      and not exists (select from pg_constraint c where c.conrelid = s.oid and c.contype = 'p'
        and c.conkey[1] = s.tenant_column)`,
  `select c.conrelid::regclass || ' points into another show: ' || c.conname as finding
    from pg_constraint c join shows_tables target on target.oid = c.confrelid
    left join shows_tables source on source.oid = c.conrelid
    where c.contype = 'f' and not exists (
      select from unnest(c.conkey, c.confkey) as pair (here, there)
      where here = source.tenant_column and there = target.tenant_column)`,
  `select name || ' is a view without security_invoker' as finding from relations
    where relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)`,
  `select name || ' is a materialized view: it would show every show''s rows' as finding from relations
    where relkind = 'm'`,
  `select role || ' may ' || privilege_type || ' ' || name || case column_name when '' then '' else '.' || column_name end
      as finding from granted
    where role = any(${texts(['PUBLIC', 'cueroom_visitor'])}) and name !~ '^pgboss[.]'`,
  `select role || ' may ' || privilege_type || ' ' || name as finding from granted
    where role = any(${texts(roles)}) and (name ~ ${unlocked} or privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER'))`,
  `select distinct 'cueroom_app may touch ' || name || ', which belongs to no show' as finding from granted g
    where role = 'cueroom_app' and name <> 'public.tenants' and not exists (select from shows_tables s where s.name = g.name)`,
  `select distinct 'cueroom_platform may touch ' || name || ', which belongs to a show' as finding from granted
    where role = 'cueroom_platform' and name <> all(${texts(Object.keys(platformTables))})`,
  ...secretColumns.flatMap(({ table, column, roles }) =>
    roles.map(
      (role) => `select '${role} may read ${table}.${column}' as finding
        where has_column_privilege('${role}', 'public.${table}', '${column}', 'select')`,
    ),
  ),
  `select rolname || ' may sign in, is a superuser, passes row-level security, or makes roles or databases' as finding
    from pg_roles where rolname = any(${texts(roles)})
      and (rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
  `select pg_get_userbyid(member) || ' is a member of ' || pg_get_userbyid(roleid) as finding
    from pg_auth_members where pg_get_userbyid(member) = any(${texts(roles)})`,
  `select role || ' may create objects in the schema ' || nspname as finding
    from pg_namespace, unnest(${texts(roles)}) as role
    where nspname in ('public', 'cueroom') and has_schema_privilege(role, oid, 'create')`,
].map((rule) => shared + rule)

async function answers(knex: Knex, rule: string) {
  const { rows } = await knex.raw<{ rows: { finding: string }[] }>(rule)
  return rows.map(({ finding }) => finding)
}

interface FunctionRow {
  name: string
  definer: boolean
  settings: string[] | null
  callers: string[]
}

// Functions of extensions are left out; the owner may always call its own
const functions = `
  select n.nspname || '.' || p.proname || '(' || coalesce((select string_agg(format_type(t, null), ',' order by i)
      from unnest(p.proargtypes::oid[]) with ordinality as a (t, i)), '') || ')' as name,
    p.prosecdef as definer, p.proconfig as settings,
    array(select case g.grantee when 0 then 'PUBLIC' else pg_get_userbyid(g.grantee)::text end
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
      where g.grantee <> p.proowner order by 1) as callers
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where (n.nspname in ('cueroom', 'public') or p.prosecdef) and n.nspname not in ('pg_catalog', 'information_schema')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by name
`

function findingsOf({ name, definer, settings, callers }: FunctionRow): string[] {
  const known = knownFunctions[name]
  if (!known) return [`${name} is a function that nobody gave a reason for`]
  return [
    definer !== Boolean(known.role) && `${name} ${definer ? 'runs' : 'does not run'} with its owner's rights`,
    !settings?.includes('search_path=""') && `${name} does not pin its search_path`,
    callers.join() !== (known.role ?? '') && `${name} may be called by ${callers.join(', ') || 'nobody'}`,
  ].filter((finding) => finding !== false)
}

/**
 * What the database's catalogue says against the promise that one show never sees another's rows: sentences for
 * people, none when all is well. The gate of the tests, and the self-test before the server answers anyone.
 */
export async function catalogueFindings(knex: Knex): Promise<string[]> {
  const findings = await answers(knex, missingRoles)
  // The other questions name the roles
  if (findings.length > 0) return findings
  for (const rule of rules) findings.push(...(await answers(knex, rule)))
  const { rows } = await knex.raw<{ rows: FunctionRow[] }>(functions)
  const missing = Object.keys(knownFunctions).filter((name) => !rows.some((row) => row.name === name))
  return [...findings, ...rows.flatMap(findingsOf), ...missing.map((name) => `${name} is missing`)]
}

/** A database whose locks are off would show one host another's guests: rather not start. */
export async function refuseOpenDatabase(knex: Knex) {
  const findings = await catalogueFindings(knex)
  if (findings.length > 0)
    throw new Error(`The database doesn't isolate tenants:\n  ${findings.join('\n  ')}`)
}
