import { wordCount } from '../text/word-count.ts'
import { longestStory } from './quotable.ts'
import { isPast } from './verbs.ts'

/** Words of a beginning that says something without the rest. */
const fewestWords = 15

/** "But I was wrong.", "It held.", "Then the bell went.": without it, what was said before means something else, or breaks off. */
const belongsBefore =
  /^(?:[‘“"]|\p{Ll})|^(?:After|And|Because|But|He|Her|His|However|Instead|It|Its|No|Nor|Not|Now|Only|Or|She|So|Still|That|Their|Then|There|These|They|This|Those|Until|Which|Yet|Yes)(?![\p{L}-])/u

/** "Three things.", "Guess why?", "I’ll give you the short version.": more is to come. */
const announces =
  /[?:]$|\b(?:a few|few|one|several|some|three|two) (?:points?|reasons?|rules?|things?)\b|\bfirst(?:ly)?,|^(?:One|Two|Three|First|If)\b|\b(?:can|could|should|will|[’']ll|[’']d) (?:give|say|tell)\b/iu

/** Is it of what happened? The point of a story is at its end. */
const tells = (sentence: string) =>
  /\b(?:had|was|were)\b|[’']d\b|\bdid(?:n[’']t)?\b|\b(?:18|19|20)\d\d\b/iu.test(sentence) ||
  (sentence.match(/\p{Ll}+/gu) ?? []).some((word) => isPast(word))

/** Can an answer end with `last`, where it goes on with `next`? */
export const endsWell = (last: string, next: string) => !belongsBefore.test(next) && !announces.test(last)

/** How many sentences its beginnings have that are as long as a quotation is, the longest first. */
function beginnings(said: string[]): number[] {
  const ends: number[] = []
  let words = 0
  for (const [at, sentence] of said.slice(0, -1).entries()) {
    words += wordCount(sentence)
    if (words > longestStory || tells(sentence)) break
    if (words >= fewestWords) ends.unshift(at + 1)
  }
  return ends
}

/**
 * The answer, or as much of its beginning as `isCertain` lets pass. All of it where nothing does, and a story is never cut: its point
 * comes last.
 */
export function certainStart(said: string[], isCertain: (said: string[]) => boolean): string[] {
  if (isCertain(said)) return said
  const end = beginnings(said).find(
    (at) => endsWell(said[at - 1]!, said[at]!) && isCertain(said.slice(0, at)),
  )
  return said.slice(0, end)
}
