import type { AuditAction, AuditActor } from '@cueroom/core/contract/audit-actions.ts'
import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import type { Db } from '../db/tenant.ts'
import { detailsOf } from './audit-details.ts'
import { auditNoteOf } from './audit-note.ts'
import type { AdminSession, TenantSession } from './session.ts'

interface AuditRecord {
  actorKind: AuditActor
  actor: string
  action: AuditAction
  /** The show it is about; of a show's transaction its own. */
  tenantId?: string | undefined
  subject?: string | undefined
  details?: string | undefined
  address?: string | undefined
}

/** Adds a row to the audit log, in the transaction of the logged change. */
export async function record(db: Db, { tenantId, ...entry }: AuditRecord) {
  await db('audit_entries').insert({ ...entry, ...(tenantId !== undefined && { tenantId }) })
}

interface AuditedCall {
  endpoint: Endpoint
  caller: { session: TenantSession } | { admin: AdminSession }
  received: { params?: unknown; body?: unknown }
  reply: unknown
  address: string
}

/** Records a call of someone who is signed in, if its declaration asks for that. */
export async function recordCall(db: Db, { endpoint, caller, received, reply, address }: AuditedCall) {
  const note = auditNoteOf(db)
  if (!endpoint.audit || note.unchanged) return
  const about = { ...fieldsOf(received.params), ...fieldsOf(received.body) }
  const subject = subjectOf(about, reply)
  await record(db, {
    ...actorOf(caller),
    action: endpoint.audit,
    tenantId: 'admin' in caller ? tenantOfCall(endpoint, about, reply) : undefined,
    subject,
    details: note.details ?? detailsOf(endpoint, { subject, reply }),
    address,
  })
}

function actorOf(caller: AuditedCall['caller']): Pick<AuditRecord, 'actorKind' | 'actor'> {
  if ('admin' in caller) return { actorKind: 'admin', actor: caller.admin.email }
  const { key, email } = caller.session
  return key ? { actorKind: 'key', actor: key.name } : { actorKind: 'host', actor: email }
}

type Fields = Record<string, unknown>
const fieldsOf = (part: unknown): Fields =>
  typeof part === 'object' && part !== null ? (part as Fields) : {}
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** The id in the call, or of the created record. */
function subjectOf(about: Fields, reply: unknown): string | undefined {
  const made = fieldsOf(reply)
  const nested = [made.apiKey, made.tenant, made.webhook].map((part) => fieldsOf(part).id)
  const found = [about.id, about.guestId, about.deletionId, about.tenantId, ...nested, made.id]
  return found.map(textOf).find((id) => id !== undefined)
}

function tenantOfCall({ route }: Endpoint, about: Fields, reply: unknown): string | undefined {
  const made = fieldsOf(reply)
  const named = / \/api\/admin\/tenants\/\{id\}/.test(route) ? about.id : undefined
  return [about.tenantId, named, fieldsOf(made.tenant).id].map(textOf).find((id) => id !== undefined)
}
