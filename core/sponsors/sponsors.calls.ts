import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { csvType, jsonType, xlsxType } from '../contract/file.ts'
import { exportSeconds } from '../contract/timeouts.ts'
import type { Feature } from '../entitlements/features.ts'

/** Saved sponsors open with either of these. */
const feature = ['sponsorDiscovery', 'sponsorOutreach'] as const satisfies Feature[]

export const sponsors = {
  list: {
    route: 'GET /api/saved-sponsors',
    summary: 'List the saved sponsors, newest first',
    paged: true,
    feature,
  },
  get: {
    route: 'GET /api/saved-sponsors/{id}',
    summary: 'Get a saved sponsor',
    feature,
  },
  create: {
    route: 'POST /api/saved-sponsors',
    summary: 'Save a sponsor; 409 already_saved if there is one with the same name',
    feature,
    requiresActiveSubscription: true,
    status: 201,
  },
  createMany: {
    route: 'POST /api/saved-sponsors/batch',
    summary: 'Save several sponsors; skips those whose names are already saved',
    feature,
    requiresActiveSubscription: true,
    maxBytes: 1024 * 1024,
    status: 201,
  },
  update: {
    route: 'PATCH /api/saved-sponsors/{id}',
    summary: 'Change a saved sponsor; absent keys stay unchanged',
    feature,
    requiresActiveSubscription: true,
  },
  remove: {
    route: 'DELETE /api/saved-sponsors/{id}',
    summary: `Delete a saved sponsor; can be undone for ${trashDays} days`,
    audit: 'sponsor_deleted',
  },
  export: {
    route: 'GET /api/saved-sponsors/export',
    summary: 'Download the saved sponsors as CSV, Excel workbook or JSON',
    audit: 'exported',
    file: [csvType, xlsxType, jsonType],
    timeoutSeconds: exportSeconds,
  },
} as const satisfies Calls
