import type { Calls } from '../contract/endpoint.ts'
import { feedBytes } from './feed-limits.ts'

export const feeds = {
  plan: {
    route: 'POST /api/feeds/plan',
    summary: 'Read a podcast feed and preview what importing it would change; changes nothing',
    requiresActiveSubscription: true,
    rate: 'upload',
    noReplay: true,
    // Quotes and line breaks are two characters in JSON
    maxBytes: 2 * feedBytes,
    timeoutSeconds: 60,
  },
  apply: {
    route: 'POST /api/feeds/import',
    summary: 'Add past episodes and guests from a feed; those added before stay unchanged',
    requiresActiveSubscription: true,
    audit: 'feed_imported',
    rate: 'import',
    maxBytes: 2 * 1024 * 1024,
  },
} as const satisfies Calls
