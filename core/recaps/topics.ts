import type { Speech } from './speech/speech.ts'
import { isSubject, type Word } from './talk-words.ts'
import type { ReadSentence, Talk } from './talk.ts'

/** A noun or noun phrase that recurs in a talk. */
export interface Topic {
  /** As spoken: "the lease", "sourdough starters", "kelp". */
  text: string
  stems: string[]
  /** Number of uses. */
  count: number
  /** Index of the sentence with its first use. */
  first: number
}

interface Counted extends Omit<Topic, 'text'> {
  /** Singular uses without an article: "flour", unlike "the lease". */
  unarticled: number
  turns: Set<number>
  speakers: Set<string>
  /** Spellings by how often; those of the plural apart. */
  spellings: Map<string, number>
  plurals: Map<string, number>
  /** Words that come right after it, by how often: "repair" in "repair shop". */
  followers: Map<string, number>
  /** Singular uses with an article. */
  determined: number
  plural: number
  /** Uses with a capital inside a sentence. */
  capitals: number
}

const maxWords = 3
const fewestTurns = 3
/** Minutes for each turn that a noun alone has to be said in: more of a longer talk. */
const minutesOfTurn = 12
const fewestLetters = 4
/** Weight of a phrase compared with a single noun. */
const phraseWeight = 2.2

/** The phrases that end with each noun of a sentence: the noun alone, and with one or two words before it. */
function* phrasesIn(words: readonly Word[], speech: Speech): Generator<Word[]> {
  for (const [place, word] of words.entries()) {
    if (!isSubject(word, speech)) continue
    for (let length = 1; length <= maxWords && length <= place + 1; length++) {
      const phrase = words.slice(place + 1 - length, place + 1)
      const [head] = phrase
      if (length > 1 && (!goesOn(head!) || isEmptyWord(head!, speech))) break
      const before = words[place - length]
      // The first word may be part of a hyphenated one: "year lease" isn't a phrase of "ten-year lease"
      if (before?.glue === '-') continue
      // "de sal" isn't a phrase of "flor de sal"
      if (head!.lower === 'de') continue
      if (length > 1 || isAlone(before, word, words[place + 1])) yield phrase
    }
  }
}

const goesOn = ({ kind, glue }: Word) =>
  (kind === 'noun' || kind === 'modifier') && (glue === ' ' || glue === '-')
/** "kitchen" in "kitchen table" isn't about kitchens. */
const isAlone = (before: Word | undefined, { glue }: Word, after: Word | undefined) =>
  !(before && goesOn(before)) && !(glue === ' ' && after?.kind === 'noun')
const isEmptyWord = ({ lower, glue }: Word, { generic, attributive }: Speech) =>
  glue !== '-' && generic.has(lower) && !attributive.has(lower)

export const spellingOf = (phrase: readonly Word[]) =>
  phrase.map(({ text, glue }, n) => text + (n === phrase.length - 1 ? '' : glue)).join('')

function countIn(counted: Map<string, Counted>, sentence: ReadSentence, place: number, speech: Speech) {
  for (const phrase of phrasesIn(sentence.words, speech)) {
    const stems = phrase.map(({ stem }) => stem)
    const key = stems.join(' ')
    const known = counted.get(key) ?? {
      ...{ stems, count: 0, first: place, determined: 0, unarticled: 0, plural: 0, capitals: 0 },
      ...{ turns: new Set<number>(), speakers: new Set<string>() },
      ...{ spellings: new Map<string, number>(), plurals: new Map<string, number>() },
      followers: new Map<string, number>(),
    }
    const startsSentence = sentence.words[0] === phrase[0]
    const spelling = spellingOf(phrase)
    const isProper = /^\p{Lu}/u.test(spelling) && !startsSentence
    const shown =
      startsSentence && speech.code !== 'de' ? spelling.charAt(0).toLowerCase() + spelling.slice(1) : spelling
    known.count += 1
    known.turns.add(sentence.turn)
    if (sentence.speaker !== null) known.speakers.add(sentence.speaker)
    const { isDetermined } = phrase[0]!
    const { isPlural, glue } = phrase.at(-1)!
    countOne(isPlural ? known.plurals : known.spellings, shown)
    const follower = sentence.words[sentence.words.indexOf(phrase.at(-1)!) + 1]
    if (glue === ' ' && follower && !speech.stops.has(follower.lower))
      countOne(known.followers, follower.lower)
    const before = sentence.words[sentence.words.indexOf(phrase[0]!) - 1]
    const isWhole = !(before && goesOn(before))
    known.determined += Number(isWhole && isDetermined && !isPlural)
    known.plural += Number(isPlural)
    known.unarticled += Number(isWhole && !isDetermined && !isPlural)
    known.capitals += Number(isProper)
    counted.set(key, known)
  }
}

const countOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** All phrases of some sentences. */
export function countPhrases(sentences: readonly ReadSentence[], speech: Speech): Map<string, Counted> {
  const counted = new Map<string, Counted>()
  const said = new Set<string>()
  for (const [place, sentence] of sentences.entries()) {
    // A repeated refrain counts once
    if (sentence.isAdvertising || said.has(sentence.text)) continue
    said.add(sentence.text)
    countIn(counted, sentence, place, speech)
  }
  return counted
}

const mostUsed = (spellings: Map<string, number>) =>
  [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best))[0]

/** A phrase as a title or a list names it: a singular that is mostly used with an article has one. */
export function shownPhrase(
  { spellings, plurals, determined, unarticled, plural, count, capitals }: Counted,
  speech: Speech,
): string {
  if (plural > 0 && plural >= Math.max(determined, unarticled)) return mostUsed(plurals)
  const needsArticle = speech.code === 'en' && capitals * 2 < count && determined >= unarticled
  return needsArticle ? `the ${mostUsed(spellings)}` : mostUsed(spellings)
}

/** Whether a phrase names a subject. German nouns and names both have capitals, but only nouns have articles. */
export function isTopical(
  { stems, determined, count, capitals, followers }: Counted,
  { code, broad }: Speech,
): boolean {
  // What the same word mostly follows is the beginning of a longer phrase
  if (Math.max(0, ...followers.values()) * 2 > count) return false
  if (stems.length === 1 && broad.has(stems[0]!)) return false
  if (code === 'de') return determined * 3 >= count
  return stems.length > 1 || capitals * 2 < count
}

/** The recurring topics of a talk, most discussed first, without duplicates. */
export function topicsOf({ sentences, speech, speakers }: Talk): Topic[] {
  if (speech.frames === null) return []
  const fewestSpeakers = Math.min(2, speakers.length)
  const isNamed = speakers.length > 0
  const minutes = (sentences.at(-1)?.at ?? 0) / 60
  const fewestOfNoun = Math.max(fewestTurns, Math.round(minutes / minutesOfTurn))
  const scored = [...countPhrases(sentences, speech).values()]
    .filter((phrase) => {
      const isPhrase = phrase.stems.length > 1
      const isUsed = phrase.turns.size >= (isPhrase ? fewestTurns : fewestOfNoun)
      const isLong = isPhrase || phrase.stems[0]!.length >= fewestLetters
      return (
        isUsed &&
        isLong &&
        (isPhrase || isNamed) &&
        phrase.speakers.size >= fewestSpeakers &&
        isTopical(phrase, speech)
      )
    })
    .map((phrase) => ({ phrase, score: phrase.turns.size * (phrase.stems.length > 1 ? phraseWeight : 1) }))
    .toSorted((one, other) => other.score - one.score)
  const kept: Counted[] = []
  for (const { phrase } of scored)
    if (!kept.some(({ stems }) => stems.some((stem) => phrase.stems.includes(stem)))) kept.push(phrase)
  return kept.map((phrase) => ({
    text: shownPhrase(phrase, speech),
    stems: phrase.stems,
    count: phrase.count,
    first: phrase.first,
  }))
}
