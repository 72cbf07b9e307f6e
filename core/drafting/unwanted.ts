import { forbids } from '../content/bans.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { isForeignWish } from '../content/foreign-wishes.ts'
import type { Heed } from '../content/own-note.ts'
import { namedWish } from '../content/unread-note.ts'
import { barredIn, type Wishes } from '../content/wishes.ts'
import { cutAway } from './cut-away.ts'
import { forbiddenBy, forbiddenSubject } from './forbidden.ts'
import { idOf, isGiven } from './wished.ts'
import { listed } from './words.ts'

/** An instruction that forbids something, or the subject of one, and how far that was found. */
export interface Unwanted {
  typed: string
  found: Heed
}

interface Without {
  guest: DraftedGuest
  unwanted: Unwanted[]
}

/**
 * The guest without what the instructions for a text forbid: the subjects, what is said of them in other words, and in another language
 * whatever may be meant.
 */
export function withoutUnwanted(guest: DraftedGuest, { without, unread }: Wishes): Without {
  const all = [
    ...without.map((typed) => ({ typed, ...forbiddenSubject(typed, guest) })),
    ...unread.filter(forbids).map((typed) => ({ typed, ...forbiddenBy(typed, guest) })),
  ]
  return {
    guest: cutAway(guest, (text, id) => all.some(({ isMeant }) => isMeant(text, id))),
    unwanted: all.map(({ typed, found }) => ({ typed, found })),
  }
}

/** Those of `typed` that have been dealt with as far as words go, so that nothing else is to be said of them. */
export const isHeeded = (typed: string, unwanted: Unwanted[]) =>
  unwanted.some(
    (one) =>
      one.typed === typed &&
      (isForeignWish(typed) || (barredIn(typed) !== null && /^(?:perhaps|surely)$/u.test(one.found))),
  )

const mostNamed = 3
const named = (typed: string[]) => listed(typed.slice(0, mostNamed).map(namedWish), 'or')

/** What the host has to check of the own instructions that forbid something. */
export function unwantedNotes(unwanted: Unwanted[], own: Wishes, given: DraftedGuest): string[] {
  const ofSubjects = unwanted.filter(({ typed }) => own.without.includes(typed) && idOf(typed) === null)
  const ofSentences = unwanted.filter(({ typed }) => own.unread.includes(typed) && isHeeded(typed, unwanted))
  const typedIn = (all: Unwanted[], found: Heed) =>
    all.filter((one) => one.found === found).map(({ typed }) => typed)
  const unfound = typedIn(ofSubjects, 'nowhere').filter((typed) => !isGiven(given, typed))
  const [perhaps, inWords] = [
    typedIn([...ofSubjects, ...ofSentences], 'perhaps'),
    typedIn([...ofSubjects, ...ofSentences], 'inWords'),
  ]
  const undone = [...inWords, ...typedIn(ofSentences, 'nowhere')]
  return [
    ...(unfound.length > 0 ? [`No answer has the words ${named(unfound)}, so check the text for it.`] : []),
    ...(perhaps.length > 0
      ? [
          `We can’t tell which answers ${named(perhaps)} means, so what it may mean is left out. Check the text.`,
        ]
      : []),
    ...(undone.length > 0 ? [`Nothing was left out for ${named(undone)}, so check the text.`] : []),
  ]
}
