import type { Speech } from './speech/speech.ts'
import { countPhrases, isTopical, shownPhrase, spellingOf, type Topic } from './topics.ts'
import { isSubject, type Word } from './talk-words.ts'
import { capitalized } from '../text/format.ts'
import type { ReadSentence } from './talk.ts'

/** Uses in a chapter that make a phrase, or a noun alone, its subject. */
const fewestOfPhrase = 2
const fewestOfNoun = 3
/** Share of all its uses that are in the chapter. */
const leastShare = 0.5
const longestPhrase = 4
const maxOfRest = 2

/** A subject announced by the host: "Let's talk about flour." */
export function announcedTitle({ text, words }: ReadSentence, speech: Speech): string | null {
  const announced = speech.announces?.exec(text)
  if (!announced) return null
  const skipped = text
    .slice(0, announced.index + announced[0].length)
    .trim()
    .split(/\s+/u).length
  const rest = words.slice(skipped)
  const start = rest[0] && speech.determiners.has(rest[0].lower) ? 1 : 0
  const end = rest.findIndex(
    (word, n) =>
      n >= start && isSubject(word, speech) && !(word.glue === ' ' && rest[n + 1]?.kind === 'noun'),
  )
  const phrase = rest.slice(start, end + 1)
  const isPhrase = end >= start && phrase.length <= longestPhrase && phrase.every(isPart)
  // A short rest without small words is a phrase, whatever its parts of speech: "remote cranes"
  const isRest = rest.length - start <= maxOfRest && rest.slice(start).every((word) => isPlain(word, speech))
  if (!isPhrase && (!isRest || rest.length === start)) return null
  const article = start === 1 && rest[0]!.lower === 'the' ? 'the ' : ''
  return capitalized(article + spellingOf(isPhrase ? phrase : rest.slice(start)))
}

const isPart = ({ kind, glue }: Word, n: number, { length }: readonly Word[]) =>
  (kind === 'noun' || kind === 'modifier') && (n === length - 1 || glue === ' ' || glue === '-')
const isPlain = ({ lower, kind, text }: Word, { code, stops, generic }: Speech) =>
  code === 'en' &&
  kind !== 'number' &&
  kind !== 'name' &&
  /^\p{Ll}/u.test(text) &&
  !stops.has(lower) &&
  !generic.has(lower)

/** The phrase that is used more in this part of the talk than elsewhere; null without such a phrase. */
export function leadingPhrase(
  part: readonly ReadSentence[],
  {
    speech,
    all,
    taken,
    isNamed,
  }: {
    speech: Speech
    /** Uses of each phrase in the whole talk. */
    all: ReadonlyMap<string, Pick<Topic, 'count'>>
    taken: ReadonlySet<string>
    isNamed: boolean
  },
): string | null {
  if (speech.frames === null) return null
  const [best] = [...countPhrases(part, speech)]
    .filter(([key, phrase]) => {
      const { count, stems, turns, speakers } = phrase
      const isPhrase = stems.length > 1
      // Captions without speakers have no full stops, which nouns alone are too often misread in
      if (!isPhrase && !isNamed) return false
      if (!isTopical(phrase, speech)) return false
      // The subject must appear early
      if (phrase.first * 2 > part.length) return false
      const isShared = speakers.size > 1 || turns.size > 2
      const isUsed = isShared && turns.size > 1 && count >= (isPhrase ? fewestOfPhrase : fewestOfNoun)
      return isUsed && count >= all.get(key)!.count * leastShare && !stems.some((stem) => taken.has(stem))
    })
    .map(([key, phrase]) => ({
      phrase,
      score: ((phrase.count * phrase.count) / all.get(key)!.count) * phrase.stems.length,
    }))
    .toSorted((one, other) => other.score - one.score)
  return best ? capitalized(shownPhrase(best.phrase, speech)) : null
}
