import * as z from 'zod'
import { ProviderName } from '../prompts/provider-name.ts'
import { RowId, Timestamp } from '../contract/shapes.ts'
import { sponsorFacts } from '../sponsors/saved-sponsor.ts'
import { marketingTypes } from './marketing-types.ts'
import { platforms } from './platforms.ts'

/** A post ready to publish, including hashtags. */
export const SocialPost = z
  .object({
    platform: z.enum(platforms),
    text: z.string(),
    count: z.int().describe('Its length as the platform counts it'),
    limit: z.int().describe("The platform's limit"),
    isCut: z.boolean().describe('Whether it was shortened to fit'),
  })
  .meta({ id: 'SocialPost' })
export type SocialPost = z.infer<typeof SocialPost>

/** A sponsor as it was suggested. */
export const SponsorSuggestion = z
  .object({
    ...sponsorFacts,
    companyName: sponsorFacts.companyName.describe(
      'Name of the company, or a kind of company if `kind` says so',
    ),
    kind: z.enum(['company', 'company-type']).describe('A named company or a kind of company'),
    verified: z.literal(false).describe('Website and email are unverified'),
    isSaved: z.boolean().describe('Whether a sponsor with that name is already saved'),
  })
  .meta({ id: 'SponsorSuggestion' })
export type SponsorSuggestion = z.infer<typeof SponsorSuggestion>

const made = {
  id: RowId,
  label: z.string().describe('Its subject: the guest, the sponsor or the audience'),
  guestId: RowId.nullable(),
  request: z
    .record(z.string(), z.unknown())
    .describe('The request it was made from, to refill the form or regenerate it'),
  note: z.string().nullable().describe('What the host should know'),
  provider: ProviderName,
  model: z.string().nullable().describe('The model that wrote it; null for the template drafter'),
  createdAt: Timestamp,
}

/** A text of the Marketing Hub. */
export const MarketingText = z
  .object({
    type: z.enum(['guest_invitation', 'sponsor_outreach', 'social_media']),
    content: z.string().describe('Sanitized HTML'),
    text: z.string().describe('The same as plain text'),
    subject: z.string().nullable().describe('Subject of an email; null for posts'),
    posts: z.array(SocialPost).describe('The individual posts; empty for an email'),
    suggestions: z.array(z.string()),
    isStale: z.boolean().describe('Whether the transcript or recap used for the posts has changed'),
    warnings: z
      .array(z.string())
      .describe('Things to check before sending, such as a price that is not in the show’s packages'),
    ...made,
  })
  .meta({ id: 'MarketingText' })
export type MarketingText = z.infer<typeof MarketingText>

/** Sponsors that were suggested. */
export const SponsorDiscovery = z
  .object({
    type: z.literal('sponsor_discovery'),
    sponsors: z.array(SponsorSuggestion),
    strategyNotes: z.array(z.string()),
    savedMatches: z.int().describe('Matching sponsors that were left out because they are already saved'),
    ...made,
  })
  .meta({ id: 'SponsorDiscovery' })
export type SponsorDiscovery = z.infer<typeof SponsorDiscovery>

/** Anything the Marketing Hub made; `type` says which. */
export const MarketingResult = z.discriminatedUnion('type', [MarketingText, SponsorDiscovery])
export type MarketingResult = z.infer<typeof MarketingResult>

export const MarketingTypeName = z.enum(marketingTypes)
