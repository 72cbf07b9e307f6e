import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'
import { photoBytes } from '../contract/body-limits.ts'

export const guests = {
  list: {
    route: 'GET /api/guests',
    summary: 'List the guests, newest first or in another order',
    paged: true,
  },
  counts: {
    route: 'GET /api/guests/counts',
    summary: 'Count the guests by status, optionally only those matching a search',
  },
  agenda: {
    route: 'GET /api/guests/agenda',
    summary: 'List the next guests to record, and count interviews in the next seven days',
  },
  interviews: {
    route: 'GET /api/guests/interviews',
    summary: 'List the interviews between two moments, soonest first',
  },
  get: { route: 'GET /api/guests/{id}', summary: 'Get one guest with all fields' },
  create: {
    route: 'POST /api/guests',
    summary: 'Add a guest',
    requiresActiveSubscription: true,
    maxBytes: photoBytes,
    status: 201,
  },
  setStatus: {
    route: 'PATCH /api/guests/{id}/status',
    summary: 'Set the episode status of a guest',
    requiresActiveSubscription: true,
  },
  setStatusOfMany: {
    route: 'POST /api/guests/status',
    summary: 'Set the episode status of several guests',
    requiresActiveSubscription: true,
  },
  update: {
    route: 'PATCH /api/guests/{id}',
    summary: "Change a guest's fields; absent keys stay unchanged",
    requiresActiveSubscription: true,
  },
  setInterviewDate: {
    route: 'PATCH /api/guests/{id}/interview-date',
    summary: 'Set or clear the interview date; a future date makes the guest upcoming',
    requiresActiveSubscription: true,
  },
  setWording: {
    route: 'PUT /api/guests/{id}/answers/{questionId}/wording',
    summary:
      "Word one of a guest's written answers, for example in English; texts and exports use it, and the guest's words are kept",
    requiresActiveSubscription: true,
    audit: 'answer_worded',
  },
  removeWording: {
    route: 'DELETE /api/guests/{id}/answers/{questionId}/wording',
    summary: "Remove the host's wording of an answer: the guest's words are used again",
    requiresActiveSubscription: true,
    audit: 'wording_removed',
  },
  setPhoto: {
    route: 'PATCH /api/guests/{id}/photo',
    summary: "Replace or remove a guest's photo",
    requiresActiveSubscription: true,
    rate: 'upload',
    maxBytes: photoBytes,
  },
  reExtract: {
    route: 'POST /api/guests/{id}/re-extract',
    summary: "Extract the guest's fields from answers and biography as proposals; changes nothing",
    requiresActiveSubscription: true,
    rate: 'generate',
    timeoutSeconds: generationSeconds,
  },
  remove: {
    route: 'DELETE /api/guests/{id}',
    summary: `Delete a guest; can be undone for ${trashDays} days`,
    audit: 'guests_deleted',
  },
  removeAll: {
    route: 'DELETE /api/guests/all',
    summary: `Delete all guests of the show; can be undone for ${trashDays} days`,
    audit: 'guests_deleted',
  },
  removeMany: {
    route: 'POST /api/guests/delete',
    summary: `Delete several guests; can be undone for ${trashDays} days`,
    audit: 'guests_deleted',
  },
  deletions: {
    route: 'GET /api/guests/deletions',
    summary: `List what was deleted in the last ${trashDays} days and can be restored, newest first`,
    paged: true,
  },
  restore: {
    route: 'POST /api/guests/restore',
    summary: 'Restore one deletion: guests with everything that belongs to them, or texts',
    audit: 'restored',
  },
} as const satisfies Calls
