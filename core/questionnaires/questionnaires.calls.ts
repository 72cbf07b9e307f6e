import type { Calls } from '../contract/endpoint.ts'

export const questionnaires = {
  show: {
    route: 'GET /api/questionnaires/{id}',
    summary: 'Show an active questionnaire to the guest who fills it in',
    access: 'public',
    rate: 'public',
  },
} as const satisfies Calls
