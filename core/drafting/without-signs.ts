import type { DraftedGuest } from '../content/brief.ts'
import { withoutFaces } from './tidied.ts'

/** "#slowburn": for a page where it can be clicked. */
const hashtags = /(?:^|(?<!\s)\s+)#\p{L}[\p{L}\p{N}_]*/gu

const plain = (text: string) => withoutFaces(text).replace(hashtags, '').trim()

/** The guest’s details without what has no sound: emoji, flags and hashtags. */
export const withoutSigns = (guest: DraftedGuest): DraftedGuest => ({
  ...guest,
  name: plain(guest.name),
  title: guest.title && plain(guest.title),
  company: guest.company && plain(guest.company),
  bio: guest.bio && plain(guest.bio),
  expertise: guest.expertise.map(plain),
})
