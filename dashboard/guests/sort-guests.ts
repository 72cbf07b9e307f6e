import type { GuestSortKey } from '@cueroom/core/guests/guest-sort.ts'

export const sortLabels: Record<GuestSortKey, string> = {
  added: 'Date added',
  name: 'Name',
  company: 'Company',
  date: 'Next date',
  answered: 'Answers',
  texts: 'Texts',
}

/** The newest guests, and those who answered or have most texts, come first; everything else starts at A or today. */
export const startsDescending = (by: GuestSortKey) => by === 'added' || by === 'answered' || by === 'texts'
