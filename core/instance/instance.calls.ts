import type { Calls } from '../contract/endpoint.ts'

export const instance = {
  about: {
    route: 'GET /api/instance',
    summary: 'Version of this server, and demo sign-ins where it runs in demo mode',
    access: 'public',
  },
} as const satisfies Calls
