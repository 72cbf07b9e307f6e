import { endsInShortForm } from '../text/sentences.ts'
import { inEnglish, opensForeign } from './foreign-wishes.ts'
import { countIn, type Counts } from './wished-counts.ts'

/** The part of the host's instructions that the template drafter can follow. */
export interface Wishes extends Counts {
  length: 'shorter' | 'longer' | null
  /** What the text must mention, whatever its length. */
  mention: string[]
  /** The same in the host’s words: "her new book" of "new book". */
  typed: Readonly<Record<string, string>>
  /** What the text starts with. */
  startWith: string | null
  without: string[]
  isFormal: boolean
  isInformal: boolean
  /** What to call the guest: "Sister Hélène". */
  called: string | null
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
const ofTone =
  /^(?:(?:make|keep|write) (?:it|them|this|the (?:text|tone)) |be |use a |sound )?(?:a (?:bit|little|lot) |much )?(?:(more|less|not so|not too|too) )?(casual|chatty|conversational|formal|informal|professional|relaxed|serious|stiff)(?:er)?(?: tone| style)?(?: please)?$/iu
const formalWords = /^(?:formal|professional|serious|stiff)$/iu
/** "call her Sister Hélène", "refer to him as Gus" */
const call =
  /^(?:(?:[Aa]ddress|[Cc]all|[Nn]ame) (?:her|him|them|the guest)|(?:[Aa]ddress|[Ii]ntroduce|[Rr]efer to) (?:her|him|them|the guest) as) ["“]?(\p{Lu}[\p{L}.’'-]{0,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){0,3})["”]?$/u
const thirdPerson =
  /^(?:(?:write|put|keep|make) (?:it |this |the text )?)?(?:all )?in (?:the )?third person(?: please)?$/iu
const noJokes =
  /^(?:(?:no|without|skip the|leave out the|avoid) (?:any )?(?:jokes?|humou?r|puns)|(?:don[’']t|do not) (?:joke|be funny|make (?:any )?jokes))(?: please)?$/iu
const without =
  /^(?:(?:don[’']?t|do not|never|no need to|not to) (?:mention|include|bring up|raise|discuss|go into|touch on|talk (?:about|of)|speak (?:about|of)|say(?: anything about)?|refer to|ask (?:her |him |them )?about)|(?:leave out|skip|omit|avoid|steer clear of|stay (?:away from|off)|keep (?:quiet about|away from|off))(?: mentioning| talking about| any mention of| the subject of| the topic of)?|(?:nothing|not a word|no (?:word|mention|talk|questions?)) (?:about|of|on))\s+(\S.*)$/iu
const startWith = /^(?:start|begin|open|lead)(?: it| the text)?(?: off)? with\s+(\S.*)$/iu
/** "rivers first", "put the deer story at the start" */
const atStart =
  /^(?:(?:have|mention|move|put|say) )?(?!(?:go|in|not|write)\b)(\S.{0,80}?)(?: comes| goes)?(?: first| (?:at|to) the (?:beginning|start|top))$/iu
const mention =
  /^(?:mention|include|bring up|talk about|say something about|ask about|focus on|highlight|be sure to mention|make sure to mention)\s+(\S.*)$/iu

/** Maximum sentences of instructions that are read. */
const maxSentences = 40

/** Words that begin another instruction, whether or not a template can follow it: "end with …", "use …", "in French". */
const opens =
  /^(?:add|ask|avoid|be|begin|bring|call|close|cut|describe|do|don[’']?t|emphasi[sz]e|end|expand|finish|focus|give|highlight|include|introduce|keep|leave|less|link|list|make|mention|more|never|no|not|nothing|omit|only|open|put|quote|read|remove|say|shorten|skip|speak|start|steer|stay|stress|talk|tell|thank|try|use|welcome|without|write)(?=\s|$)|^in (?:a |the )?(?:\p{Ll}+ (?:person|style|tone|voice|words)\b|\p{Lu}\p{Ll}+(?:ish|[ae]n|ese|ch|ic|ek|di)$)/iu

const bare = (sentence: string): string => {
  const rest = sentence.replace(polite, '').replace(/,? please$/iu, '')
  return rest === sentence ? rest : bare(rest)
}

/** The instruction in English, without "please". */
function wishIn(sentence: string): string {
  const own = bare(sentence)
  return inEnglish(own) ?? own
}

/** A full stop, a new line, a comma or "and", where one instruction may end and another begin. */
const seam = /([\n;!]|\.(?=\s|$)|, | (?:aber|and|but|e|et|mais|mas|pero|und|y) )/u

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
    .filter(
      (sentence) =>
        /\p{L}/u.test(sentence) &&
        !/^(?:(?:and |or )?please|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|svp)$/iu.test(sentence),
    )
    .slice(0, maxSentences)
}

/** Does the piece begin another instruction, and doesn’t go on with a list or behind "St."? */
function isNext(before: string, between: string, piece: string): boolean {
  if (/[\n;!]/u.test(between)) return true
  const isWish = isUnderstood(piece)
  if (between === '.') return isWish || !endsInShortForm(`${before}.`)
  if (!isUnderstood(before)) return isWish
  return (
    isWish || opens.test(bare(piece)) || opensForeign.test(piece) || plainWish(wishIn(before.trim())) !== null
  )
}

const isUnderstood = (sentence: string) => read(noWishes, sentence.trim()).unread.length === 0

/** The subject without words that only point to it: "her work in Ohio" as "work in Ohio". */
const subject = (text: string) => text.replace(/^(?:the|her|his|their|our|that|a|an|any)\s+/iu, '')

/** "the award or the prize", "the award, the prize and her fee" as subjects. */
const subjects = (text: string) =>
  text
    .split(/, (?:and |or |nor )?| (?:or|nor) | and (?=(?:about|the|her|his|their|any) )/iu)
    .map((one) => one.trim().replace(/^about /iu, ''))
    .filter(Boolean)

/** "less informal" is more formal, and "too stiff" less. */
function toneIn(wish: string): Partial<Wishes> | null {
  const [, turned = '', word] = ofTone.exec(wish) ?? []
  if (!word) return null
  const isFormal = formalWords.test(word) !== /^(?:less|not|too)/iu.test(turned)
  return isFormal ? { isFormal: true } : { isInformal: true }
}

/** What a wish that names nothing changes; null for any other. */
function plainWish(wish: string): Partial<Wishes> | null {
  if (shorter.test(wish)) return { length: 'shorter' }
  if (longer.test(wish)) return { length: 'longer' }
  const tone = toneIn(wish)
  if (tone) return tone
  if (thirdPerson.test(wish)) return { isThirdPerson: true }
  return noJokes.test(wish) ? { hasNoJokes: true } : countIn(wish)
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
  isInformal: false,
  called: null,
  mostWords: null,
  questions: null,
  isThirdPerson: false,
  hasNoJokes: false,
  unread: [],
}

function read(wishes: Wishes, sentence: string): Wishes {
  const wish = wishIn(sentence)
  const plain = plainWish(wish)
  const called = call.exec(wish)?.[1]
  const [left, top, named] = [without, atStart, mention].map((one) => one.exec(wish)?.[1])
  const start = startWith.exec(wish)?.[1] ?? (opens.test(top ?? '') ? undefined : top)
  if (plain) return { ...wishes, ...plain }
  if (called) return { ...wishes, called }
  if (left) return { ...wishes, without: [...wishes.without, ...subjects(left).map(subject)] }
  if (named && !start) return { ...wishes, ...mentioned(wishes, subjects(named)) }
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
  isFormal: own.isFormal || (before.isFormal && !own.isInformal),
  isInformal: own.isInformal || (before.isInformal && !own.isFormal),
  // A name is one guest’s, and no rule of the show
  called: own.called,
  mostWords: own.mostWords ?? before.mostWords,
  questions: own.questions ?? before.questions,
  isThirdPerson: before.isThirdPerson || own.isThirdPerson,
  hasNoJokes: before.hasNoJokes || own.hasNoJokes,
  unread: own.unread,
})

/** "no oysters": left out where a guest speaks of them. Whether it is of the text itself, as "no greeting" is, says only what the guest gave. */
export const barredIn = (sentence: string) =>
  /^no (?!(?:fewer|less|longer|more)\b)(\S.{0,80})$/iu.exec(bare(sentence))?.[1] ?? null
