import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import {
  outreachToCheck,
  sampleDiscovery,
  sampleInquiries,
  sampleInvitation,
  sampleOutreach,
  samplePosts,
  sampleSponsors,
} from '@cueroom/core/testing/sample-marketing.ts'
import { storedSettings } from '../content/generated-content.ts'
import { guestCards } from '../guests/sample-cards.ts'
import { signedInAs } from '../testing/signed-in.ts'

export const broken = (): never => {
  throw failing(500, 'Broken')
}

const made: MarketingResult[] = [
  outreachToCheck,
  sampleOutreach,
  samplePosts,
  sampleDiscovery,
  sampleInvitation,
]

/** What the server answers to the Marketing Hub of the sample show. */
export const marketingAnswers = {
  auth: signedInAs(),
  guests: { list: () => guestCards },
  show: { settings: () => storedSettings },
  questionnaires: { list: () => [] },
  sponsors: { list: () => sampleSponsors },
  sponsorship: { inquiries: () => sampleInquiries },
  marketing: {
    results: ({ query }: { query: { type?: string | undefined } }) =>
      made.filter(({ type }) => type === query.type),
    guestInvite: () => sampleInvitation,
    sponsorOutreach: () => outreachToCheck,
    socialMedia: () => samplePosts,
    identifySponsors: () => sampleDiscovery,
  },
}
