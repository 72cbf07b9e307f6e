import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Toast } from '../ui/toasts.tsx'

export interface OutreachTexts {
  noSponsor: Toast
  failure: (error: Error) => Toast
}

/** Messages of the Marketing Hub's sponsor outreach (specification 5 and 8). */
export const hubTexts: OutreachTexts = {
  noSponsor: { title: 'Missing required field', message: 'Please enter a sponsor company name' },
  failure: () => ({
    title: 'Generation failed',
    message: 'Failed to generate the sponsor outreach. Please try again.',
  }),
}

/** Messages of the standalone outreach pages (specification 5 and 8). */
export const standaloneTexts: OutreachTexts = {
  noSponsor: { title: 'Missing fields', message: 'Please enter sponsor name' },
  failure: (error) => ({
    title: 'Failed',
    message: error instanceof ApiError ? 'Failed to generate' : 'Failed to generate sponsor outreach',
  }),
}
