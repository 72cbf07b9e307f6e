import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'
import { photoBytes } from '../contract/body-limits.ts'

export const guests = {
  list: {
    route: 'GET /api/guests',
    summary: 'List the guests, newest first or in another order',
    access: 'tenant',
    paged: true,
  },
  counts: {
    route: 'GET /api/guests/counts',
    summary: 'Count the guests by status, all of them or those that a search finds',
    access: 'tenant',
  },
  agenda: {
    route: 'GET /api/guests/agenda',
    summary: 'List who is recorded next, and how many interviews there are in the next seven days',
    access: 'tenant',
  },
  interviews: {
    route: 'GET /api/guests/interviews',
    summary: 'List the interviews between two moments, soonest first',
    access: 'tenant',
  },
  get: { route: 'GET /api/guests/{id}', summary: 'Show one guest, whole', access: 'tenant' },
  create: {
    route: 'POST /api/guests',
    summary: 'Add a guest',
    access: 'tenant',
    requiresActiveSubscription: true,
    maxBytes: photoBytes,
    status: 201,
  },
  setStatus: {
    route: 'PATCH /api/guests/{id}/status',
    summary: 'Move a guest to another episode status',
    access: 'tenant',
    requiresActiveSubscription: true,
  },
  setStatusOfMany: {
    route: 'POST /api/guests/status',
    summary: 'Move several guests to another episode status',
    access: 'tenant',
    requiresActiveSubscription: true,
  },
  update: {
    route: 'PATCH /api/guests/{id}',
    summary: "Change a guest's fields; what is not named stays",
    access: 'tenant',
    requiresActiveSubscription: true,
  },
  setInterviewDate: {
    route: 'PATCH /api/guests/{id}/interview-date',
    summary: 'Set or clear the interview date; a future date makes the guest upcoming',
    access: 'tenant',
    requiresActiveSubscription: true,
  },
  setPhoto: {
    route: 'PATCH /api/guests/{id}/photo',
    summary: "Replace or remove a guest's photo",
    access: 'tenant',
    requiresActiveSubscription: true,
    rate: 'upload',
    maxBytes: photoBytes,
  },
  reExtract: {
    route: 'POST /api/guests/{id}/re-extract',
    summary: "Read the guest's fields out of answers and biography, and propose them; changes nothing",
    access: 'tenant',
    requiresActiveSubscription: true,
    rate: 'generate',
    timeoutSeconds: generationSeconds,
  },
  remove: {
    route: 'DELETE /api/guests/{id}',
    summary: `Delete a guest; can be undone for ${trashDays} days`,
    access: 'tenant',
    audit: 'guests_deleted',
  },
  removeAll: {
    route: 'DELETE /api/guests/all',
    summary: `Delete all guests of the show; can be undone for ${trashDays} days`,
    access: 'tenant',
    audit: 'guests_deleted',
  },
  removeMany: {
    route: 'POST /api/guests/delete',
    summary: `Delete several guests; can be undone for ${trashDays} days`,
    access: 'tenant',
    audit: 'guests_deleted',
  },
  deletions: {
    route: 'GET /api/guests/deletions',
    summary: `What was deleted in the last ${trashDays} days and can be restored, newest first`,
    access: 'tenant',
    paged: true,
  },
  restore: {
    route: 'POST /api/guests/restore',
    summary: 'Restore what one deletion removed: guests with everything of theirs, or texts',
    access: 'tenant',
    audit: 'restored',
  },
} as const satisfies Calls
