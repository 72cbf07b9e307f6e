import type { Calls } from '../contract/endpoint.ts'

export const analytics = {
  get: {
    route: 'GET /api/analytics',
    summary:
      "Get a period's questionnaire visits, guests by status, times between steps, texts and inquiries",
    feature: 'analytics',
  },
} as const satisfies Calls
