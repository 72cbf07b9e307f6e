import type { Calls } from '../contract/endpoint.ts'

/** Seconds that one call follows the inbox; who wants to see more calls again. */
export const followInboxSeconds = 60

export const inbox = {
  list: {
    route: 'GET /api/inbox',
    summary: 'List what happened while you were away, newest first',
    paged: true,
  },
  follow: {
    route: 'GET /api/inbox/events',
    summary: 'Stream how much is unread, at first and at every change, for a minute at most',
    events: true,
    timeoutSeconds: followInboxSeconds + 30,
  },
  mark: {
    route: 'POST /api/inbox/read',
    summary: 'Mark some or all of the inbox as read or unread',
  },
} as const satisfies Calls
