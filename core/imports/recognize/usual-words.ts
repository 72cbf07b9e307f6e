import { givenNames } from './given-names.ts'
import { normalizeWords } from './normalize.ts'
import { plainTitle } from './title-words.ts'

const leastTitles = 4
const leastShare = 0.1
const leastBefore = 3
/** Behind so many known given names a word is a family name. */
const mostGiven = 0.5
const wordPattern = /[\p{L}\p{M}’'-]+/gu
const capitalPattern = /^\p{Lu}[\p{L}\p{M}’']+$/u

interface Uses {
  titles: number
  before: Set<string>
}

/**
 * Words with capital letters that come in title after title, behind different words, in lower case: "How Ana Ruiz Built Acme",
 * "Talking Rivers with Ana Ruiz". They are how the show writes, and part of nobody's name.
 */
export function usualWords(titles: string[]): string[] {
  const uses = new Map<string, Uses>()
  for (const title of new Set(titles.map(plainTitle))) countWords(title, uses)
  const least = Math.max(leastTitles, titles.length * leastShare)
  return [...uses].flatMap(([word, { titles: count, before }]) => {
    const given = [...before].filter((other) => givenNames.has(other)).length
    const isVaried = before.has('') || before.size >= leastBefore
    return count >= least && isVaried && given <= before.size * mostGiven ? [word] : []
  })
}

function countWords(title: string, uses: Map<string, Uses>) {
  const seen = new Set<string>()
  let last = ''
  let end = 0
  for (const { 0: text, index } of title.matchAll(wordPattern)) {
    // Behind a sign or a number a word begins something new
    const before = index === end + 1 ? last : ''
    const word = text.toLowerCase()
    const folded = normalizeWords(text)
    if (capitalPattern.test(text) && !givenNames.has(folded)) {
      const own = uses.get(word) ?? { titles: 0, before: new Set<string>() }
      uses.set(word, own)
      own.before.add(before)
      if (!seen.has(word)) own.titles++
      seen.add(word)
    }
    last = folded
    end = index + text.length
  }
}

/** A title with the usual words of its column in small letters. */
export const withSmallWords = (title: string, usual: readonly string[]) =>
  usual.length === 0
    ? title
    : title.replace(wordPattern, (word) => (usual.includes(word.toLowerCase()) ? word.toLowerCase() : word))
