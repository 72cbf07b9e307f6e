import * as z from 'zod'
import {
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalText,
  PublicId,
  requiredLine,
  requiredText,
  RowId,
  says,
} from '../contract/shapes.ts'
import { ShowMethodology } from '../show/methodology.ts'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import { budgets, companySizes, filterDefaults, geographies, mileRadii } from './discovery-choices.ts'
import { emailEndings, invitationStyles } from './invitation-choices.ts'
import { outreachStatuses } from './outreach-choices.ts'
import { platforms } from './platforms.ts'
import { hashtagTypes, maxPosts, postTones, socialDefaults } from './post-choices.ts'

/** Writing something again: what to change, and the result to change it in. */
const again = {
  note: optionalText(2_000).describe('What to do differently; only a language model can follow it'),
  previousId: RowId.nullish().describe('The result that this one replaces; it stays in the history'),
}

const AdditionalContext = optionalText(4_000).describe(
  'What the writer should know. A template prints only sentences to the reader (“you”), and its note says what it left out',
)

/** An invitation to somebody who need not be a guest of the show yet. */
export const InvitationRequest = z
  .strictObject({
    guestName: requiredLine(200, 'Guest name is required'),
    showTopic: requiredLine(500, 'Show topic is required'),
    invitationStyle: z.enum(invitationStyles, 'Invitation style is required'),
    emailEnding: z.enum(emailEndings, 'Email ending is required'),
    linkedinUrl: optionalLink(),
    websiteUrl: optionalLink(),
    biography: optionalText(20_000).describe(
      'What is known about the guest. A template quotes its beginning in the email, and its note says what',
    ),
    additionalContext: AdditionalContext,
    customEnding: optionalText(4_000).describe('Used with the ending custom'),
    questionnaireId: PublicId.nullish().describe(
      'Used with the ending questionnaire; defaults to the newest active one',
    ),
    ...again,
  })
  .meta({ id: 'InvitationRequest' })
export type InvitationRequest = z.output<typeof InvitationRequest>

const ReleaseDate = z
  .union(
    [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })],
    says('must be a date, such as 2026-11-20'),
  )
  .nullish()
  .transform((date) => date?.slice(0, 10) || null)

export const OutreachRequest = z
  .strictObject({
    guestId: RowId.nullish().describe('The guest of the episode; optional in a reply'),
    inquiryId: RowId.nullish().describe('The inquiry to reply to; absent in a first email to a sponsor'),
    sponsorName: requiredLine(200, 'Sponsor name is required'),
    websiteUrl: optionalLink(),
    additionalContext: AdditionalContext,
    industry: optionalLine(200),
    recipientEmail: optionalEmail('Valid email required'),
    episodeStatus: z.enum(outreachStatuses, 'Please select episode status'),
    releaseDate: ReleaseDate.describe('Used with an upcoming episode'),
    fromSponsorDiscovery: z.boolean().nullish(),
    ...again,
  })
  .refine(({ guestId, inquiryId }) => Boolean(guestId ?? inquiryId), {
    path: ['guestId'],
    error: 'Please select a guest',
  })
  .meta({ id: 'OutreachRequest' })
export type OutreachRequest = z.output<typeof OutreachRequest>

const hashtag = /^#[\p{L}\p{M}\p{N}_]+$/u

const CustomHashtags = optionalText(1_000).refine(
  (typed) => !typed || typed.split(/\s+/u).every((each) => hashtag.test(each)),
  'Hashtags begin with # and are separated by spaces',
)

export const SocialRequest = z
  .strictObject({
    guestId: RowId,
    platforms: z
      .array(z.enum(platforms))
      .min(1, 'Please select at least one platform')
      .max(20)
      .transform((chosen) => platforms.filter((platform) => chosen.includes(platform))),
    useEmojis: z.boolean().default(socialDefaults.useEmojis),
    tone: z.enum(postTones, 'Tone is required'),
    hashtagType: z.enum(hashtagTypes).default(socialDefaults.hashtagType),
    customHashtags: CustomHashtags.describe('Used with user-defined hashtags'),
    postCount: z
      .int()
      .min(1)
      .max(maxPosts)
      .default(socialDefaults.postCount)
      .describe('Posts for each platform'),
    ...again,
  })
  .meta({ id: 'SocialRequest' })
export type SocialRequest = z.output<typeof SocialRequest>

export const DiscoveryFilters = z
  .strictObject({
    mileRadius: z.literal(mileRadii).default(filterDefaults.mileRadius),
    geography: z.enum(geographies).default(filterDefaults.geography),
    companySize: z.enum(companySizes).default(filterDefaults.companySize),
    budget: z.enum(budgets).default(filterDefaults.budget),
  })
  .meta({ id: 'DiscoveryFilters' })
export type DiscoveryFilters = z.output<typeof DiscoveryFilters>

// What else the settings hold is left out, not refused: a client may send them as it got them
const SentSettings = z.object({
  podcastName: optionalLine(200),
  podcastDescription: optionalText(20_000),
  showMethodology: ShowMethodology.nullish(),
  sponsorshipSettings: SponsorshipSettings.nullish(),
})

export const DiscoveryRequest = z
  .strictObject({
    audienceSize: requiredLine(200, 'Audience size is required'),
    growthRate: requiredLine(200, 'Growth rate is required'),
    ageRange: requiredLine(200, 'Age range is required'),
    geographicFocus: requiredLine(200, 'Geographic focus is required'),
    preferredSponsorTypes: z
      .array(requiredLine(100, 'The sponsor type is empty'), {
        error: 'At least one preferred sponsor type is required',
      })
      .min(1, 'At least one preferred sponsor type is required')
      .max(30),
    sponsorshipGoal: requiredText(1_000, 'Sponsorship goal is required'),
    sponsorshipApproach: requiredText(1_000, 'Sponsorship approach is required'),
    showSettings: SentSettings.nullish().describe('Override the saved settings if present'),
    filters: DiscoveryFilters.prefault({}),
    ...again,
  })
  .meta({ id: 'DiscoveryRequest' })
export type DiscoveryRequest = z.output<typeof DiscoveryRequest>
