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

/** Words of a quotation that one listens to. */
export const longestHeard = 80
/** Words of a beginning that is quoted without what follows. */
const fewestHeard = 10
/** Words of a sentence one can stop after: "A boiled egg." goes on. */
const shortestEnd = 4
/** "But I was wrong.": without it, what was said before means something else. */
const turns =
  /^(?:But|Except|However|I was wrong|Instead|No|Nor|Not|Only|Or|So|Still|Then again|Until|Wrong|Yet|Yes)(?![\p{L}-])/u

/** An answer to a question that was said, or its longest beginning that `isCertain` lets pass, of `longest` words. */
export function startHeard(
  said: string[],
  longest: number,
  isCertain: (said: string[]) => boolean,
): string[] {
  let words = 0
  const ends = said.flatMap((sentence, at) => {
    words += wordCount(sentence)
    const next = said[at + 1]
    if (words > longest) return []
    const isEnd =
      next === undefined ||
      (words >= fewestHeard &&
        wordCount(sentence) >= shortestEnd &&
        !turns.test(next) &&
        !announces.test(sentence))
    return isEnd ? [at + 1] : []
  })
  return said.slice(
    0,
    ends.findLast((end) => isCertain(said.slice(0, end))),
  )
}

/** Is it the beginning of a story? Its end belongs to the guest. */
export const isTold = (said: string[]) => said.slice(0, 2).some(tells)
