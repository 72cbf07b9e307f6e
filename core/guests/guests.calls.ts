import type { Calls } from '../contract/endpoint.ts'
import { importBytes, photoBytes } from '../contract/limits.ts'

export const guests = {
  list: { route: 'GET /api/guests', summary: 'List the guests: all of them, or a page', access: 'tenant' },
  show: { route: 'GET /api/guests/{id}', summary: 'Show one guest, whole', access: 'tenant' },
  create: {
    route: 'POST /api/guests',
    summary: 'Add a guest',
    access: 'tenant',
    creates: true,
    maxBytes: photoBytes,
    status: 201,
  },
  import: {
    route: 'POST /api/guests/import',
    summary: 'Add up to 1,000 guests in one transaction',
    access: 'tenant',
    creates: true,
    rate: 'import',
    maxBytes: importBytes,
    status: 201,
  },
  setStatus: {
    route: 'PATCH /api/guests/{id}/status',
    summary: 'Move a guest to another episode status',
    access: 'tenant',
    creates: true,
  },
  remove: {
    route: 'DELETE /api/guests/{id}',
    summary: 'Delete a guest; can be undone for 30 days',
    access: 'tenant',
  },
  removeAll: {
    route: 'DELETE /api/guests/all',
    summary: 'Delete all guests of the show; can be undone for 30 days',
    access: 'tenant',
  },
  restore: {
    route: 'POST /api/guests/restore',
    summary: 'Bring back what one deletion took away',
    access: 'tenant',
  },
} as const satisfies Calls
