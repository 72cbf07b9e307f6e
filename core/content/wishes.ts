import { listed } from '../text/format.ts'
import { endsInShortForm } from '../text/sentences.ts'

/** The part of the host's instructions that the template drafter can follow. */
export interface Wishes {
  length: 'shorter' | 'longer' | null
  /** What the text must mention, whatever its length. */
  mention: string[]
  /** The same in the host’s words: "her new book" of "new book". */
  typed: Readonly<Record<string, string>>
  /** What the text starts with. */
  startWith: string | null
  without: string[]
  isFormal: boolean
  /** Avoids the host's "I". */
  isThirdPerson: boolean
  hasNoJokes: boolean
  /** Sentences that only a language model can follow. */
  unread: string[]
}

const polite = /^(?:please|and|also|then|but|just|,)\s+/iu
const shorter =
  /^(?:(?:make|keep|write) (?:it|this|the text) )?(?:a (?:bit|little) |much |very |more )?(?:short|shorter|brief|briefer|concise|tighter)(?: please)?$|^(?:shorten|cut) (?:it|this)(?: down)?$/iu
const longer =
  /^(?:(?:make|write) (?:it|this|the text) )?(?:a (?:bit|little) |much |more )?(?:long|longer|detailed|more detail)(?: please)?$|^(?:more|add) details?$|^expand (?:it|this)$/iu
const formal =
  /^(?:(?:make|keep) (?:it|this|the tone) |be |use a |sound )?(?:a (?:bit|little) )?(?:more )?(?:formal|professional|serious)(?: tone| style)?(?: please)?$/iu
const thirdPerson =
  /^(?:(?:write|put|keep|make) (?:it |this |the text )?)?(?:all )?in (?:the )?third person(?: please)?$/iu
const noJokes =
  /^(?:(?:no|without|skip the|leave out the|avoid) (?:any )?(?:jokes?|humou?r|puns)|(?:don[’']t|do not) (?:joke|be funny|make (?:any )?jokes))(?: please)?$/iu
const without =
  /^(?:(?:don[’']?t|do not|never|not to) (?:mention|include|bring up|raise|discuss|go into|touch on|talk (?:about|of)|speak (?:about|of)|say(?: anything about)?|refer to|ask (?:her |him |them )?about)|(?:leave out|skip|omit|avoid|steer clear of|stay (?:away from|off)|keep (?:quiet about|away from|off))(?: mentioning| talking about| any mention of| the subject of| the topic of)?|(?:nothing|not a word|no (?:word|mention|talk|questions?)) (?:about|of|on))\s+(\S.*)$/iu
const startWith = /^(?:start|begin|open)(?: it| the text)? with\s+(\S.*)$/iu
const mention =
  /^(?:mention|include|bring up|talk about|say something about|ask about|focus on|highlight|be sure to mention|make sure to mention)\s+(\S.*)$/iu

/** Maximum sentences of instructions that are read. */
const maxSentences = 40

/** Words that begin another instruction, whether or not a template can follow it: "end with …", "use …", "in French". */
const opens =
  /^(?:add|ask|avoid|be|begin|bring|call|close|cut|describe|do|don[’']?t|emphasi[sz]e|end|expand|finish|focus|give|highlight|include|introduce|keep|leave|link|list|make|mention|never|no|not|nothing|omit|only|open|put|quote|read|remove|say|shorten|skip|speak|start|steer|stay|stress|talk|tell|thank|try|use|welcome|without|write)(?=\s|$)|^in (?:a |the )?(?:\p{Ll}+ (?:person|style|tone|voice|words)\b|\p{Lu}\p{Ll}+(?:ish|[ae]n|ese|ch|ic|ek|di)$)/iu

const bare = (sentence: string): string => {
  const rest = sentence.replace(polite, '').replace(/,? please$/iu, '')
  return rest === sentence ? rest : bare(rest)
}

/** A full stop, a new line, a comma or "and", where one instruction may end and another begin. */
const seam = /([\n;!]|\.(?=\s|$)|, | (?:and|but) )/u

/** The instructions one by one, however they were typed: "Start with the flood, don't mention the fee and make it shorter." */
function instructionsIn(text: string): string[] {
  const found = ['']
  let between = '\n'
  for (const [at, piece] of text
    .replace(/[^\S\n]+/gu, ' ')
    .split(seam)
    .entries()) {
    if (at % 2 === 1) between = piece
    else if (isNext(found.at(-1)!, between, piece.trim())) found.push(piece)
    else found[found.length - 1] += between + piece
  }
  return found
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && !/^(?:and |or )?please$/iu.test(sentence))
    .slice(0, maxSentences)
}

/** Does the piece begin another instruction, and doesn’t go on with a list or behind "St."? */
function isNext(before: string, between: string, piece: string): boolean {
  if (/[\n;!]/u.test(between)) return true
  const isWish = isUnderstood(piece)
  if (between === '.') return isWish || !endsInShortForm(`${before}.`)
  if (!isUnderstood(before)) return isWish
  return isWish || opens.test(bare(piece)) || plainWish(bare(before.trim())) !== null
}

const isUnderstood = (sentence: string) => read(noWishes, sentence.trim()).unread.length === 0

/** The subject without words that only point to it: "her work in Ohio" as "work in Ohio". */
const subject = (text: string) => text.replace(/^(?:the|her|his|their|our|that|a|an|any)\s+/iu, '')

/** "the award or the prize", "the award, the prize and her fee" as subjects. */
const subjects = (text: string) =>
  text
    .split(/, (?:and |or |nor )?| (?:or|nor) | and (?=(?:the|her|his|their|any) )/iu)
    .map((one) => one.trim())
    .filter(Boolean)

/** What a wish that names nothing changes; null for any other. */
function plainWish(wish: string): Partial<Wishes> | null {
  if (shorter.test(wish)) return { length: 'shorter' }
  if (longer.test(wish)) return { length: 'longer' }
  if (formal.test(wish)) return { isFormal: true }
  if (thirdPerson.test(wish)) return { isThirdPerson: true }
  return noJokes.test(wish) ? { hasNoJokes: true } : null
}

/** "mention her new book": what to mention, and how the host called it. */
function mentioned(wishes: Wishes, named: string[]): Partial<Wishes> {
  const typed = Object.fromEntries(named.map((one) => [subject(one), one]))
  return {
    mention: [...wishes.mention, ...Object.keys(typed)],
    typed: { ...wishes.typed, ...typed },
  }
}

const noWishes: Wishes = {
  length: null,
  mention: [],
  typed: {},
  startWith: null,
  without: [],
  isFormal: false,
  isThirdPerson: false,
  hasNoJokes: false,
  unread: [],
}

function read(wishes: Wishes, sentence: string): Wishes {
  const wish = bare(sentence)
  const plain = plainWish(wish)
  const [left, start, named] = [without, startWith, mention].map((one) => one.exec(wish)?.[1])
  if (plain) return { ...wishes, ...plain }
  if (left) return { ...wishes, without: [...wishes.without, ...subjects(left).map(subject)] }
  if (named) return { ...wishes, ...mentioned(wishes, subjects(named)) }
  if (!start) return { ...wishes, unread: [...wishes.unread, sentence] }
  // "Start with the bus, then the advice"
  const [first = start, ...others] = subjects(start).map(bare)
  return { ...wishes, startWith: subject(first), ...mentioned(wishes, others) }
}

/** Parses the host's instructions; anything other than the common wishes is left to a model. */
export const wishesOf = (instructions: string | null): Wishes =>
  instructionsIn(instructions ?? '').reduce(read, noWishes)

/** Merges wishes with earlier ones, which give way. */
export const withWishes = (before: Wishes, own: Wishes): Wishes => ({
  length: own.length ?? before.length,
  mention: [...before.mention.filter((named) => !own.without.includes(named)), ...own.mention],
  typed: { ...before.typed, ...own.typed },
  startWith: own.startWith ?? before.startWith,
  without: [...before.without.filter((left) => !own.mention.includes(left)), ...own.without],
  isFormal: before.isFormal || own.isFormal,
  isThirdPerson: before.isThirdPerson || own.isThirdPerson,
  hasNoJokes: before.hasNoJokes || own.hasNoJokes,
  unread: own.unread,
})

/** Instructions that a note names. */
const mostNamed = 4

/** Note for the host about instructions that a template can't follow; null if it follows them all. */
export function unreadNote({ unread }: Wishes): string | null {
  if (unread.length === 0) return null
  const named = unread.slice(0, mostNamed).map((sentence) => `“${sentence.slice(0, 80)}”`)
  const more = unread.length > mostNamed ? ' and more' : ''
  return `A template can’t follow ${listed(named)}${more}. A language model can.`
}
