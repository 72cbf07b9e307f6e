import { wordCount } from '../text/word-count.ts'
import { longestQuote, maxQuotes, type Quote } from './recap.ts'
import type { ClaimForm, Speech } from './speech/speech.ts'
import { countSubjects, isSubject, type Word } from './talk-words.ts'
import type { ReadSentence, Talk } from './talk.ts'
import type { Topic } from './topics.ts'

/** Length of a quote in words. Two connected sentences, or a contrast, may be shorter. */
const fewestWords = 8
const fewestOfContrast = 6
const maxWords = 40
/** Minimum score of a quote. */
const leastScore = 3
/** Bonus for a concise form. */
const contrast = 5
/** Minimum seconds between two quotes. */
const apart = 180
/** Words of a sentence that is no end of a quotation. */
const shortAnswer = 3
const maxTopicPoints = 2
const numberCost = 1.5
const maxNumbers = 1

const isComplete = (text: string) => /^[\p{Lu}\p{Lo}¡“"'«]/u.test(text) && /[.!。！]["”’»]?$/u.test(text)

const pointsOf = (text: string, forms: readonly ClaimForm[]) =>
  forms.reduce((points, [form, worth, later]) => {
    const found = form.exec(text)
    const isWhole = found && (!later || later.test(text.slice(found.index + found[0].length)))
    return points + (isWhole ? worth : 0)
  }, 0)

const personTags =
  /^(?:mother|father|sister|brother|aunt|uncle|wife|husband|daughter|son|teacher|boss|grandmother|grandfather|doctor|neighbor|neighbour|client|borrower|owner)s?$/u

/** Whether a sentence is self-contained: nothing in it refers to earlier sentences. */
function isSelfContained(words: readonly Word[], speech: Speech): boolean {
  const [first, second, third] = words
  if (!first || speech.openers.has(first.lower)) return false
  // "Das kostet …": an article without a noun after it refers to something
  const isBareArticle =
    speech.code === 'de' &&
    /^(?:der|die|das|den|dem)$/u.test(first.lower) &&
    !/^\p{Lu}/u.test(second?.text ?? '') &&
    !/^\p{Lu}/u.test(third?.text ?? '')
  if (isBareArticle) return false
  let hasNoun = false
  let hasPerson = false
  for (const word of words) {
    if (speech.personPronouns.has(word.lower) && !hasPerson) return false
    if (speech.pronouns.has(word.lower) && !hasNoun && !hasPerson) return false
    hasPerson ||= word.kind === 'name' || personTags.test(word.lower)
    hasNoun ||= word.kind === 'noun' || (/^\p{Lu}/u.test(word.text) && word !== first && speech.code === 'de')
  }
  return words.some((word) => isSubject(word, speech))
}

interface Candidate {
  text: string
  first: ReadSentence
  score: number
}

function scored(text: string, words: readonly Word[], { speech }: Talk, { stems, pairs }: Scoring): number {
  const numbers = words.filter(({ kind, glue }) => kind === 'number' && glue !== '-').length
  if (numbers > maxNumbers || speech.farewell?.test(text) || !isSelfContained(words, speech)) return 0
  const topics = new Set(words.filter(({ stem }) => stems.has(stem)).map(({ stem }) => stem)).size
  const claim = pointsOf(text, pairs ? speech.pairClaims : speech.claims)
  // Without known forms, recurring words have to be enough
  const base = speech.frames === null ? topics * 1.5 : claim
  return base === 0 ? 0 : base + Math.min(maxTopicPoints, topics) - numbers * numberCost
}

interface Scoring {
  /** Of the topics of the talk. */
  stems: ReadonlySet<string>
  /** Whether the text has two sentences. */
  pairs: boolean
}

/** Quote candidates: single sentences, and two or three in a row. */
function candidatesAt(talk: Talk, place: number, stems: ReadonlySet<string>): Candidate[] {
  const first = talk.sentences[place]!
  const next = talk.sentences[place + 1]
  const third = talk.sentences[place + 2]
  const goesOn = (one: ReadSentence | undefined) => one?.turn === first.turn && one.speaker === first.speaker
  // "It's not." needs the sentence after it
  const isShort = next !== undefined && wordCount(next.text) <= shortAnswer
  const all = isShort ? [first, next, third] : [first, next]
  const more = all.every(goesOn) ? [all.map((one) => one!)] : []
  return [[first], ...more].flatMap((parts) => {
    if (!parts.every(({ text }) => isComplete(text))) return []
    const text = parts.map((part) => part.text).join(' ')
    const score = scored(
      text,
      parts.flatMap(({ words }) => words),
      talk,
      { stems, pairs: parts.length > 1 },
    )
    const words = wordCount(text)
    const fewest = score >= contrast ? fewestOfContrast : fewestWords
    const isFit = words >= fewest && words <= maxWords && text.length <= longestQuote
    return isFit && score >= leastScore ? [{ text, first, score }] : []
  })
}

/** The recurring words of a talk, for languages whose nouns we don't recognize. */
const returningWords = ({ sentences, speech }: Talk) =>
  new Set([...countSubjects(sentences, speech)].flatMap(([stem, count]) => (count >= 3 ? [stem] : [])))

/**
 * Self-contained statements by guests, best first: whole sentences, at most one per three minutes, without
 * repeats. Empty if the transcript has no speakers.
 */
export function findQuotes(talk: Talk, topics: readonly Topic[]): Quote[] {
  const { sentences, hosts, speakers, speech } = talk
  if (speakers.length === 0 || speech.stops.size === 0) return []
  const stems =
    speech.frames === null ? returningWords(talk) : new Set(topics.flatMap((topic) => topic.stems))
  const candidates = sentences.flatMap(({ speaker, isAdvertising }, place) =>
    speaker === null || hosts.has(speaker) || isAdvertising ? [] : candidatesAt(talk, place, stems),
  )
  const kept: Candidate[] = []
  for (const one of candidates.toSorted((a, b) => b.score - a.score)) {
    if (kept.length === maxQuotes) break
    const isFree = kept.every(
      ({ first, text }) => text !== one.text && Math.abs(first.at - one.first.at) >= apart,
    )
    if (isFree) kept.push(one)
  }
  return kept.map(({ text, first: { line, speaker, start } }) => ({ text, line, speaker, start }))
}
