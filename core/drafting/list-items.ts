const wordsOf = (text: string) => text.split(/\s+/u).length
const endsSentence = /[.!?…]/u

/** Words that an item between commas has at most; longer ones are parts of a sentence. */
const longestItem = 5

/** The items of one line of a list: set apart by semicolons, or by commas where all of them are short. */
export function listItems(line: string): string[] {
  const parts = line.split(/\s*;\s*/u)
  return parts.flatMap((part) => {
    const items = part.replace(/[.,]+$/u, '').split(/\s*,\s*(?:and\s+)?/u)
    const isList = items.every((item) => item && wordsOf(item) <= longestItem && !endsSentence.test(item))
    return isList ? items : [part]
  })
}

/** "sourdough, co-ops, growth" as its items; null for anything that may be a sentence. */
export function keywordsOf(sentence: string): string[] | null {
  const items = listItems(sentence)
  const [last = ''] = items.slice(-1)
  const all = [...items.slice(0, -1), ...last.split(/\s+and\s+/u)]
  return all.length >= 3 && all.every((item) => wordsOf(item) <= 3) ? all : null
}

/** The links of one line, however they are set apart. */
export const linksIn = (line: string) =>
  line.split(/\s*;\s*|,\s+|\s+(?=https?:)/u).filter((link) => /[\p{L}\p{N}]/u.test(link))

const address =
  /https?:\/\/[^\s<>"“”]+|(?<![@\p{L}\p{N}.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example|io|co|fm)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@-])/giu

/** Web addresses within running text, without the punctuation behind them. */
export const addressesIn = (text: string) =>
  [...text.matchAll(address)].map(([found]) => found.replace(/[.,;:!?)\]’'”"]+$/u, ''))
