import type { Calls } from '../contract/endpoint.ts'

const changes = { feature: 'questionnaires', requiresActiveSubscription: true } as const

export const guestPages = {
  get: {
    route: 'GET /api/guests/{id}/page',
    summary: "Get a guest's own page: its link, offered times, fact check and consent",
    givesAccess: true,
  },
  open: {
    route: 'POST /api/guests/{id}/page',
    summary:
      "Create a guest's private link, or get the one there is; `renew` replaces it and revokes the guest's personal links",
    ...changes,
    noReplay: true,
  },
  change: {
    route: 'PATCH /api/guests/{id}/page',
    summary: 'Choose whether the guest may read and correct the introduction',
    ...changes,
  },
  revoke: {
    route: 'DELETE /api/guests/{id}/page',
    summary: "Revoke the private link of a guest, and the guest's personal links to questionnaires",
    audit: 'guest_link_revoked',
  },
  revokeLinks: {
    route: 'DELETE /api/guests/{id}/links',
    summary: "Revoke a guest's personal links to all questionnaires; links made afterwards work",
    audit: 'personal_links_revoked',
  },
  offerTimes: {
    route: 'PUT /api/guests/{id}/times',
    summary: 'Offer a guest without a date up to ten times; their choice becomes the interview date',
    ...changes,
  },
  decide: {
    route: 'POST /api/guests/{id}/fact-check',
    summary: "Accept a guest's correction of the introduction, whole or by sentence, or reject it",
    requiresActiveSubscription: true,
  },
  dataSent: {
    route: 'POST /api/guests/{id}/data-request/sent',
    summary:
      'Record that the guest was sent the copy they asked for; this removes the request, including from the inbox',
    audit: 'data_sent',
  },
  release: {
    route: 'GET /api/release',
    summary: 'Get the release text that guests agree to',
  },
  saveRelease: {
    route: 'PUT /api/release',
    summary: 'Store a new version of the release text; earlier consents keep theirs',
    ...changes,
  },
} as const satisfies Calls
