import type { MarketingText, SocialPost, SponsorDiscovery } from '../marketing/results.ts'
import type { SponsorInquiry } from '../sponsorship/inquiry.ts'
import type { SavedSponsor } from '../sponsors/saved-sponsor.ts'

// What the Marketing Hub made, for tests and stories of its screens

const made = {
  guestId: null,
  request: {},
  note: null,
  provider: 'drafter',
  model: null,
  createdAt: '2026-11-17T16:20:00Z',
} as const

export const sampleInvitation: MarketingText = {
  ...made,
  id: 11,
  type: 'guest_invitation',
  label: 'Maya Okafor',
  request: {
    guestName: 'Maya Okafor',
    showTopic: 'What reefs teach about patience',
    invitationStyle: 'professional',
    emailEnding: 'signature',
  },
  subject: 'An invitation to Unhurried Work',
  content:
    '<p>Dear Maya,</p><p>I host Unhurried Work, a show about people who take the long way to good work. Twelve years on nine reefs is such a way, and I would like to hear about it: <strong>what reefs teach about patience</strong>.</p><p>We would record for about an hour, online or in our studio.</p><p>Kind regards<br>Ines Falkenberg<br>Unhurried Work</p>',
  text: 'Dear Maya,\n\nI host Unhurried Work, a show about people who take the long way to good work.\n\nKind regards\nInes Falkenberg\nUnhurried Work',
  posts: [],
  suggestions: [
    'Send it on a Tuesday or Wednesday morning in her time zone.',
    'Offer two dates: a choice is answered faster than an open question.',
    'Write once more after a week, in two lines.',
  ],
  warnings: [],
  isStale: false,
}

export const sampleOutreach: MarketingText = {
  ...made,
  id: 12,
  type: 'sponsor_outreach',
  label: 'Kelpworks',
  guestId: 1,
  request: { guestId: 1, sponsorName: 'Kelpworks', episodeStatus: 'upcoming' },
  subject: 'Kelpworks and an hour about reefs',
  content:
    '<p>Hello Kelpworks team,</p><p>On our next episode Maya Okafor tells how she counts nine reefs. Our 24,500 monthly listeners care about the sea, and so do you.</p><ul><li>Pre-roll: $180 per episode</li><li>Mid-roll: $320 per episode</li></ul><p>Shall we talk next week?</p><p>Ines Falkenberg<br>Unhurried Work</p>',
  text: 'Hello Kelpworks team,\n\nOn our next episode Maya Okafor tells how she counts nine reefs.\n\nShall we talk next week?\n\nInes Falkenberg\nUnhurried Work',
  posts: [],
  suggestions: ['Send the episode’s cover with it.', 'Name one date for a call.'],
  warnings: [],
  isStale: false,
}

/** Drafts that quote what the show does not offer say so. */
export const outreachToCheck: MarketingText = {
  ...sampleOutreach,
  id: 13,
  provider: 'openai',
  model: 'qwen3-8b',
  warnings: ['The text names $95, which is not a price of your packages.'],
}

const post = (platform: SocialPost['platform'], text: string, limit: number, isCut = false): SocialPost => ({
  platform,
  text,
  count: [...text].length,
  limit,
  isCut,
})

export const samplePosts: MarketingText = {
  ...made,
  id: 14,
  type: 'social_media',
  label: 'Maya Okafor',
  guestId: 1,
  request: { guestId: 1, platforms: ['twitter', 'linkedin'], tone: 'professional', postCount: 2 },
  subject: null,
  content:
    '<h3>X (Twitter)</h3><p>🪸 Twelve years, nine reefs. Maya Okafor on counting what others pass. #reefs</p><p>What does a reef sound like? Maya Okafor knows. #reefs #patience</p><h3>LinkedIn</h3><p>Most field work is waiting. Marine biologist Maya Okafor explains how she plans for it.</p>',
  text: '🪸 Twelve years, nine reefs. Maya Okafor on counting what others pass. #reefs\n\nWhat does a reef sound like? Maya Okafor knows. #reefs #patience\n\nMost field work is waiting. Marine biologist Maya Okafor explains how she plans for it.',
  posts: [
    post('twitter', '🪸 Twelve years, nine reefs. Maya Okafor on counting what others pass. #reefs', 280),
    post('twitter', 'What does a reef sound like? Maya Okafor knows. #reefs #patience', 280, true),
    post(
      'linkedin',
      'Most field work is waiting. Marine biologist Maya Okafor explains how she plans for it.',
      3_000,
    ),
  ],
  suggestions: ['Post the first one on the day of release.', 'Ask Maya to share it: her readers know reefs.'],
  warnings: [],
  isStale: false,
}

export const sampleDiscovery: SponsorDiscovery = {
  ...made,
  id: 15,
  type: 'sponsor_discovery',
  label: '24,500 monthly downloads',
  sponsors: [
    {
      companyName: 'Independent booksellers',
      industry: 'Books',
      reasonForMatch: 'Your guests write, and your audience reads: your settings name craft as the topic.',
      estimatedBudgetRange: '$500 to 2K',
      contactStrategy: 'Ask the owner in the shop, with one episode and one price.',
      websiteUrl: null,
      marketingContactEmail: null,
      kind: 'company-type',
      verified: false,
      isSaved: false,
    },
    {
      companyName: 'Kelpworks',
      industry: 'Outdoor equipment',
      reasonForMatch: 'Makes diving gear for field researchers.',
      estimatedBudgetRange: '$2K to 10K',
      contactStrategy: 'Write to marketing and name the episode with Maya Okafor.',
      websiteUrl: 'https://kelpworks.example',
      marketingContactEmail: 'hello@kelpworks.example',
      kind: 'company',
      verified: false,
      isSaved: true,
    },
  ],
  strategyNotes: ['Begin with two sponsors whose products you use yourself.'],
  savedMatches: 0,
}

const sponsor = (given: Partial<SavedSponsor> & Pick<SavedSponsor, 'id' | 'companyName'>): SavedSponsor => ({
  industry: 'Outdoor equipment',
  reasonForMatch: 'Makes diving gear for field researchers.',
  estimatedBudgetRange: '$2K to 10K',
  contactStrategy: 'Write to marketing and name the episode with Maya Okafor.',
  websiteUrl: 'https://kelpworks.example',
  marketingContactEmail: 'hello@kelpworks.example',
  outreachNotes: null,
  source: 'discovery',
  verified: false,
  version: 1,
  createdAt: '2026-11-10T08:00:00Z',
  updatedAt: '2026-11-10T08:00:00Z',
  ...given,
})

export const sampleSponsors: SavedSponsor[] = [
  sponsor({
    id: 3,
    companyName: 'Harbour Roasters',
    industry: 'Coffee',
    reasonForMatch: 'They asked about a mid-roll from your sponsorship page.',
    estimatedBudgetRange: '$500 to 2K',
    contactStrategy: 'Answer their inquiry.',
    websiteUrl: null,
    marketingContactEmail: 'ines@harbour.example',
    source: 'inquiry',
    verified: true,
  }),
  sponsor({ id: 2, companyName: 'Kelpworks' }),
  sponsor({
    id: 1,
    companyName: 'Slow Press',
    industry: 'Publishing',
    websiteUrl: 'slowpress.example',
    outreachNotes: 'Met Lina at the book fair.\nAsked for numbers in January.',
    source: 'typed',
    verified: true,
  }),
]

/** What the one of them wrote who came through the sponsorship page. */
export const sampleInquiries: SponsorInquiry[] = [
  {
    id: 1,
    sponsorId: 3,
    companyName: 'Harbour Roasters',
    email: 'ines@harbour.example',
    packageName: 'Mid-roll',
    packagePrice: '$320 per episode',
    message: 'We would like to begin with three episodes in spring.',
    receivedAt: '2026-11-20T09:30:00Z',
    state: 'new',
  },
]
