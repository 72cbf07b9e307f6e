import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'

export const patterns = {
  list: {
    route: 'GET /api/patterns',
    summary: 'List the training patterns, in the order they apply',
  },
  create: {
    route: 'POST /api/patterns',
    summary: 'Add a training pattern at the end of the list',
    audit: 'pattern_added',
    requiresActiveSubscription: true,
    status: 201,
  },
  update: {
    route: 'PUT /api/patterns/{id}',
    summary: 'Update a training pattern; absent keys stay unchanged',
    audit: 'pattern_changed',
    requiresActiveSubscription: true,
  },
  reorder: {
    route: 'POST /api/patterns/order',
    summary: 'Set the order of the training patterns; omitted ones come last',
    audit: 'patterns_reordered',
    requiresActiveSubscription: true,
  },
  remove: {
    route: 'DELETE /api/patterns/{id}',
    summary: `Delete a training pattern; can be undone for ${trashDays} days`,
    audit: 'pattern_deleted',
  },
  preview: {
    route: 'POST /api/patterns/preview',
    summary: 'Write a text with and without a training pattern, and show both prompts; stores nothing',
    feature: 'contentGeneration',
    requiresActiveSubscription: true,
    rate: 'generate',
    events: true,
    timeoutSeconds: generationSeconds,
  },
} as const satisfies Calls
