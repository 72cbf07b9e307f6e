import type { Calls } from '../contract/endpoint.ts'
import { followSeconds } from './batch-limits.ts'

export const batches = {
  create: {
    route: 'POST /api/content/batches',
    summary: 'Generate texts for many guests in the background; survives restarts',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
    status: 202,
  },
  estimate: {
    route: 'POST /api/content/batches/estimate',
    summary: "Estimate a batch's texts and tokens without starting it",
    readOnly: true,
    feature: 'contentGeneration',
  },
  list: {
    route: 'GET /api/content/batches',
    summary: 'List the batches, newest first',
    paged: true,
  },
  get: { route: 'GET /api/content/batches/{id}', summary: 'Get the progress of a batch' },
  follow: {
    route: 'GET /api/content/batches/{id}/events',
    summary: "Stream a batch's changes until it stops, for at most one minute",
    events: true,
    timeoutSeconds: followSeconds + 30,
  },
  items: {
    route: 'GET /api/content/batches/{id}/items',
    summary: 'List the texts of a batch with their guests and the reasons for failures',
    paged: true,
  },
  check: {
    route: 'POST /api/content/batches/{id}/check',
    summary: 'Mark texts of a batch as checked or unchecked',
  },
  pause: {
    route: 'POST /api/content/batches/{id}/pause',
    summary: 'Pause a batch; texts in progress are finished',
  },
  resume: {
    route: 'POST /api/content/batches/{id}/resume',
    summary: 'Resume a paused or stopped batch',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
  },
  cancel: {
    route: 'POST /api/content/batches/{id}/cancel',
    summary: 'Cancel a batch; finished texts and those in progress are kept',
  },
  retry: {
    route: 'POST /api/content/batches/{id}/retry',
    summary: 'Retry the failed texts of a batch',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
  },
} as const satisfies Calls
