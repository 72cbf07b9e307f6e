import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import { type Opening, transactInOneMessage } from './knex.ts'
import { safeId } from './safe-id.ts'
import { withoutBindings } from './without-bindings.ts'

/** A transaction that sees one show's rows, the platform's rows, or only the public look-ups. */
export type Db = Knex.Transaction

export type Role = 'cueroom_app' | 'cueroom_platform' | 'cueroom_visitor'

export interface Transaction {
  role: Role
  /** The show whose rows may be seen; none for the platform and for visitors. */
  tenantId?: string
  /** A look-up made in the same message, before the role changes. Ids in it must have been checked for form. */
  lookUp?: string
  /** Statements of the role in the same message, one each. A later one sees what was committed while an earlier one waited. */
  first?: Knex.Raw[]
}

/** Rows as the driver gives them. */
export type Rows = Record<string, unknown>[]

/** Statement timeout in seconds, for signed-in callers and for visitors. */
const statementTimeout = { known: 5, anyone: 1 }
const timeouts = new AsyncLocalStorage<number>()

/** Runs work of a public call: no statement of its transactions, whichever they are, takes more than a second. */
export const forAnyone = <T>(work: () => T): T => timeouts.run(statementTimeout.anyone, work)

/**
 * Runs work in one transaction under a restricted role. The login role owns the tables; the
 * restricted one is bound by row-level security.
 * @param work gets the rows of the look-up, and those of each first statement
 */
export async function inRole<T>(
  knex: Knex,
  transaction: Transaction,
  work: (db: Db, found: Rows, first: Rows[]) => Promise<T>,
): Promise<T> {
  const { tenantId = '', lookUp, first = [] } = transaction
  const opening: Opening = { sql: openingOf(transaction) }
  const config = { opening } as Knex.TransactionConfig
  return knex.transaction((db) => {
    tenants.set(db, tenantId)
    const rows = opening.results!.map((result) => result.rows)
    return work(db, (lookUp && rows[2]) || [], rows.slice(rows.length - first.length))
  }, config)
}

function openingOf({ role, tenantId = '', lookUp = '', first = [] }: Transaction) {
  const seconds = role === 'cueroom_visitor' ? statementTimeout.anyone : timeouts.getStore()
  // SET takes no bindings
  const tenant = tenantId && safeId(tenantId)
  return `set local statement_timeout = '${seconds ?? statementTimeout.known}s';${lookUp};set local role ${role};
    select set_config('app.tenant_id', '${tenant}', true);${first.map(withoutBindings).join(';')}`
}

/**
 * Runs one statement at most under a restricted role, in a transaction that is one message: the rows of its look-up,
 * and those of the statement. A message more costs as much as many a query.
 */
export async function runInOneMessage(
  knex: Knex,
  transaction: Transaction,
  statement = '',
): Promise<{ found: Rows; rows: unknown[] }> {
  const results = await transactInOneMessage(knex, `${openingOf(transaction)};${statement}`)
  return { found: results[1]!.rows, rows: results.at(-1)!.rows }
}

const tenants = new WeakMap<Db, string>()

/** The show a transaction works for. @throws outside a show: a filter by nothing would be a filter that is off. */
export function tenantOf(db: Db): string {
  const tenantId = tenants.get(db)
  if (!tenantId) throw new Error('This work needs the transaction of a show')
  return tenantId
}

/** A table's rows that belong to the transaction's show: the first check; row-level security is the second. */
export const forTenant = (db: Db, table: string) => rowsOf(db, tenantOf(db), table)

/** The same where the query is written before its transaction is open. */
export const rowsOf = (knex: Knex, tenantId: string, table: string) => knex(table).where({ tenantId })

/** One change of this in the show at a time: who comes next sees what the one before them wrote. */
export const lockShow = (db: Db, what: string) =>
  db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${what} ${tenantOf(db)}`])

/** Work on one show's rows. @param first statements in the message that begins its transaction; the work gets their rows */
export const inTenant = <T>(
  knex: Knex,
  tenantId: string,
  work: (db: Db, rows: Rows[]) => Promise<T>,
  first: Knex.Raw[] = [],
) => inRole(knex, { role: 'cueroom_app', tenantId, first }, (db, _, rows) => work(db, rows))

/** Runs work whose statements may take longer than a call usually lets them: whole files are read and written by it. */
export const withStatements = <T>(seconds: number, work: () => T): T => timeouts.run(seconds, work)

/** Reads one show's rows as they are at one moment. */
export const inSnapshot = <T>(knex: Knex, tenantId: string, work: (db: Db) => Promise<T>) =>
  knex.transaction(
    (db) => {
      tenants.set(db, tenantId)
      return work(db)
    },
    { opening: { sql: snapshotOpening(safeId(tenantId)) } } as Knex.TransactionConfig,
  )

const snapshotOpening = (tenant: string) => `set transaction isolation level repeatable read, read only;
  set local statement_timeout = '60s'; set local role cueroom_app; set local app.tenant_id = '${tenant}'`

/** Work on one show's rows inside the platform's transaction, under the show's role. Fails as a whole. */
export async function asTenant<T>(db: Db, tenantId: string, work: () => PromiseLike<T>): Promise<T> {
  const tenant = safeId(tenantId)
  const become = async (role: Role, id: string) => {
    await db.raw('set local role ??', [role])
    await db.raw("select set_config('app.tenant_id', ?, true)", [id])
  }
  await become('cueroom_app', tenant)
  tenants.set(db, tenant)
  const done = await work()
  tenants.delete(db)
  await become('cueroom_platform', '')
  return done
}

/**
 * A part of a show's transaction, or of the platform's, that runs with the rights of the tables' owner: pg-boss queues a job together with what
 * it is for, and no restricted role may touch its tables. The work must read and write nothing of any show.
 */
export async function asOwner(db: Db, work: () => Promise<unknown>) {
  await db.raw('reset role')
  await work()
  await db.raw('set local role ??', [tenants.get(db) ? 'cueroom_app' : 'cueroom_platform'])
}

/** Work on tenants, purchases and admins. */
export const inPlatform = <T>(knex: Knex, work: (db: Db) => Promise<T>) =>
  inRole(knex, { role: 'cueroom_platform' }, work)

/** Lookups before the caller is known: sign-in, public ids. Only dedicated functions may be called. */
export const inVisitor = <T>(knex: Knex, work: (db: Db) => Promise<T>) =>
  inRole(knex, { role: 'cueroom_visitor' }, work)

/** The show that something public belongs to. @param lookUp SQL that calls one of the functions made for it, as `tenant` */
export async function lookUpTenant(knex: Knex, lookUp: string, ...of: (string | Buffer)[]) {
  const { rows } = await inVisitor(knex, async (db) =>
    db.raw<{ rows: { tenant: string | null }[] }>(lookUp, of),
  )
  return rows[0]?.tenant ?? undefined
}
