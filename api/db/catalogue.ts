import type { Knex } from 'knex'
import { knownFunctions } from './catalogue-reasons.ts'
import { brokenRules, missingRoles } from './catalogue-rules.ts'

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

const callerOf = new Map(
  Object.entries(knownFunctions).flatMap(([role, functions]) =>
    Object.keys(functions).map((name) => [name, role === 'nobody' ? '' : role]),
  ),
)

function findingsOf({ name, definer, settings, callers }: FunctionRow): string[] {
  const caller = callerOf.get(name)
  if (caller === undefined) return [`${name} is a function without a reason`]
  return [
    definer !== Boolean(caller) && `${name} ${definer ? 'runs' : 'does not run'} with its owner's rights`,
    !settings?.includes('search_path=""') && `${name} does not pin its search_path`,
    callers.join() !== caller && `${name} may be called by ${callers.join(', ') || 'nobody'}`,
  ].filter((finding) => finding !== false)
}

/**
 * Violations of tenant isolation found in the database's catalogue, as sentences; empty if there are none.
 * Used by the tests and as a self-test before the server accepts requests.
 */
export async function catalogueFindings(knex: Knex): Promise<string[]> {
  const absent = await answers(knex, missingRoles)
  // The other questions name the roles
  if (absent.length > 0) return absent
  const findings = await answers(knex, brokenRules)
  const { rows } = await knex.raw<{ rows: FunctionRow[] }>(functions)
  const missing = [...callerOf.keys()].filter((name) => !rows.some((row) => row.name === name))
  return [...findings, ...rows.flatMap(findingsOf), ...missing.map((name) => `${name} is missing`)]
}

/** A database whose locks are off would show one host another's guests: rather not start. */
export async function refuseOpenDatabase(knex: Knex) {
  const findings = await catalogueFindings(knex)
  if (findings.length > 0)
    throw new Error(`The database doesn't isolate tenants:\n  ${findings.join('\n  ')}`)
}
