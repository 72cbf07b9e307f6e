import type { Guest, GuestCard } from './guest.ts'

/** Characters of a biography on a card (specification 9). */
export const bioShown = 150

/** A whole guest as a card shows it: the biography cut one character after what is shown. */
export const asCard = ({
  questionnaire,
  expertise: _,
  importId: __,
  notes: ___,
  pronunciation: ____,
  bio,
  ...guest
}: Guest): GuestCard => ({
  ...guest,
  bio:
    bio &&
    Array.from(bio)
      .slice(0, bioShown + 1)
      .join(''),
  photo: questionnaire.photo,
  hasResponses: Object.keys(questionnaire.responses).length > 0,
})
