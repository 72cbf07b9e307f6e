/** "Product Manager, Payments" as "pm" */
const initialsOf = (title: string) =>
  (title.split(/[,|]/u)[0]!.match(/\p{L}+/gu) ?? [])
    .filter((word) => !/^(?:and|of|the)$/iu.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()

/** "Isabelle Tran is CMO at Bloom.", of a Chief Marketing Officer: the title says it in words. */
export function saysInitials(sentence: string, title: string): boolean {
  const [, letters] = /\b(?:is|was) (?:an? |the )?([A-Z]{2,4})\b/u.exec(sentence) ?? []
  return letters !== undefined && letters.toLowerCase() === initialsOf(title)
}
