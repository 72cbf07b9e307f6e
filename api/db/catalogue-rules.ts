import { platformTables, roles, secretColumns, sharedTables, unlockedTables } from './catalogue-reasons.ts'

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

export const missingRoles = `select role || ' does not exist' as finding from unnest(${texts(roles)}) as role
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
]

/** All rules in one query: what they share is read once. */
export const brokenRules = shared + rules.join('\n  union all\n  ')
