import type { Calls } from '../contract/endpoint.ts'

export const instance = {
  about: {
    route: 'GET /api/instance',
    summary: 'Get the version of this server and, in demo mode, its demo sign-ins',
    access: 'public',
  },
} as const satisfies Calls
