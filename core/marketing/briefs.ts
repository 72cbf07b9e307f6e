import type * as z from 'zod'
import type { DraftedGuest } from '../content/brief.ts'
import type { EpisodeStatus } from '../guests/guest.ts'
import type { Show } from '../show/show-settings.ts'
import type { RecapMaterial } from '../recaps/recap.ts'
import type { SavedSponsor } from '../sponsors/saved-sponsor.ts'
import type { SponsorInquiry } from '../sponsorship/inquiry.ts'
import type { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from './requests.ts'
import type { Platform } from './platforms.ts'
import type { ModelDiscovery, ModelEmail, ModelPosts } from './model-drafts.ts'

/** Input for rewriting a text. */
interface Again {
  /** Number of previous versions, so a template varies its wording. */
  take: number
  /** The text it replaces; null for a first version. */
  previous: string | null
  /** The show's latest texts of this kind, including subjects, so a template avoids repeating them. */
  recent?: string[]
}

/** Everything an invitation is written from. Pure data, like every brief. */
export interface InvitationBrief extends Again {
  show: Show
  request: InvitationRequest
  /** The questionnaire to link to; null for other endings. */
  questionnaire: { title: string; url: string } | null
}

/** What is known about a sponsor in addition to the form. */
type KnownSponsor = Pick<
  SavedSponsor,
  'companyName' | 'industry' | 'reasonForMatch' | 'contactStrategy' | 'websiteUrl' | 'outreachNotes'
>

/** The inquiry that an email answers. Its message is left out, because the writer would take it for the host's instructions. */
interface AnsweredInquiry extends Pick<SponsorInquiry, 'packageName' | 'packagePrice'> {
  hasMessage: boolean
  /** Today's date of the show, YYYY-MM-DD. */
  today: string
}

export interface OutreachBrief extends Again {
  show: Show
  /** Null only in a reply to an inquiry, if the host chose none. */
  guest: DraftedGuest | null
  request: OutreachRequest
  /** The saved sponsor of that name, or null. */
  sponsor: KnownSponsor | null
  /** Present in a reply. */
  inquiry?: AnsweredInquiry | null
}

type PostedGuest = DraftedGuest & { episodeStatus: EpisodeStatus }

/** Posts for one platform: each platform gets its own request, to keep answers short. */
export interface PostsBrief extends Again {
  show: Show
  guest: PostedGuest
  request: SocialRequest
  platform: Platform
  /** Recap of the guest's latest episode with a transcript. */
  recap?: RecapMaterial | null
}

export interface DiscoveryBrief extends Again {
  show: Show
  request: DiscoveryRequest
  /** Companies the show has saved already. */
  saved: string[]
}

export type EmailDraft = z.output<typeof ModelEmail>
export type PostsDraft = z.output<typeof ModelPosts>
export type DiscoveryDraft = z.output<typeof ModelDiscovery> & {
  /** How many matches were left out because they are saved; a model doesn't say. */
  savedMatches?: number
}
/** A suggested sponsor. */
export type SuggestedSponsor = DiscoveryDraft['sponsors'][number]
