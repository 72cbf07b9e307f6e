import { auditActions } from '../contract/audit-actions.ts'
import type { AuditEntry, PlatformAuditEntry } from './audit-entry.ts'

export const auditHeaders = ['Time', 'Who', 'Kind', 'Action', 'Record', 'Details', 'Address']

/** A row of the log as cells of a table. */
export const auditCells = (entry: AuditEntry): string[] => [
  entry.createdAt,
  entry.actor,
  entry.actorKind,
  auditActions[entry.action],
  entry.subject ?? '',
  entry.details ?? '',
  entry.address ?? '',
]

export const platformAuditHeaders = [...auditHeaders, 'Tenant', 'Tenant id']

export const platformAuditCells = (entry: PlatformAuditEntry): string[] => [
  ...auditCells(entry),
  entry.tenantName ?? '',
  entry.tenantId ?? '',
]
