import type { DraftedGuest } from '../content/brief.ts'
import { isTitleWord, inOrder, religious, words } from './titles-of-names.ts'

/** "Goes by Kit.", "call her Sister Hélène", in the host’s own notes. */
const inNotes =
  /(?:^|[.,;!?\n] ?)(?:[Pp]lease |[Hh]e |[Ss]he |[Tt]hey )?(?:[Gg]o(?:es)? by|[Cc]all (?:her|him|them)|[Kk]nown as) ["“]?([^"“”.,;:!?()\n]{2,60})/u
const isNameLike = (called: string) => called.split(' ').every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))

const isSame = (word: string, other: string) => word.toLowerCase() === other.toLowerCase()
/** "Kat", of Katherine: begins alike. */
const isFormOf = (word: string, other: string) => isSame(word.slice(0, 2), other.slice(0, 2))
const isTitle = (word: string) => isTitleWord(word) || religious.test(word)

/** Is it what somebody of that name may be called: "Kat" of Katherine? */
export const isOfGuest = (name: string, called: string) =>
  called.split(' ').some((word) => words(inOrder(name)).some((one) => isFormOf(one, word)))

/** What the host notes that the guest is called; "Call her Monday." says when. Null if the notes say nothing of it. */
export function calledInNotes({ name, notes }: Pick<DraftedGuest, 'name' | 'notes'>): string | null {
  const [found = '', typed = ''] = inNotes.exec(notes ?? '') ?? []
  const called = typed.trim()
  const isName = called.split(' ').some(isTitle) || isOfGuest(name, called)
  return isNameLike(called) && (isName || !/\bcall\b/iu.test(found)) ? called : null
}

/** The name with what the host calls the guest in it: "Sister Hélène St-Amour", "Dr. Reed" of Ana Reed. */
export function calledByHost(name: string, called: string): Pick<DraftedGuest, 'called' | 'name'> {
  const [first = '', ...others] = called.split(' ')
  const all = words(inOrder(name))
  const at = all.findIndex((word) => isSame(word, others.at(-1) ?? first))
  const isFirst = at >= 0 && at < all.length - 1
  return { called, name: isFirst && isTitle(first) ? [called, ...all.slice(at + 1)].join(' ') : name }
}
