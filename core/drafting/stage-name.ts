import type { DraftedGuest } from '../content/brief.ts'
import { hasGivenName } from '../imports/recognize/looks-like.ts'
import { isEnglishWord } from '../text/english-words.ts'

/** Those who go by another name on stage. */
const performs =
  /\b(?:artist|band|burlesque|circus|clown|comedian|comic|derby|DJ|drag|juggler|magician|musician|performer|poet|rapper|singer|songwriter|streamer|wrestler)\b/iu

/** "Ghost Lobster", a singer: two words, neither of them anybody’s first name. A bellringer is called by the first, whatever it means. */
export function isStageName(name: string, { title, bio }: Pick<DraftedGuest, 'title' | 'bio'>): boolean {
  const [first = '', ...others] = name.toLowerCase().split(' ')
  return (
    others.length === 1 &&
    [first, ...others].every(isEnglishWord) &&
    !hasGivenName(first) &&
    performs.test(`${title} ${bio}`)
  )
}
