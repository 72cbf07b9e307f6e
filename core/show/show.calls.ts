import type { Calls } from '../contract/endpoint.ts'
import { settingsBytes } from '../contract/body-limits.ts'

export const show = {
  settings: {
    route: 'GET /api/show-settings',
    summary: "The show's settings; null before they were first saved",
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
    summary: 'Change the settings; keys that are missing stay as they are',
    audit: 'settings_changed',
    requiresActiveSubscription: true,
    maxBytes: settingsBytes,
  },
} as const satisfies Calls
