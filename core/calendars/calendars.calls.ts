import type { Calls } from '../contract/endpoint.ts'

const icsType = 'text/calendar; charset=utf-8'

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
  ofEpisode: {
    route: 'GET /api/episodes/{id}/calendar',
    summary: 'Download the recording and the publication of an episode for a calendar (.ics)',
    audit: 'exported',
    file: icsType,
  },
  ofGuest: {
    route: 'GET /api/guests/{id}/calendar',
    summary: "Download a guest's interview for a calendar (.ics)",
    audit: 'exported',
    file: icsType,
  },
} as const satisfies Calls
