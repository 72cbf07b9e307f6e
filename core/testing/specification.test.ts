import { expect, test } from 'vitest'
import { sessionHours } from '../auth/session-hours.ts'
import { GeneratedContent } from '../content/content.ts'
import { contentTypeLabels } from '../content/content-labels.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { importCallGuests, jsonBytes, pageRows, photoBytes } from '../contract/body-limits.ts'
import { rates } from '../contract/rate-limits.ts'
import { PublicId, RowId } from '../contract/shapes.ts'
import { defaultFeatures, featurePrices, plans, subscriptionStatuses } from '../entitlements/features.ts'
import { episodeStatuses } from '../guests/episode-status.ts'
import { Guest } from '../guests/guest.ts'
import { missingAudience } from '../marketing/discovery-audience.ts'
import {
  budgets,
  companySizes,
  filterDefaults,
  geographies,
  mileRadii,
} from '../marketing/discovery-choices.ts'
import { emailEndings, invitationDefaults, invitationStyles } from '../marketing/invitation-choices.ts'
import { outreachDefaults, outreachStatuses } from '../marketing/outreach-choices.ts'
import { platforms } from '../marketing/platforms.ts'
import { hashtagTypes, maxPosts, postTones, socialDefaults } from '../marketing/post-choices.ts'
import { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from '../marketing/requests.ts'
import { hasOptions, questionTypes } from '../questionnaires/question-types.ts'
import { longestAnswer, maxQuestions } from '../questionnaires/questionnaire-limits.ts'
import { Question, Questionnaire } from '../questionnaires/questionnaire.ts'
import * as styles from '../show/content-styles.ts'
import { questioningStyles, ShowMethodology, showTypes, vulnerabilityLevels } from '../show/methodology.ts'
import { packageIds } from '../show/package-choices.ts'
import { Host, ShowSettings } from '../show/show-settings.ts'
import { AudienceMetrics, MarketingContact, SponsorshipSettings } from '../show/sponsorship.ts'
import { SavedSponsor } from '../sponsors/saved-sponsor.ts'
import { NewTenant, SignedInTenant } from '../tenants/tenant.ts'

const words = (text: string) => text.trim().split(/\s+/)

test.each([
  [
    'show types',
    showTypes,
    `business-transformation pregnancy-parenting comedy-creative sports-performance tech-innovation general-interview
    true-crime news-politics health-wellness education-learning religion-spirituality finance-investing arts-culture
    fiction-audio-drama hobbies-niche`,
  ],
  ['vulnerability levels', vulnerabilityLevels, 'high medium-high medium low'],
  [
    'questioning styles',
    questioningStyles,
    'chronological-deep conversational-deep rapid-insights story-driven analytical-framework',
  ],
  [
    'introduction styles',
    styles.introductionStyles,
    'professional conversational storytelling hook-focused question-led guest-centric direct-monologue cold-open',
  ],
  [
    'introduction templates',
    styles.introductionTemplates,
    'crystal_ball professional_expertise academic_authority personality_showcase balanced_narrative',
  ],
  ['lengths of introductions', styles.introLengths, 'brief standard comprehensive'],
  ['biographical depths', styles.biographicalDepths, 'minimal moderate extensive'],
  ['storytelling styles', styles.storytellingStyles, 'factual narrative dramatic'],
  ['levels of personal details', styles.personalDetailsLevels, 'professional balanced intimate'],
  [
    'sponsorship packages',
    packageIds,
    'pre-roll mid-roll post-roll episode-sponsor series-sponsor newsletter social-media custom',
  ],
  ['types of content', Object.keys(contentTypeLabels), 'introduction questions show_notes'],
  ['statuses of guests', episodeStatuses, 'unscheduled upcoming completed'],
  ['subscription statuses', subscriptionStatuses, 'trial active inactive cancelled'],
  ['plans', plans, 'free starter pro enterprise'],
  ['invitation styles', invitationStyles, 'professional casual formal enthusiastic'],
  ['email endings', emailEndings, 'signature questionnaire custom'],
  ['mile radii', mileRadii.map(String), '10 25 50 100 250'],
  ['geographies', geographies, 'any local national international'],
  ['company sizes', companySizes, 'any startup small medium large'],
  ['budgets', budgets, 'any micro small medium large'],
  ['statuses of an episode to sponsor', outreachStatuses, 'released upcoming'],
  ['platforms', platforms, 'twitter linkedin instagram facebook youtube tiktok'],
  [
    'tones of posts',
    postTones,
    'professional conversational inspirational educational behind-scenes thought-provoking light-humorous',
  ],
  ['strategies for hashtags', hashtagTypes, 'ai-generated user-defined'],
])('the %s are those of the specification, in its order', (_, values, specified) => {
  expect(values).toEqual(words(specified))
})

test('all five specified types of questions exist, and choices are those with options', () => {
  const specified = ['text', 'textarea', 'select', 'radio', 'checkbox'] as const
  expect(questionTypes).toEqual(expect.arrayContaining([...specified]))
  expect(specified.filter(hasOptions)).toEqual(['select', 'radio', 'checkbox'])
})

test.each([
  ['of a questionnaire', Questionnaire, 'id title description questions isActive createdAt'],
  ['of a question', Question, 'id question type required options'],
  [
    'of show settings',
    ShowSettings,
    `id podcastName podcastDescription showLogo showMethodology hosts contentStyles sponsorshipSettings tenantId
    organizationId createdAt updatedAt`,
  ],
  ['of a host', Host, 'name bio photo role email phone'],
  [
    'of content styles',
    styles.ContentStyles,
    `introductionStyle questionStyle showNotesStyle tone approach signatureStatement introductionTemplate introLength
    biographicalDepth storytellingStyle personalDetailsLevel`,
  ],
  [
    'of the methodology',
    ShowMethodology,
    `showType vulnerabilityLevel coreExplorationAreas topicFocusAreas targetAudience interviewPhilosophy depthApproach
    methodologyDescription audienceExpectations questioningStyle`,
  ],
  [
    'of the sponsorship',
    SponsorshipSettings,
    `sponsorshipPackages audienceMetrics preferredSponsorTypes marketingContact sponsorshipGoal sponsorshipApproach`,
  ],
  ['of the audience', AudienceMetrics, 'monthlyDownloads growthRate primaryAgeRange geographicFocus'],
  ['of the marketing contact', MarketingContact, 'name title email phone'],
  [
    'of a saved sponsor',
    SavedSponsor,
    `id companyName industry reasonForMatch estimatedBudgetRange contactStrategy websiteUrl marketingContactEmail
    createdAt`,
  ],
  [
    'of the tenant form',
    NewTenant,
    'name email domain subscriptionPlan subscriptionStatus billingEmail features',
  ],
  [
    'of the invitation form',
    InvitationRequest,
    `guestName showTopic invitationStyle emailEnding linkedinUrl websiteUrl biography additionalContext customEnding`,
  ],
  [
    'of the outreach form',
    OutreachRequest,
    `guestId sponsorName websiteUrl additionalContext industry recipientEmail episodeStatus releaseDate
    fromSponsorDiscovery`,
  ],
  [
    'of the form for posts',
    SocialRequest,
    'guestId platforms useEmojis tone hashtagType customHashtags postCount',
  ],
  [
    'of a discovery',
    DiscoveryRequest,
    `audienceSize growthRate ageRange geographicFocus preferredSponsorTypes sponsorshipGoal sponsorshipApproach
    showSettings`,
  ],
])('every field %s is there', (_, { shape }, specified) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(words(specified)))
})

test('guests, texts and sponsors are counted, questionnaires and tenants cannot be', () => {
  for (const { shape } of [Guest, GeneratedContent, SavedSponsor]) expect(shape.id).toBe(RowId)
  for (const { shape } of [Questionnaire, SignedInTenant]) expect(shape.id).toBe(PublicId)
})

test('forms start with what the specification says', () => {
  expect(ShowMethodology.parse({})).toMatchObject({
    showType: 'general-interview',
    vulnerabilityLevel: 'medium',
    questioningStyle: 'conversational-deep',
  })
  expect(styles.ContentStyles.parse({})).toMatchObject({
    introductionStyle: 'professional',
    questionStyle: 'conversational',
    showNotesStyle: 'detailed',
    tone: 'friendly',
    approach: 'balanced',
  })
  expect(Host.parse({ name: 'Ines' }).role).toBe('Host')
  expect(invitationDefaults).toEqual({ invitationStyle: 'professional', emailEnding: 'signature' })
  expect(outreachDefaults.episodeStatus).toBe('upcoming')
  expect(socialDefaults).toEqual({
    useEmojis: true,
    tone: 'professional',
    hashtagType: 'ai-generated',
    postCount: 3,
  })
  expect(filterDefaults.mileRadius).toBe(25)
  expect(missingAudience).toEqual({
    audienceSize: 'not-specified',
    growthRate: 'steady',
    ageRange: '25-44',
    geographicFocus: 'national',
    preferredSponsorTypes: ['software', 'business-tools'],
    sponsorshipGoal: 'revenue',
    sponsorshipApproach: 'direct',
  })
})

test('a new show has two features, and the others have the specified prices in cents', () => {
  const on = Object.entries(defaultFeatures).filter(([, granted]) => granted)
  expect(on.map(([name]) => name)).toEqual(['contentGeneration', 'questionnaires'])
  expect(featurePrices).toEqual({
    guestInvitations: 2900,
    sponsorDiscovery: 4900,
    sponsorOutreach: 3900,
    socialMediaGeneration: 1900,
    analytics: 5900,
    customBranding: 9900,
    apiAccess: 14900,
    prioritySupport: 7900,
  })
})

test('limits and rates are the decided ones', () => {
  expect(introLengthWords).toEqual({
    brief: { min: 150, max: 300 },
    standard: { min: 300, max: 450 },
    comprehensive: { min: 400, max: 600 },
  })
  expect({ jsonBytes, photoBytes }).toEqual({ jsonBytes: 256 * 1024, photoBytes: 7 * 1024 * 1024 })
  expect({ importCallGuests, pageRows, maxPosts }).toEqual({
    importCallGuests: 1_000,
    pageRows: 1_000,
    maxPosts: 10,
  })
  expect({ maxQuestions, longestAnswer }).toEqual({ maxQuestions: 100, longestAnswer: 10_000 })
  expect(sessionHours).toEqual({ tenant: 12, admin: 4 })
  expect(rates).toMatchObject({
    public: { points: 100, seconds: 60 },
    import: { points: 120, seconds: 60 },
    generate: { points: 10, seconds: 60 },
    submit: { points: 10, seconds: 60 },
    questionnaire: { points: 300, seconds: 3600 },
    signIn: { points: 10, seconds: 900 },
    guesses: { points: 100, seconds: 3600 },
  })
})
