import type { ContentType } from './content.ts'
import type { SentenceSource } from './sentence-source.ts'
import type { Guest } from '../guests/guest.ts'
import type { Correction } from './corrections.ts'
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

/** The guest as a source for texts: what the host entered and what the guest answered. */
export type DraftedGuest = Pick<
  Guest,
  'name' | 'company' | 'title' | 'bio' | 'expertise' | 'social' | 'socialLinks'
> &
  Partial<Pick<Guest, 'pronunciation' | 'notes'>> & {
    /** What the guest asks to be called once the name has been said. */
    called?: string
    /** What was left out because it isn’t in English: fields, and answers by the ids of their questions. */
    untranslated?: { fields: ('title' | 'bio' | 'expertise')[]; answers: string[] }
    /** Answers, by the ids of their questions, of which something is left out because the host says so. */
    heldBack?: string[]
    /** In the host's wording where there is one. */
    responses: Guest['questionnaire']['responses']
    /** Questions whose answers are in the host's wording. */
    currentWordings?: string[]
    /** Questions whose answers the host worded before the guest changed them. */
    outdatedWordings?: string[]
    /** The questions as asked, used as labels; answers without one use the fixed list. */
    asked: AskedQuestion[]
    /** The questions that the show's questionnaires ask guests; the fixed list if nobody says which. */
    askable?: AskedQuestion[]
  }

/** Everything a text is written from. Pure data: the same brief always gives the same prompt. */
export interface Brief {
  type: ContentType
  show: Show
  guest: DraftedGuest
  patterns: TrainingPattern[]
  /** The host's instructions for this text. */
  instructions: string | null
  /** Are the instructions for the texts of several guests, as those of a batch are? */
  isOfSeveral?: boolean
  /** Recap of the guest's latest episode with a transcript; for show notes. */
  recap?: RecapMaterial | null
  /** The show's latest texts of this type for other guests, newest first. Templates avoid repeating their wording. */
  recent?: string[]
  /** What the guest corrected in the introduction, and the host accepted; for other texts. */
  corrections?: Correction[]
}

/** Show notes are about what was said; other texts are written before the recording. */
export const recapFor = (type: ContentType, recap: RecapMaterial | undefined): RecapMaterial | null =>
  (type === 'show_notes' && recap) || null

export interface Draft {
  /** Plain text, paragraphs separated by a blank line. */
  content: string
  /** Note about the text for the host, or null. */
  note: string | null
  /** Sources of each sentence, in text order; empty if unknown. */
  sources: SentenceSource[]
}
