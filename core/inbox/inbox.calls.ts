import type { Calls } from '../contract/endpoint.ts'

/** Maximum seconds that one call streams the inbox; clients reconnect to see more. */
export const followInboxSeconds = 60

export const inbox = {
  list: {
    route: 'GET /api/inbox',
    summary: 'List the inbox, newest first',
    paged: true,
  },
  follow: {
    route: 'GET /api/inbox/events',
    summary: 'Stream the number of unread items, now and at every change, for at most one minute',
    events: true,
    timeoutSeconds: followInboxSeconds + 30,
  },
  mark: {
    route: 'POST /api/inbox/read',
    summary: 'Mark some or all of the inbox as read or unread',
  },
} as const satisfies Calls
