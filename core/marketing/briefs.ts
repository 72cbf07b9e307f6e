import type { DraftedGuest } from '../content/brief.ts'
import type { EpisodeStatus } from '../guests/guest.ts'
import type { Show } from '../show/show-settings.ts'
import type { RecapMaterial } from '../recaps/recap.ts'
import type { SavedSponsor } from '../sponsors/saved-sponsor.ts'
import type { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from './requests.ts'
import type { Platform } from './platforms.ts'
import type { SponsorSuggestion } from './results.ts'

/** What a text of the hub is written again from. */
interface Again {
  /** How many times it was written before: a template then takes other words. */
  take: number
  /** The text it takes the place of; null for a first one. */
  previous: string | null
  /** The show's latest texts of this kind, subjects included: a template says other things. */
  recent?: string[]
}

/** Everything an invitation is written from. Pure data, as every brief. */
export interface InvitationBrief extends Again {
  show: Show
  request: InvitationRequest
  /** The questionnaire to link to; null for other endings. */
  questionnaire: { title: string; url: string } | null
}

/** What is known about a sponsor besides the form. */
type KnownSponsor = Pick<
  SavedSponsor,
  'companyName' | 'industry' | 'reasonForMatch' | 'contactStrategy' | 'websiteUrl' | 'outreachNotes'
>

export interface OutreachBrief extends Again {
  show: Show
  guest: DraftedGuest
  request: OutreachRequest
  /** The saved sponsor of that name, or null. */
  sponsor: KnownSponsor | null
}

type PostedGuest = DraftedGuest & { episodeStatus: EpisodeStatus }

/** Posts for one platform: each platform gets its own request, so that every answer stays short. */
export interface PostsBrief extends Again {
  show: Show
  guest: PostedGuest
  request: SocialRequest
  platform: Platform
  /** What was said in the guest's latest episode that has a transcript. */
  recap?: RecapMaterial | null
}

export interface DiscoveryBrief extends Again {
  show: Show
  request: DiscoveryRequest
  /** Companies that were already saved. */
  saved: string[]
}

export interface EmailDraft {
  subject: string
  /** Plain text; lines of a paragraph that begin with "- " are a list. */
  paragraphs: string[]
  suggestions: string[]
}

export interface PostsDraft {
  posts: { text: string; hashtags: string[] }[]
  suggestions: string[]
}

/** A sponsor as a writer suggests it. */
export type SuggestedSponsor = Omit<SponsorSuggestion, 'verified' | 'isSaved'>

export interface DiscoveryDraft {
  sponsors: SuggestedSponsor[]
  strategyNotes: string[]
}
