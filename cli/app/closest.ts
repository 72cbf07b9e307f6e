/** The most similar known word, if at most a third of the letters differ. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase()
  const ranked = words
    .map((word) => ({ word, changes: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, changes }) => changes <= Math.max(1, Math.floor(word.length / 3)))
  return ranked.toSorted((a, b) => a.changes - b.changes)[0]?.word
}

/** A "Did you mean" suffix for an unknown word. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = closest(typed, words)
  return word ? ` Did you mean "${word}"?` : ''
}

const longest = 100

/** How many letters must be put in, taken out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  if (a.length > longest || b.length > longest) return Infinity
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
