import { type AnsweredQuestions, requestsOf } from '../questionnaires/known-answers.ts'
import { pronunciationOf } from '../questionnaires/pronunciation.ts'
import { quoted } from '../text/sentences.ts'
import type { ContentType } from './content.ts'
import { shownNote } from './own-note.ts'
import { wordingNotes } from './wording-notes.ts'

/** What the host has to know before a text of that type is read out: how to say the name, what the host noted, and what the guest asks. */
export const hostNotes = (
  guest: AnsweredQuestions & {
    bio: string | null
    pronunciation?: string | null
    notes?: string | null
    outdatedWordings?: string[]
  },
  called: string,
  type: ContentType,
  ownNote = shownNote(guest.notes),
): string[] => {
  const pronunciation = pronunciationOf({ pronunciation: guest.pronunciation ?? null, questionnaire: guest })
  return [
    ...(pronunciation && type === 'introduction'
      ? [`The name is pronounced ${quoted([pronunciation])}.`]
      : []),
    ...ownNote,
    ...wordingNotes(guest, called),
    ...requestsOf(guest).map((request) => `${called} asks: ${request}`),
  ]
}
