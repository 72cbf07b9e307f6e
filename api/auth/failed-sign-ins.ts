import { createHmac } from 'node:crypto'
import { type Db, inPlatform } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { record } from '../http/audit-record.ts'
import type { Audience } from './tokens.ts'
import { reportFailure } from '../problems/outage.ts'

/** Why a sign-in failed, as the log says it. An email without an account is said instead of a wrong password. */
const reasons = {
  password: 'Wrong password',
  code: 'Wrong code',
  refused: 'Too many attempts',
} as const

export interface FailedSignIn {
  kind: Audience
  email: string
  address: string
  reason: keyof typeof reasons
}

/**
 * Maximum rows per hour, so a flood fills neither the log nor the disk; attempts on unknown accounts leave
 * room for those on real ones.
 */
const maxRows = { account: 200, nobody: 100 }
/** Failures that wait for their row. */
const maxWaiting = 50
/** Kinds of failure that a process remembers as recorded. */
const maxKnown = 10_000
const hour = 3_600_000

interface Recorder {
  known: Map<string, number>
  waiting: number
  writing: Promise<void>
}

const recorders = new WeakMap<App['limits'], Recorder>()

function recorderOf({ limits }: App): Recorder {
  const known = recorders.get(limits)
  const recorder = known ?? { known: new Map(), waiting: 0, writing: Promise.resolve() }
  if (!known) recorders.set(limits, recorder)
  return recorder
}

/**
 * Adds a failed sign-in to the audit log: one row an hour for each account, network and reason, and of those refused
 * for their rate one for each network. It doesn't wait and writes one after the other, so that the time of a refusal
 * doesn't say whether the account exists.
 */
export function recordFailedSignIn(app: App, failed: FailedSignIn) {
  const recorder = recorderOf(app)
  const { known } = recorder
  // Attempts after a refusal cost the database nothing, whatever the email
  const email = failed.reason === 'refused' ? '' : failed.email.toLowerCase()
  const key = JSON.stringify([failed.kind, email, failed.address, failed.reason])
  if (recorder.waiting >= maxWaiting || (known.get(key) ?? 0) > Date.now() - hour) return
  if (known.size >= maxKnown) known.clear()
  known.set(key, Date.now())
  recorder.waiting += 1
  recorder.writing = recorder.writing
    .then(() => inPlatform(app.knex, (db) => write(app, db, failed)))
    .catch((err: unknown) => reportFailure(app.log, err, "couldn't record a failed sign-in"))
    .finally(() => {
      recorder.waiting -= 1
    })
}

async function write(app: App, db: Db, { kind, email, address, reason }: FailedSignIn) {
  const accounts = db(kind === 'tenant' ? 'tenants' : 'admins')
  const account: { id: string | number; email: string } | undefined = await accounts
    .whereRaw('lower(email) = lower(?)', [email])
    .first('id', 'email')
  const entry = {
    actor: account?.email ?? 'Unknown email',
    subject: account ? String(account.id) : hashOf(app, email),
    details: account || reason !== 'password' ? reasons[reason] : 'No account has this email',
    address,
  }
  await db.raw("select pg_advisory_xact_lock(hashtextextended('failed sign-ins', 0))")
  const recent = db('audit_entries')
    .where({ action: 'sign_in_failed' })
    .where('createdAt', '>', db.raw("now() - interval '1 hour'"))
  if (await recent.clone().where(entry).first('id')) return
  const counted = account
    ? recent.whereNot({ actor: 'Unknown email' })
    : recent.where({ actor: 'Unknown email' })
  const [row] = await counted.count('* as rows')
  if (Number(row!['rows']) >= maxRows[account ? 'account' : 'nobody']) return
  const tenantId = kind === 'tenant' && account ? String(account.id) : undefined
  await record(db, { ...entry, tenantId, actorKind: 'stranger', action: 'sign_in_failed' })
}

/** A stable placeholder for an email without an account. */
const hashOf = ({ secrets }: App, email: string) =>
  createHmac('sha256', secrets[0]).update(`failed sign-in\0${email.toLowerCase()}`).digest('hex').slice(0, 16)
