import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { importBytes } from '../contract/body-limits.ts'

export const imports = {
  create: {
    route: 'POST /api/guests/import',
    summary: 'Add up to 1,000 guests in one transaction',
    requiresActiveSubscription: true,
    rate: 'import',
    maxBytes: importBytes,
    status: 201,
  },
  list: {
    route: 'GET /api/imports',
    summary: 'The files guests were imported from, newest first',
    paged: true,
  },
  get: {
    route: 'GET /api/imports/{id}',
    summary: 'One import, with the rows that became no guests',
  },
  undo: {
    route: 'DELETE /api/imports/{id}',
    summary: `Delete every guest of an import, and take back what it changed; deletions can be undone for ${trashDays} days`,
    audit: 'import_undone',
  },
  mapping: {
    route: 'GET /api/imports/mappings/{signature}',
    summary: 'How a host last mapped columns under such headers; null when never corrected',
  },
  remember: {
    route: 'PUT /api/imports/mappings/{signature}',
    summary: 'Remember how columns under such headers are mapped',
    requiresActiveSubscription: true,
  },
} as const satisfies Calls
