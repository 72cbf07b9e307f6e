import { distance } from 'fastest-levenshtein'

/** The most similar known word, if at most a third of its letters differ, and not more than `most`. */
export function closest(typed: string, words: readonly string[], most = Infinity): string | undefined {
  const wanted = typed.toLowerCase()
  const ranked = words
    .map((word) => ({ word, changes: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, changes }) => changes <= Math.min(most, Math.max(1, Math.floor(word.length / 3))))
  return ranked.toSorted((a, b) => a.changes - b.changes)[0]?.word
}

/** A "Did you mean" suffix for an unknown word. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = closest(typed, words)
  return word ? ` Did you mean "${word}"?` : ''
}
