import type { ContentType } from '../content/content.ts'
import type { EpisodeStatus } from '../guests/guest.ts'
import type { MarketingType } from '../marketing/marketing-types.ts'
import type { Answer } from '../questionnaires/answers.ts'

/** A question as it was asked, with its answer. */
export interface CopiedAnswer {
  question: string
  answer: Answer
}

/** What a show stores about a guest, without what its host wrote for themselves. Times are ISO 8601. */
export interface GuestCopy {
  /** Name of the show. */
  show: string
  guest: {
    name: string
    pronunciation: string | null
    title: string | null
    company: string | null
    email: string | null
    phone: string | null
    bio: string | null
    expertise: string[]
    social: string | null
    linkedin: string | null
    website: string | null
    interviewDate: string | null
    interviewTimeZone: string | null
    episodeStatus: EpisodeStatus
    createdAt: string
    /** Address of the photo. */
    photo: string | null
    /** The newest answer to each question. */
    answers: CopiedAnswer[]
    /** How the host words answers in texts and files, with what was answered then. */
    wordings: (CopiedAnswer & { wording: string; wordedAt: string })[]
  }
  /** Each set of answers as it was sent. */
  submissions: {
    submittedAt: string
    changedAt: string | null
    guestEmail: string | null
    typedName: string | null
    /** Parameters of the address that a link led to. */
    source: unknown
    answers: CopiedAnswer[]
    /** What the guest answered before they changed it. */
    earlier: (CopiedAnswer & { changedAt: string })[]
  }[]
  questionnairesSent: { sentAt: string; remindedAt: string | null; openedAt: string | null }[]
  texts: {
    type: ContentType
    text: string
    createdAt: string
    /** Set while the text can be restored from Recently deleted. */
    deletedAt: string | null
    earlier: { text: string; createdAt: string }[]
  }[]
  /** Invitations and posts about the guest. */
  marketingTexts: { type: MarketingType; text: unknown; createdAt: string; deletedAt: string | null }[]
  factChecks: {
    state: 'approved' | 'proposed' | 'accepted' | 'rejected'
    original: string
    proposed: string | null
    /** The host accepted a part of what was proposed. */
    partial: boolean
    createdAt: string
    decidedAt: string | null
  }[]
  consents: { version: number; name: string; text: string; givenAt: string }[]
  offeredTimes: { startsAt: string; timeZone: string; chosenAt: string | null }[]
}

export const guestCopyFormats = ['json', 'docx'] as const
export type GuestCopyFormat = (typeof guestCopyFormats)[number]
