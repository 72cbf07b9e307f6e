import type { Calls } from '../contract/endpoint.ts'

export const analytics = {
  get: {
    route: 'GET /api/analytics',
    summary:
      'Count visits to questionnaires, guests by status, times between steps, texts and inquiries of a period',
    feature: 'analytics',
  },
} as const satisfies Calls
