import type { Calls } from '../contract/endpoint.ts'

export const calendars = {
  get: {
    route: 'GET /api/calendar-address',
    summary: 'Say since when the show has a calendar address, and when it was last read',
  },
  create: {
    route: 'POST /api/calendar-address',
    summary: 'Make a calendar address, shown once; one that the show had stops working',
    audit: 'calendar_address_created',
    signedInOnly: true,
    requiresActiveSubscription: true,
    noReplay: true,
    status: 201,
  },
  revoke: {
    route: 'DELETE /api/calendar-address',
    summary: 'Revoke the calendar address; calendars that follow it find nothing from now on',
    audit: 'calendar_address_revoked',
    signedInOnly: true,
  },
} as const satisfies Calls
