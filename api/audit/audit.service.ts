import type {
  AuditEntry,
  AuditFilters,
  AuditQuery,
  PlatformAuditEntry,
  PlatformAuditFilters,
  PlatformAuditQuery,
} from '@cueroom/core/audit/audit-entry.ts'
import type { Knex } from 'knex'
import { containing, type List, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'

const columns = ['id', 'createdAt', 'actorKind', 'action', 'subject', 'details']

const searched = ['actor', 'subject', 'details', 'address']

function filtered(
  rows: Knex.QueryBuilder,
  { action, actor, search, since, until }: AuditFilters,
  inColumns = searched,
) {
  if (action) rows.where({ action })
  if (actor) rows.whereILike('actor', containing(actor))
  if (search)
    rows.where((any) => {
      for (const column of inColumns) any.orWhereILike(column, containing(search))
    })
  if (since) rows.where('audit_entries.createdAt', '>=', since)
  if (until) rows.where('audit_entries.createdAt', '<', until)
  return rows
}

/** The log of the transaction's show. Who administers the platform is not for hosts to know. */
export function listOf(db: Db, filters: AuditFilters): List {
  const seen = db
    .from(
      forTenant(db, 'audit_entries')
        .select(
          ...columns,
          db.raw(`case actor_kind when 'admin' then 'Administrator' else actor end as actor`),
          db.raw(`case actor_kind when 'admin' then null else address end as address`),
        )
        .as('audit_entries'),
    )
    .select('*')
  return { rows: filtered(seen, filters), all: forTenant(db, 'audit_entries') }
}

/** The log of the platform and all shows. */
export function listOfAll(db: Db, { show, ...filters }: PlatformAuditFilters): List {
  const rows = db('audit_entries')
    .leftJoin('tenants', 'tenants.id', 'audit_entries.tenantId')
    .select(
      ...columns.map((column) => `audit_entries.${column}`),
      'actor',
      'address',
      'audit_entries.tenantId',
      'tenants.name as tenantName',
    )
  if (show) rows.where('audit_entries.tenantId', show)
  return { rows: filtered(rows, filters, [...searched, 'tenants.name']), all: db('audit_entries') }
}

export const list = (db: Db, { limit, after, ...filters }: AuditQuery) =>
  readPage<AuditEntry>(db, listOf(db, filters), { ...filters, limit, after })

export const listAll = (db: Db, { limit, after, ...filters }: PlatformAuditQuery) =>
  readPage<PlatformAuditEntry>(db, listOfAll(db, filters), { ...filters, limit, after })
