import type { Logger } from 'pino'
import { nativeError } from './native-error.ts'
import { withoutPasswords } from './without-passwords.ts'

// Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html

/** The server, a pooler or a proxy is stopping, starting, full, or no longer the primary. */
const awayCodes = /^(08...|53[34]00|57P0[1-35]|25006|25P03)$/
const signInCodes = /^28(000|P01)$/
/** How a pooler rejects a sign-in, and how the driver does when it has no password or another one. */
const signInMessages = /^(SASL|password authentication failed|no such user)/
/** The statement waited too long, or lost against another one. */
const busyCodes = /^(57014|55P03|40001|40P01|53000|53200)$/
/** Nothing responds at an address. */
export const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const messages =
  /Timeout acquiring a connection|Connection (terminated|ended)|timeout expired|not queryable|Connection is closed/

/** Whether the database can't be reached now, whatever was asked. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { code = '', message, syscall }: NodeJS.ErrnoException = nativeError(thrown)
  // The socket file of a database that is stopped
  if (code === 'ENOENT') return syscall === 'connect'
  return networkCodes.test(code) || awayCodes.test(code) || messages.test(message) || isSignInRejected(thrown)
}

/** Whether the database rejects the user or the password of DATABASE_URL. */
export function isSignInRejected(thrown: Error): boolean {
  const { code = '', message } = nativeError(thrown)
  return signInCodes.test(code) || signInMessages.test(message)
}

/** Whether the same call may succeed when it is repeated a little later. */
export const isTemporary = (thrown: unknown): boolean =>
  isDatabaseAway(thrown) || (thrown instanceof Error && busyCodes.test(nativeError(thrown).code ?? ''))

/** Whether every later query on the connection would fail as well. */
export const needsNewConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && awayCodes.test(String(error.code))

const unknown = new WeakSet<object>()

/**
 * Marks the failure of a sent COMMIT: unless the database refused it, its outcome is unknown.
 */
export function markUnknown(error: unknown): unknown {
  const refused = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
  if (error instanceof Error && !refused) unknown.add(error)
  return error
}

/** Whether a transaction failed after its COMMIT was sent. */
export const isOutcomeUnknown = (thrown: unknown): boolean =>
  thrown instanceof Error && (unknown.has(thrown) || unknown.has(nativeError(thrown)))

/** Milliseconds without a failure after which a spell of them is over. */
const quiet = 10_000

interface Spell {
  since: number
  failures: number
  timer: NodeJS.Timeout
}
const spells = new WeakMap<Logger, Map<string, Spell>>()

/**
 * Logs the first of failures that come again and again, and when they are over, how long they came and how many.
 * @param of which failures belong together
 */
function logSpell(log: Logger, of: string, { begins, ends }: { begins(): void; ends(spell: object): void }) {
  const known = spells.get(log) ?? new Map<string, Spell>()
  spells.set(log, known)
  const running = known.get(of)
  if (running) {
    running.failures += 1
    return void running.timer.refresh()
  }
  begins()
  const end = () => {
    known.delete(of)
    ends({ seconds: Math.round((Date.now() - quiet - spell.since) / 1_000), failures: spell.failures })
  }
  const spell: Spell = { since: Date.now(), failures: 1, timer: setTimeout(end, quiet).unref() }
  known.set(of, spell)
}

/** Logs a failure, or the outage of the database that it is part of. */
export function reportFailure(log: Logger, err: unknown, message: string, details: object = {}) {
  if (isDatabaseAway(err)) logOutage(log, err)
  else log.error({ ...details, err }, message)
}

/** Logs a failure of background work. One that the busy database caused is tried again, and so logged once for all that follow. */
export function reportWork(log: Logger, err: unknown, work: string) {
  if (isDatabaseAway(err) || !isTemporary(err))
    return reportFailure(log, err, `background work failed: ${work}`, { work })
  const { code } = nativeError(err as Error)
  logSpell(log, work, {
    begins: () => log.warn({ work, code }, `the database is busy; will retry: ${work}`),
    ends: (spell) => log.info({ work, ...spell }, `the database is no longer busy: ${work}`),
  })
}

/** Logs that the database is unavailable, once for all calls that an outage fails, and how long it was. */
function logOutage(log: Logger, thrown: unknown) {
  const { message, code }: NodeJS.ErrnoException = nativeError(thrown as Error)
  const advice = isSignInRejected(thrown as Error)
    ? ': it rejects the sign-in. Check the user and password in DATABASE_URL'
    : ''
  logSpell(log, 'outage', {
    begins: () =>
      log.error({ reason: withoutPasswords(message), code }, `the database is unavailable${advice}`),
    ends: (spell) => log.info(spell, 'the database is available again'),
  })
}
