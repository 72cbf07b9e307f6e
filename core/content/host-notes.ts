import { type AnsweredQuestions, requestsOf } from '../questionnaires/known-answers.ts'
import { pronunciationOf } from '../questionnaires/pronunciation.ts'
import { quoted } from '../text/sentences.ts'
import type { ContentType } from './content.ts'

/** What the host has to know before a text of that type is read out: how to say the name, and what the guest asks. */
export const hostNotes = (
  guest: AnsweredQuestions & { bio: string | null; pronunciation?: string | null },
  called: string,
  type: ContentType,
): string[] => {
  const pronunciation = pronunciationOf({ pronunciation: guest.pronunciation ?? null, questionnaire: guest })
  return [
    ...(pronunciation && type === 'introduction'
      ? [`The name is pronounced ${quoted([pronunciation])}.`]
      : []),
    ...requestsOf(guest).map((request) => `${called} asks: ${request}`),
  ]
}
