import type { DraftedGuest } from '../content/brief.ts'
import type { DiscoveryBrief, InvitationBrief, OutreachBrief, PostsBrief } from '../marketing/briefs.ts'
import { discoveryAudience } from '../marketing/discovery-audience.ts'
import { filterDefaults } from '../marketing/discovery-choices.ts'
import { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from '../marketing/requests.ts'
import { draftedGuest, sampleGuest, sampleShow } from './samples.ts'

const guest = draftedGuest(sampleGuest('maya-okafor'))
const first = { show: sampleShow, take: 0, previous: null }

/** A brief of every kind, whole: what tests of prompts and drafts vary. */
export const sampleInvitation: InvitationBrief = {
  ...first,
  request: InvitationRequest.parse({
    guestName: 'Maya Okafor',
    showTopic: 'How kelp forests recover',
    invitationStyle: 'professional',
    emailEnding: 'custom',
    linkedinUrl: 'https://linkedin.example/in/maya-okafor',
    websiteUrl: 'https://blueshelf.example/kelp',
    biography: guest.bio,
    additionalContext: 'We met in Cape Town last spring.',
    customEnding: 'See you soon.',
    note: 'Make it shorter.',
  }),
  questionnaire: { title: 'Before we record', url: 'https://cue.example/q/before-we-record' },
}

export const sampleOutreach: OutreachBrief & { guest: DraftedGuest } = {
  ...first,
  guest,
  request: OutreachRequest.parse({
    guestId: 1,
    sponsorName: 'Kelp Tools',
    websiteUrl: 'https://kelptools.example',
    additionalContext: 'Their founder listens to the show.',
    industry: 'Outdoor equipment',
    recipientEmail: 'hello@kelptools.example',
    episodeStatus: 'upcoming',
    releaseDate: '2026-12-03',
    fromSponsorDiscovery: false,
    note: 'Make it shorter.',
  }),
  sponsor: {
    companyName: 'Kelp Tools',
    industry: 'Diving gear',
    reasonForMatch: 'They make what our listeners use.',
    contactStrategy: 'Write to the owner.',
    websiteUrl: 'https://kelp.example',
    outreachNotes: 'Called in May.',
  },
}

export const samplePosts: PostsBrief = {
  ...first,
  guest: { ...guest, episodeStatus: 'upcoming' },
  platform: 'linkedin',
  request: SocialRequest.parse({
    guestId: 1,
    platforms: ['linkedin'],
    tone: 'professional',
    hashtagType: 'user-defined',
    customHashtags: '#Kelp #SlowWork',
    note: 'Make it shorter.',
  }),
}

export const sampleDiscovery: DiscoveryBrief = {
  ...first,
  request: DiscoveryRequest.parse({
    ...discoveryAudience(sampleShow),
    filters: filterDefaults,
    note: 'More from my town.',
  }),
  saved: ['Tide Maps'],
}
