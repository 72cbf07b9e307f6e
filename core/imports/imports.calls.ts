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
    summary: 'List the imports, newest first',
    paged: true,
  },
  get: {
    route: 'GET /api/imports/{id}',
    summary: 'Get one import, with the rows that were left out',
  },
  undo: {
    route: 'DELETE /api/imports/{id}',
    summary: `Delete every guest of an import and revert its other changes; deletions can be undone for ${trashDays} days`,
    audit: 'import_undone',
  },
  mapping: {
    route: 'GET /api/imports/mappings/{signature}',
    summary:
      'Get how the host last mapped columns with these headers; null if they never changed the mapping',
  },
  remember: {
    route: 'PUT /api/imports/mappings/{signature}',
    summary: 'Remember how columns with these headers are mapped',
    requiresActiveSubscription: true,
  },
} as const satisfies Calls
