import type { Knex } from 'knex'
import { nativeError } from '../problems/native-error.ts'
import { isDatabaseAway, isSignInRejected, networkCodes } from '../problems/outage.ts'

const settings = {
  statement_timeout: '5s',
  lock_timeout: '1s',
  idle_in_transaction_session_timeout: '10s',
  search_path: 'public',
}

const forRole = Object.entries(settings)
  .map(([name, value]) => `alter role … set ${name} = '${value}';`)
  .join(' ')

const pooler =
  `Set ignore_startup_parameters = ${Object.keys(settings).slice(0, 3).join(', ')} in PgBouncer, ` +
  `and give the login role the same: ${forRole}`

/** Refuses a pooler that drops the settings of a connection when the login role doesn't have them. */
export async function refuseMissingSettings(knex: Knex) {
  const found = await knex('pg_settings')
    .whereIn('name', Object.keys(settings))
    .select<{ name: string; setting: string }[]>('name', 'setting')
  // The path is set by a separate statement, which a pooler may lose together with its connection
  const isMissing = ({ name, setting }: { name: string; setting: string }) =>
    name === 'search_path' ? setting.replaceAll('"', '') !== 'public' : setting === '0'
  const missing = found.filter(isMissing).map(({ name }) => name)
  if (missing.length > 0) throw new Error(`The database connection lacks ${missing.join(', ')}. ${pooler}`)
}

export const newerVersion =
  'A newer version of Cueroom has changed this database. Start that version, or restore an older backup.'

const readOnly =
  'The database in DATABASE_URL is read-only. It is a standby, or a failover is in progress. Point DATABASE_URL at the primary, then start Cueroom again.'

/** Refuses a standby, and a database whose transactions are read-only. */
export async function refuseReadOnly(knex: Knex) {
  if (await isReadOnly(knex)) throw new Error(readOnly)
}

/** Whether the database, which may have been demoted since the connection was made, refuses every change. */
export async function isReadOnly(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw("select current_setting('transaction_read_only') = 'on' as locked")
  return rows[0].locked
}

const migrationsByHand =
  'Cueroom creates its own tables. Use an empty database, or one restored from a backup.'

export const noRoles =
  "The role in DATABASE_URL can't create roles. As an administrator, run: alter role … createrole; or create " +
  'cueroom_app, cueroom_platform and cueroom_visitor with nologin and grant them to it.'

/**
 * Explains a failure to open or migrate the database to an administrator; unknown failures are returned
 * unchanged.
 */
export function explainFailure(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown
  const { code, message }: NodeJS.ErrnoException = nativeError(thrown)
  const text = explanation(code, message) ?? unavailability(thrown, code, message)
  return text === undefined ? thrown : new Error(text, { cause: thrown })
}

function explanation(code: string | undefined, message: string): string | undefined {
  if (/unsupported startup parameter/.test(message))
    return `The pooler rejects a connection setting. ${pooler}`
  if (message === 'timeout expired')
    return "The database in DATABASE_URL didn't respond within 5 seconds. Check that it is running, then start Cueroom again."
  if (code === '42501' && /\brole\b/.test(message)) return noRoles
  if (code === '42501')
    return (
      `The role in DATABASE_URL lacks a permission (${message}). It must own the database and everything in it: ` +
      'alter database … owner to …; reassign owned by … to …;'
    )
  // knex passes on only the message of a failed migration lock
  if (code === '25006' || message.endsWith('in a read-only transaction')) return readOnly
  if (code === '53100')
    return `The disk of the database is full (${message}). Free some space, then start Cueroom again.`
  if (code === '3D000') return `${message}. Create it first: create database … owner …;`
  if (/migration directory is corrupt/.test(message)) return newerVersion
  if (/already locked/.test(message))
    return 'A migration was interrupted. When no other Cueroom is starting, run: update migrations_lock set is_locked = 0;'
  if (['42P07', '42P06', '42701', '42710', '42723'].includes(code ?? ''))
    return `The database already has something that a migration creates (${message}). ${migrationsByHand}`
  if (['42P01', '42703', '3F000'].includes(code ?? ''))
    return `The database lacks something that a migration needs (${message}). ${migrationsByHand}`
  return undefined
}

/** What a running server would wait for, and what a start says of it. */
function unavailability(thrown: Error, code: string | undefined, message: string): string | undefined {
  if (/client password must be a (non-empty )?string/.test(message))
    return 'DATABASE_URL has no password, but the database asks for one.'
  if (isSignInRejected(thrown))
    return `PostgreSQL rejected the sign-in (${message}). Check the user and password in DATABASE_URL.`
  if (networkCodes.test(code ?? ''))
    return `PostgreSQL isn't responding at the address in DATABASE_URL (${message}). Check the host and port, and that it is running.`
  if (/Connection terminated/.test(message))
    return 'The connection to the address in DATABASE_URL was closed before PostgreSQL answered. Check the host and port, and the log of the database and of a pooler or proxy in front of it.'
  if (isDatabaseAway(thrown))
    return `The database in DATABASE_URL isn't available now (${message}). Check it and a pooler in front of it, then start Cueroom again.`
  return undefined
}
