import { textChanges } from '../text/text-changes.ts'

/** A sentence or two that a guest corrected in the introduction. */
export interface Correction {
  before: string
  after: string
}

/** The changes of a guest's correction that the introduction has now: a host may accept some of them. */
export const acceptedCorrections = (original: string, proposed: string, now: string): Correction[] =>
  textChanges(original, proposed).flatMap((part) => {
    if (part.kind === 'same') return []
    const [before, after] = [part.before.trim(), part.after.trim()]
    return before && after && now.includes(after) && !now.includes(before) ? [{ before, after }] : []
  })

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
/** "program" and "programs" are one word; of numbers each digit counts. */
const stemOf = (word: string) => (/\p{N}/u.test(word) ? word : word.slice(0, 5).toLowerCase())
/** Numbers, and words long enough to mean something. */
const isTelling = (word: string) => /\p{N}/u.test(word) || word.length > 3

/** Names what a text still says the way it was before a correction; null if nothing. Answers aren't changed by corrections. */
export function correctionsNote(corrections: readonly Correction[], text: string): string | null {
  const said = new Set(wordsOf(text))
  const found = corrections.flatMap(({ before, after }) => {
    const kept = new Set(wordsOf(after).map(stemOf))
    const wrong = wordsOf(before).find((word) => isTelling(word) && !kept.has(stemOf(word)) && said.has(word))
    return wrong === undefined ? [] : [`“${wrong}”: your guest changed it to “${after}”`]
  })
  return found.length > 0
    ? `Check what your guest corrected in the introduction. This text still says ${found.join('; ')}.`
    : null
}
