import { trashDays } from '../deletions/trash.ts'
import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'

const generates = {
  requiresActiveSubscription: true,
  rate: 'generate',
  timeoutSeconds: generationSeconds,
} as const

export const marketing = {
  guestInvite: {
    route: 'POST /api/marketing/guest-invite',
    summary: 'Write an invitation to a guest',
    feature: 'guestInvitations',
    ...generates,
  },
  identifySponsors: {
    route: 'POST /api/marketing/identify-sponsors',
    summary: 'Suggest sponsors that fit the show',
    feature: 'sponsorDiscovery',
    // The settings of the show may be sent along
    maxBytes: 1024 * 1024,
    ...generates,
  },
  sponsorOutreach: {
    route: 'POST /api/marketing/sponsor-outreach',
    summary: 'Write an email to a sponsor about an episode',
    feature: 'sponsorOutreach',
    ...generates,
  },
  socialMedia: {
    route: 'POST /api/marketing/social-media',
    summary: 'Write posts about an episode with a guest',
    feature: 'socialMediaGeneration',
    ...generates,
  },
  results: {
    route: 'GET /api/marketing/results',
    summary: 'List the results of the Marketing Hub, newest first',
    paged: true,
  },
  removeResult: {
    route: 'DELETE /api/marketing/results/{id}',
    summary: `Delete a result of the Marketing Hub; can be undone for ${trashDays} days`,
    audit: 'marketing_text_deleted',
  },
} as const satisfies Calls
