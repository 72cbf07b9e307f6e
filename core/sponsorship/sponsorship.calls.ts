import type { Calls } from '../contract/endpoint.ts'

export const sponsorship = {
  get: {
    route: 'GET /api/sponsorship/{id}',
    summary: 'Show what a show offers its sponsors: packages, audience, contact',
    access: 'public',
    rate: 'public',
    cors: true,
  },
  inquire: {
    route: 'POST /api/sponsorship/{id}/inquiries',
    summary: 'Send a show the inquiry of a possible sponsor',
    access: 'public',
    rate: 'submit',
    status: 201,
    maxBytes: 64 * 1024,
    cors: true,
  },
  inquiries: {
    route: 'GET /api/sponsor-inquiries',
    summary: 'List the inquiries of possible sponsors, newest first',
    paged: true,
  },
} as const satisfies Calls
