import type { Calls } from '../contract/endpoint.ts'

export const show = {
  settings: {
    route: 'GET /api/show-settings',
    summary: "The show's settings; null before they were first saved",
    access: 'tenant',
  },
} as const satisfies Calls
