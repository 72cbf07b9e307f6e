import type { ContentType } from './content.ts'
import type { SentenceSource } from './sentence-source.ts'
import type { Guest } from '../guests/guest.ts'
import type { AskedQuestion } from '../questionnaires/questionnaire.ts'
import type { RecapMaterial } from '../recaps/recap.ts'
import type { Show } from '../show/show-settings.ts'

/** A pattern the host taught the show: an example or rule that is added to prompts of its content type. */
export interface TrainingPattern {
  contentType: string
  patternType: string
  pattern: string
  description: string | null
}

/** The guest as texts are written from: what the host typed and what the guest answered. */
export type DraftedGuest = Pick<
  Guest,
  'name' | 'company' | 'title' | 'bio' | 'expertise' | 'social' | 'socialLinks'
> & {
  responses: Guest['questionnaire']['responses']
  /** The questions as they were asked, for labels; answers without one fall back to the fixed list. */
  asked: AskedQuestion[]
}

/** Everything a text is written from. Pure data, so that the same brief gives the same prompt. */
export interface Brief {
  type: ContentType
  show: Show
  guest: DraftedGuest
  patterns: TrainingPattern[]
  /** The host's own wishes for this text. */
  instructions: string | null
  /** What was said in the guest's latest episode that has a transcript; for show notes. */
  recap?: RecapMaterial | null
  /** The show's last texts of this type for other guests, the latest first: templates avoid their wording. */
  recent?: string[]
}

/** Show notes are about what was said; other texts are written before the recording. */
export const recapFor = (type: ContentType, recap: RecapMaterial | undefined): RecapMaterial | null =>
  (type === 'show_notes' && recap) || null

export interface Draft {
  /** Plain text, paragraphs separated by a blank line. */
  content: string
  /** What the host should know about the text, null when there is nothing to say. */
  note: string | null
  /** What each sentence rests on, in the order of the text; empty when it is not known. */
  sources: SentenceSource[]
}
