import { type AnsweredQuestions, requestsOf } from '../questionnaires/known-answers.ts'
import { pronunciationOf } from '../questionnaires/pronunciation.ts'
import { quoted } from '../text/sentences.ts'
import type { ContentType } from './content.ts'
import { shownNote } from './own-note.ts'
import { wordingNotes } from './wording-notes.ts'

type HostGuest = AnsweredQuestions & {
  name: string
  bio: string | null
  pronunciation?: string | null
  notes?: string | null
  currentWordings?: string[]
  outdatedWordings?: string[]
}

const startOf = (text: string) => text.slice(0, 1).toLowerCase()

/** "Jeff", of Jean-François "Jeff" Tremblay: is the name that is noted not the one that is said? */
function isOfOther(name: string, called: string, pronunciation: string): boolean {
  const whole = name.toLowerCase().replace(/["“(][^\s"“”()]{1,20}["”)]/gu, '')
  const isIn = called.split(' ').some((word) => whole.includes(word.toLowerCase()))
  return !isIn && startOf(called) !== startOf(pronunciation)
}

/** What the host has to know before a text of that type is read out: how to say the name, what the host noted, and what the guest asks. */
export const hostNotes = (
  guest: HostGuest,
  called: string,
  type: ContentType,
  ownNote = shownNote(guest.notes),
): string[] => {
  const pronunciation = pronunciationOf({ pronunciation: guest.pronunciation ?? null, questionnaire: guest })
  return [
    ...(pronunciation && type === 'introduction'
      ? [
          isOfOther(guest.name, called, pronunciation)
            ? `${guest.name} is pronounced ${quoted([pronunciation])}. How “${called}” is said isn’t noted.`
            : `The name is pronounced ${quoted([pronunciation])}.`,
        ]
      : []),
    ...ownNote,
    ...wordingNotes(guest, called),
    ...requestsOf(guest).map((request) => `${called} asks: ${request}`),
  ]
}
