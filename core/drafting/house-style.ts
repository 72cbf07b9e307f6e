import { introLengthWords } from '../content/intro-length.ts'
import { introLengths } from '../show/content-styles.ts'
import type { Show } from '../show/show-settings.ts'
import { sentences } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { setting, type Sourced } from './sourced.ts'

/** What a host's own past introductions have in common; null if they don't agree. */
interface HouseStyle {
  introLength: Show['contentStyles']['introLength']
  /** The host never says "I". */
  isThirdPerson: boolean
  greeting: Sourced | null
  signOff: Sourced | null
  /** Said between the parts of more than one of them. */
  transitions: string[]
}

const source = 'contentStyles.ownIntroductions'
/** Words of a sentence that can be said of any guest. */
const longestLine = 20
const longestTransition = 12
/** Sentences at the start among which the greeting is. */
const firstSentences = 3
/** Most sentences of a greeting or a sign-off that several introductions share. */
const longestRun = 3

const ofPerson = /\b(?:she|he|her|him|his|hers|[a-z]+self)\b|\d/iu

/** Could it be said of another guest: no name but the show's and the hosts', no pronoun, no number? */
function isGeneral(sentence: string, { podcastName, hosts }: Show): boolean {
  const known = new Set(
    [podcastName, ...hosts.map(({ name }) => name ?? '')].flatMap((name) => name.match(/\p{L}+/gu) ?? []),
  )
  const [, ...rest] = sentence.match(/\p{L}[\p{L}’']*/gu) ?? []
  const isNamed = rest.some(
    (word) => /^\p{Lu}/u.test(word) && !known.has(word) && !/^I(?:[’']|$)/u.test(word),
  )
  return wordCount(sentence) <= longestLine && !ofPerson.test(sentence) && !isNamed
}

/** The line most of the introductions have; a single one decides alone. */
function shared(lines: string[], introductions: number): string | null {
  const count = (line: string) => lines.filter((one) => one === line).length
  const best = [...new Set(lines)].toSorted((a, b) => count(b) - count(a))[0]
  return best !== undefined && (introductions === 1 || count(best) > 1) ? best : null
}

/**
 * Sentences that several introductions share at the same place, the start or the end: the host’s habit, even where no word says
 * that it greets.
 */
function sharedRun(
  read: string[][],
  take: (all: string[], length: number) => string[],
  general: (sentence: string) => boolean,
): string | null {
  if (read.length === 1) return null
  for (let length = longestRun; length > 0; length--) {
    const runs = read
      .map((all) => take(all, length))
      .filter((run) => run.length === length && run.every(general))
    const best = shared(
      runs.map((run) => run.join(' ')),
      read.length,
    )
    if (best !== null) return best
  }
  return null
}

function lengthOf(introductions: string[]) {
  const words = introductions.map(wordCount).toSorted((a, b) => a - b)[Math.floor(introductions.length / 2)]!
  const distance = (length: (typeof introLengths)[number]) => {
    const { min, max } = introLengthWords[length]
    return Math.max(min - words, words - max, 0)
  }
  return introLengths.toSorted((a, b) => distance(a) - distance(b))[0]!
}

/** Reads the introductions the host wrote; null if the settings hold none. */
export function houseStyleOf(show: Show): HouseStyle | null {
  const introductions = show.contentStyles.ownIntroductions ?? []
  const read = introductions.map((text) => sentences(text)).filter((all) => all.length > 0)
  if (read.length === 0) return null
  const general = (sentence: string) => isGeneral(sentence, show)
  const isGreeting = (sentence: string) =>
    sentence.includes(show.podcastName) ||
    show.hosts.some(({ name }) => name && sentence.includes(name.split(' ')[0]!)) ||
    /^(?:hello|hi|hey|welcome|good to have you)\b/iu.test(sentence)
  const greetings = read.flatMap((all) => all.slice(0, firstSentences).filter(isGreeting).slice(0, 1))
  const greeting =
    sharedRun(read, (all, length) => all.slice(0, length), general) ??
    shared(greetings.filter(general), read.length)
  const signOff =
    sharedRun(read, (all, length) => all.slice(-length), general) ??
    shared(read.map((all) => all.at(-1)!).filter(general), read.length)
  const inner = read.flatMap((all) => [...new Set(all.slice(1, -1))])
  const transitions = [...new Set(inner)].filter(
    (sentence) =>
      inner.filter((one) => one === sentence).length > 1 &&
      wordCount(sentence) <= longestTransition &&
      !greeting?.includes(sentence) &&
      !signOff?.includes(sentence) &&
      general(sentence),
  )
  return {
    introLength: lengthOf(introductions),
    isThirdPerson: !/\b(?:I|me|my)\b/u.test(introductions.join('\n')),
    greeting: greeting === null ? null : setting(greeting, source),
    signOff: signOff === null ? null : setting(signOff, source),
    transitions,
  }
}
