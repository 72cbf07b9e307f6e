import type { Calls } from '../contract/endpoint.ts'
import { csvType } from '../contract/file.ts'
import { exportSeconds } from '../contract/timeouts.ts'

export const audit = {
  list: {
    route: 'GET /api/audit',
    summary: 'List who signed in, and who changed, deleted or exported what, newest first',
    signedInOnly: true,
    paged: true,
  },
  export: {
    route: 'GET /api/audit/export',
    summary: 'Download the audit log as CSV',
    signedInOnly: true,
    file: csvType,
    timeoutSeconds: exportSeconds,
    audit: 'exported',
  },
  listAll: {
    route: 'GET /api/admin/audit',
    summary: 'List what administrators changed and hosts did, newest first',
    access: 'admin',
    paged: true,
  },
  exportAll: {
    route: 'GET /api/admin/audit/export',
    summary: 'Download the audit log of the platform as CSV',
    access: 'admin',
    file: csvType,
    timeoutSeconds: exportSeconds,
    audit: 'exported',
  },
} as const satisfies Calls
