import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { Deletion, IdParams } from '../contract/shapes.ts'
import { marketing as calls } from './marketing.calls.ts'
import { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from './requests.ts'
import { MarketingResult, MarketingText, MarketingTypeName, SponsorDiscovery } from './results.ts'

export const ResultsQuery = z.strictObject({
  type: MarketingTypeName.optional(),
  ...pageQuery(50),
})
export type ResultsQuery = z.output<typeof ResultsQuery>

export const marketing = withSchemas(calls, {
  guestInvite: { body: InvitationRequest, reply: MarketingText },
  identifySponsors: { body: DiscoveryRequest, reply: SponsorDiscovery },
  sponsorOutreach: { body: OutreachRequest, reply: MarketingText },
  socialMedia: { body: SocialRequest, reply: MarketingText },
  results: { query: ResultsQuery, reply: z.array(MarketingResult) },
  removeResult: { params: IdParams, reply: Deletion },
})
