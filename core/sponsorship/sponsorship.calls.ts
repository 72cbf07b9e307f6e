import type { Calls } from '../contract/endpoint.ts'

export const sponsorship = {
  get: {
    route: 'GET /api/sponsorship/{id}',
    summary: 'Get what a show offers sponsors: packages, audience and contact',
    access: 'public',
    rate: 'public',
    cors: true,
  },
  inquire: {
    route: 'POST /api/sponsorship/{id}/inquiries',
    summary: 'Send an inquiry to a show as a possible sponsor',
    access: 'public',
    rate: 'submit',
    status: 201,
    maxBytes: 64 * 1024,
    cors: true,
  },
  inquiries: {
    route: 'GET /api/sponsor-inquiries',
    summary: 'List inquiries from possible sponsors, newest first',
    paged: true,
  },
  changeInquiry: {
    route: 'PATCH /api/sponsor-inquiries/{id}',
    summary: 'Set the state of an inquiry; unless it is new, its inbox item is read',
    requiresActiveSubscription: true,
  },
} as const satisfies Calls
