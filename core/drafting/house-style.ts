import { introLengthWords } from '../content/intro-length.ts'
import { introLengths } from '../show/content-styles.ts'
import type { Show } from '../show/show-settings.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { linesIn, sharedRun, slot, type RecurringLine } from './recurring-lines.ts'
import { listed } from './words.ts'

/** What a host's own past introductions have in common; null or nothing where they don't agree. */
export interface HouseStyle {
  introLength: Show['contentStyles']['introLength']
  /** The host never says "I". */
  isThirdPerson: boolean
  greeting: string | null
  signOff: string | null
  /** Said between the parts: right after the guest is brought in, or towards the end. */
  transitions: { early: Transitions; late: Transitions }
  /** What they repeat and no draft can, as it may be true only of their guests. */
  unused: string[]
}

interface Transitions {
  /** In every introduction. */
  always: string[]
  /** In some of them: one at a time. */
  sometimes: string[]
}

/** Words of a sentence that can be said of any guest. */
const longestLine = 20
/** … and of one that comes again and again. */
const longestRecurring = 40
/** Sentences at the start among which the greeting is. */
const firstSentences = 3
/** Of an introduction, the part after which it comes to its end. */
const towardsEnd = 2 / 3

const ofPerson = /\b(?:she|he|her|him|his|hers|(?:her|him|them)self)\b/iu
/** "{guest} is a writer.", not "{guest} is here." or "{guest} joins me." */
const claims =
  /^\{guest(?: in full)?\} (?!(?:is|was) (?:here|my guest|next|with)\b|(?:has )?(?:came|come|comes|joined|joins)\b)\p{L}/u

const capitals = (text: string) =>
  (text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [])
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^I(?:[’']|$)/u.test(word))

/** Words of the show’s name and its hosts’. */
const knownIn = ({ podcastName, hosts }: Show) =>
  new Set(
    [podcastName, ...hosts.map(({ name }) => name ?? '')].flatMap((name) => name.match(/\p{L}+/gu) ?? []),
  )

/** Could a sentence of a single introduction be said of another guest: no name but the show's and the hosts', no pronoun, no number? */
const isGeneral = (sentence: string, known: Set<string>) =>
  wordCount(sentence) <= longestLine &&
  !ofPerson.test(sentence) &&
  !/\d/u.test(sentence) &&
  capitals(sentence).every((word) => known.has(word))

/** Could the line be said of any guest? A name in it that its introductions say again elsewhere may be that of one guest. */
function isForAnyone({ text, in: all }: RecurringLine, read: string[][], known: Set<string>): boolean {
  const names = capitals(text.replace(slot, '')).filter((word) => !known.has(word))
  const isAgain = (word: string) =>
    all.every(
      (at) => read[at]!.filter((sentence) => sentence.split(/[^\p{L}\p{M}’']+/u).includes(word)).length > 1,
    )
  return (
    wordCount(text) <= longestRecurring && !ofPerson.test(text) && !claims.test(text) && !names.some(isAgain)
  )
}

function lengthOf(introductions: string[]) {
  const words = introductions.map(wordCount).toSorted((a, b) => a - b)[Math.floor(introductions.length / 2)]!
  const distance = (length: (typeof introLengths)[number]) => {
    const { min, max } = introLengthWords[length]
    return Math.max(min - words, words - max, 0)
  }
  return introLengths.toSorted((a, b) => distance(a) - distance(b))[0]!
}

/** What a single introduction shows: how it greets and ends, if that could be said of anybody. */
function ofOne(all: string[], show: Show): Pick<HouseStyle, 'greeting' | 'signOff'> {
  const known = knownIn(show)
  const isGreeting = (sentence: string) =>
    sentence.includes(show.podcastName) ||
    show.hosts.some(({ name }) => name && sentence.includes(name.split(' ')[0]!)) ||
    /^(?:hello|hi|hey|welcome|good to have you)\b/iu.test(sentence)
  const greeting = all.slice(0, firstSentences).find(isGreeting)
  const last = all.at(-1)!
  return {
    greeting: greeting && isGeneral(greeting, known) ? greeting : null,
    signOff: isGeneral(last, known) ? last : null,
  }
}

/** Lines between the greeting and the sign-off, as far as several introductions have them. */
function between(read: string[][], first: number, last: number) {
  const place = ({ text, in: all }: RecurringLine) => {
    const start = text.split('{')[0]!
    const places = all.map((at) => {
      const sentence = read[at]!.findIndex((one) =>
        one.replace(/’/gu, "'").startsWith(start.replace(/’/gu, "'")),
      )
      return sentence / (read[at]!.length - 1)
    })
    return places.reduce((sum, one) => sum + one, 0) / places.length
  }
  const lines = linesIn(
    read.flatMap((all, of) => all.slice(first, all.length - last).map((text) => ({ text, of }))),
  )
  const transitions = (some: RecurringLine[]): Transitions => ({
    always: some.filter((line) => line.in.length === read.length).map(({ text }) => text),
    sometimes: some.filter((line) => line.in.length < read.length).map(({ text }) => text),
  })
  return {
    lines,
    placed: (some: RecurringLine[]) => {
      const ordered = some.toSorted((a, b) => place(a) - place(b))
      return {
        early: transitions(ordered.filter((line) => place(line) < towardsEnd)),
        late: transitions(ordered.filter((line) => place(line) >= towardsEnd)),
      }
    },
  }
}

/** What several introductions share, at the place where they have it. */
function ofSeveral(
  read: string[][],
  show: Show,
): Pick<HouseStyle, 'greeting' | 'signOff' | 'transitions' | 'unused'> {
  const known = knownIn(show)
  const isUsed = (line: RecurringLine) => isForAnyone(line, read, known)
  const start = sharedRun(read, (all, place) => all[place])
  const end = sharedRun(read, (all, place) => all.at(-1 - place)).toReversed()
  const inner = between(read, start.length, end.length)
  const said = (run: RecurringLine[]) =>
    run
      .filter(isUsed)
      .map(({ text }) => text)
      .join(' ') || null
  return {
    greeting: said(start),
    signOff: said(end),
    transitions: inner.placed(inner.lines.filter(isUsed)),
    unused: [...start, ...inner.lines, ...end].filter((line) => !isUsed(line)).map(({ text }) => text),
  }
}

const none: Transitions = { always: [], sometimes: [] }

/** Reads the introductions the host wrote; null if the settings hold none. */
export function houseStyleOf(show: Show): HouseStyle | null {
  const introductions = [...new Set(show.contentStyles.ownIntroductions ?? [])]
  const read = introductions.map((text) => sentences(text)).filter((all) => all.length > 0)
  const [only] = read
  if (!only) return null
  const habits =
    read.length > 1
      ? ofSeveral(read, show)
      : { ...ofOne(only, show), transitions: { early: none, late: none }, unused: [] }
  return {
    introLength: lengthOf(introductions),
    isThirdPerson: !/\b(?:I|me|my)\b/u.test(introductions.join('\n')),
    ...habits,
  }
}

/** Lines that a note names. */
const maxNamed = 3

/** What the host’s own introductions repeat and the draft doesn’t say. */
export function unusedNote(style: HouseStyle | null): string[] {
  const lines = (style?.unused ?? []).slice(0, maxNamed).map((line) => quoted([line.replace(slot, '…')]))
  return lines.length > 0
    ? [
        `Your own introductions repeat ${listed(lines)}. It isn’t used, because it may be true only of those guests.`,
      ]
    : []
}
