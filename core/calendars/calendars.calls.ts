import type { Calls } from '../contract/endpoint.ts'

export const calendars = {
  get: {
    route: 'GET /api/calendar-address',
    summary: 'Get when the calendar address was created and last read',
  },
  create: {
    route: 'POST /api/calendar-address',
    summary: 'Create a calendar address, shown once; the previous one stops working',
    audit: 'calendar_address_created',
    signedInOnly: true,
    needsCode: true,
    requiresActiveSubscription: true,
    noReplay: true,
    status: 201,
  },
  revoke: {
    route: 'DELETE /api/calendar-address',
    summary: 'Revoke the calendar address; calendars that use it stop updating',
    audit: 'calendar_address_revoked',
    signedInOnly: true,
  },
} as const satisfies Calls
