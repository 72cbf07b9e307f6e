const common = new Set(
  'all and any are but can does for from get got has have her him his how its just know like made make many more most much need not one only our out she some than that the them they this too use very want was way well were what when who why will with you your'.split(
    ' ',
  ),
)
/** "ice" is the same in "ice roads"; longer words are known by how they begin. */
export const isHeard = (word: string, known: string[]) =>
  word.length < 5
    ? !common.has(word) && known.includes(word)
    : known.some((one) => one.startsWith(word.slice(0, 5)))

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Has it a word of what was said, and of nothing that came `before`? */
export function sharesWord(said: string[], known: string, before = ''): boolean {
  const [heard, heardBefore] = [known, before].map(wordsIn) as [string[], string[]]
  return wordsIn(said.join(' ')).some((word) => isHeard(word, heard) && !isHeard(word, heardBefore))
}
