import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import {
  AuditEntry,
  AuditFilters,
  AuditQuery,
  PlatformAuditEntry,
  PlatformAuditFilters,
  PlatformAuditQuery,
} from './audit-entry.ts'
import { audit as calls } from './audit.calls.ts'

export const audit = withSchemas(calls, {
  list: { query: AuditQuery, reply: z.array(AuditEntry) },
  export: { query: AuditFilters },
  listAll: { query: PlatformAuditQuery, reply: z.array(PlatformAuditEntry) },
  exportAll: { query: PlatformAuditFilters },
})
