const leastLetters = 5

/** The known word that a misspelt one most likely is: one slip, or two in words of eleven letters or more. */
export function closestWord(word: string, known: ReadonlyMap<string, unknown>): string | null {
  if (word.length < leastLetters || word.length > 40 || /\d/.test(word)) return null
  if (known.has(word)) return word
  const most = word.length >= 11 ? 2 : 1
  let best: { word: string; slips: number } | null = null
  for (const candidate of known.keys()) {
    if (candidate.length < leastLetters || Math.abs(candidate.length - word.length) > most) continue
    // Nearly everyone gets the first letter right, and it distinguishes words such as "mail" and "tail".
    if (candidate[0] !== word[0]) continue
    const slips = distance(word, candidate, best ? best.slips - 1 : most)
    if (slips !== null) best = { word: candidate, slips }
  }
  return best && best.word
}

/** Letters added, left out, changed or swapped; null beyond `most`. */
function distance(a: string, b: string, most: number): number | null {
  if (most < 0) return null
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(change, last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return null
    before = last
    last = row
  }
  return last[b.length]! <= most ? last[b.length]! : null
}
