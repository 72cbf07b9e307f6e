import type { Calls } from '../contract/endpoint.ts'

export const erasures = {
  list: {
    route: 'GET /api/guests/erasures',
    summary: 'List the receipts of what was erased, newest first',
    paged: true,
  },
  eraseGuest: {
    route: 'POST /api/guests/{id}/erase',
    summary: 'Erase a guest everywhere, including Recently deleted; cannot be undone',
    audit: 'erased',
    timeoutSeconds: 120,
  },
  eraseDeletion: {
    route: 'POST /api/guests/deletions/{id}/erase',
    summary: 'Erase everything that one deletion moved to Recently deleted; cannot be undone',
    audit: 'erased',
    timeoutSeconds: 120,
  },
} as const satisfies Calls
