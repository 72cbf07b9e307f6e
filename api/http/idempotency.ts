import { createHash } from 'node:crypto'
import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Request } from '@hapi/hapi'
import { type Db, tenantOf } from '../db/tenant.ts'
import { type Caller, callerOf } from './session.ts'
import { conflict, invalid } from '../problems/problems.ts'

/** A reply stored under its Idempotency-Key. */
export interface StoredReply {
  status: number
  reply: unknown
  headers?: Record<string, string>
}

interface IdempotentCall {
  /** As it is stored: an API key's are its own, sign-ins of a show share theirs. */
  key: string
  route: string
  hash: Buffer
  /** The administrator who calls; undefined for a host, whose show the transaction knows. */
  adminId: number | undefined
}

/** The call's key, if it sent one and its reply may be stored: no secret, no file. @throws 400 for a malformed key. */
export function idempotentCall(
  endpoint: Call,
  request: Request,
  adminId?: number,
): IdempotentCall | undefined {
  const key = request.headers['idempotency-key'] as string | undefined
  if (key === undefined || request.method !== 'post' || endpoint.noReplay || endpoint.file) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key must have 1 to 255 printable characters')
  const hash = createHash('sha256')
    .update(request.path)
    .update('\0')
    .update((request.payload as Buffer | null) ?? '')
    .digest()
  return { key: keyOf(callerOf(request), key), route: endpoint.route, hash, adminId }
}

/** Programs with keys of their own may count 1, 2, 3; who signs in again repeats what they began. */
const keyOf = (caller: Caller | undefined, key: string) =>
  caller?.isKey ? createHash('sha256').update(`${caller.jti} ${key}`).digest('base64url') : key

/**
 * Runs work once per key. The key's row commits with the effect, so a repeated call gets the first reply,
 * even while the first one is running. Without a key, the work always runs.
 * @throws 409 when the key was used with another body.
 */
export async function withIdempotency<R extends StoredReply>(
  db: Db,
  call: IdempotentCall | undefined,
  work: () => Promise<R>,
): Promise<R | StoredReply> {
  if (!call) return work()
  const owner = call.adminId === undefined ? { tenantId: tenantOf(db) } : { adminId: call.adminId }
  const table = call.adminId === undefined ? 'idempotency_keys' : 'admin_idempotency_keys'
  const identity = { ...owner, route: call.route, key: call.key }
  const claimed = await db(table)
    .insert({ ...identity, requestHash: call.hash })
    .onConflict()
    .ignore()
    .returning('key')
  if (claimed.length === 0) return storedReply(await db(table).where(identity).first(), call)
  const reply = await work()
  await db(table)
    .where(identity)
    .update({ status: reply.status, reply: JSON.stringify(reply.reply ?? null) })
  return reply
}

/** No standard names this header; Stripe's programs know it. */
const replayed = { 'idempotent-replayed': 'true' }

function storedReply(row: StoredReply & { requestHash: Buffer }, call: IdempotentCall): StoredReply {
  if (row.requestHash.equals(call.hash)) return { status: row.status, reply: row.reply, headers: replayed }
  throw conflict('This Idempotency-Key was already used for a different request', 'idempotency_key_reused')
}
