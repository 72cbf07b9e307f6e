import type { Calls } from '../contract/endpoint.ts'
import { settingsBytes } from '../contract/body-limits.ts'

export const show = {
  settings: {
    route: 'GET /api/show-settings',
    summary: 'Get the show settings; null before they are first saved',
  },
  create: {
    route: 'POST /api/show-settings',
    summary: 'Save the settings for the first time',
    audit: 'settings_changed',
    requiresActiveSubscription: true,
    maxBytes: settingsBytes,
    status: 201,
  },
  update: {
    route: 'PUT /api/show-settings/{id}',
    summary: 'Change the settings; absent keys stay unchanged',
    audit: 'settings_changed',
    requiresActiveSubscription: true,
    maxBytes: settingsBytes,
  },
} as const satisfies Calls
