import type { Calls } from '../contract/endpoint.ts'
import { followSeconds } from './limits.ts'

export const batches = {
  create: {
    route: 'POST /api/content/batches',
    summary: 'Have texts written for many guests; goes on without the caller, also over restarts',
    access: 'tenant',
    feature: 'contentGeneration',
    creates: true,
    status: 202,
  },
  estimate: {
    route: 'POST /api/content/batches/estimate',
    summary: 'How many texts such a batch would write, and about how many tokens; writes nothing',
    access: 'tenant',
    feature: 'contentGeneration',
  },
  list: {
    route: 'GET /api/content/batches',
    summary: 'The newest 50 batches, newest first',
    access: 'tenant',
  },
  show: { route: 'GET /api/content/batches/{id}', summary: 'How far a batch has come', access: 'tenant' },
  follow: {
    route: 'GET /api/content/batches/{id}/events',
    summary: 'Follow a batch until it rests, for a minute at most: an event at every change',
    access: 'tenant',
    events: true,
    patience: followSeconds + 30,
  },
  items: {
    route: 'GET /api/content/batches/{id}/items',
    summary: 'The texts of a batch with their guests, and why one failed',
    access: 'tenant',
  },
  pause: {
    route: 'POST /api/content/batches/{id}/pause',
    summary: 'Begin no further texts; those being written are finished',
    access: 'tenant',
  },
  resume: {
    route: 'POST /api/content/batches/{id}/resume',
    summary: 'Go on with a batch that was paused or stopped',
    access: 'tenant',
    feature: 'contentGeneration',
    creates: true,
  },
  cancel: {
    route: 'POST /api/content/batches/{id}/cancel',
    summary: 'End a batch; texts that are written, or being written, are kept',
    access: 'tenant',
  },
  retry: {
    route: 'POST /api/content/batches/{id}/retry',
    summary: 'Try the failed texts of a batch again',
    access: 'tenant',
    feature: 'contentGeneration',
    creates: true,
  },
} as const satisfies Calls
