import { listed } from '../text/format.ts'
/** The part of the host's instructions that the template drafter can follow. */
export interface Wishes {
  length: 'shorter' | 'longer' | null
  /** What the text must mention, whatever its length. */
  mention: string[]
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
  /^(?:(?:don[’']t|do not|never) (?:mention|include|bring up|talk about|say(?: anything about)?|refer to|ask about)|(?:leave out|skip|omit|avoid)(?: mentioning| talking about| any mention of)?|(?:nothing|no word|no mention) (?:about|of))\s+(\S.*)$/iu
const startWith = /^(?:start|begin|open)(?: it| the text)? with\s+(\S.*)$/iu
const mention =
  /^(?:mention|include|bring up|talk about|say something about|ask about|focus on|highlight|be sure to mention|make sure to mention)\s+(\S.*)$/iu

/** Maximum sentences of instructions that are read. */
const maxSentences = 40

/** Splits wishes by sentence, line or "and": "Make it shorter and don't mention the award." */
const sentencesOf = (instructions: string) =>
  instructions
    .split(
      /[\n;!]|\.(?=\s|$)|(?<!\s)\s+(?:and|but),? (?=(?:please |also )?(?:make|keep|mention|include|start|begin|don[’']t|do not|leave out|skip|avoid|no |write|in the third)\b)/iu,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, maxSentences)

const bare = (sentence: string): string => {
  const rest = sentence.replace(polite, '').replace(/,? please$/iu, '')
  return rest === sentence ? rest : bare(rest)
}

/** The subject without words that only point to it: "her work in Ohio" as "work in Ohio". */
const subject = (text: string) => text.replace(/^(?:the|her|his|their|our|that|a|an|any)\s+/iu, '')

/** "the award or the prize" as two subjects. */
const subjects = (text: string) =>
  text.split(/(?:,| or| and)\s+(?=the |her |his |their |any )| or /iu).map(subject)

/** Parses the host's instructions; anything other than the common wishes is left to a model. */
export function wishesOf(instructions: string | null): Wishes {
  const wishes: Wishes = {
    length: null,
    mention: [],
    startWith: null,
    without: [],
    isFormal: false,
    isThirdPerson: false,
    hasNoJokes: false,
    unread: [],
  }
  for (const sentence of sentencesOf(instructions ?? '')) {
    const wish = bare(sentence)
    const left = without.exec(wish)?.[1]
    const start = startWith.exec(wish)?.[1]
    const named = mention.exec(wish)?.[1]
    if (shorter.test(wish)) wishes.length = 'shorter'
    else if (longer.test(wish)) wishes.length = 'longer'
    else if (formal.test(wish)) wishes.isFormal = true
    else if (thirdPerson.test(wish)) wishes.isThirdPerson = true
    else if (noJokes.test(wish)) wishes.hasNoJokes = true
    else if (left) wishes.without.push(...subjects(left))
    else if (start) wishes.startWith = subject(start)
    else if (named) wishes.mention.push(...subjects(named))
    else wishes.unread.push(sentence)
  }
  return wishes
}

/** Merges wishes with earlier ones, which give way. */
export const withWishes = (before: Wishes, own: Wishes): Wishes => ({
  length: own.length ?? before.length,
  mention: [...before.mention.filter((named) => !own.without.includes(named)), ...own.mention],
  startWith: own.startWith ?? before.startWith,
  without: [...before.without.filter((left) => !own.mention.includes(left)), ...own.without],
  isFormal: before.isFormal || own.isFormal,
  isThirdPerson: before.isThirdPerson || own.isThirdPerson,
  hasNoJokes: before.hasNoJokes || own.hasNoJokes,
  unread: own.unread,
})

/** Note for the host about instructions that a template can't follow; null if it follows them all. */
export function unreadNote({ unread }: Wishes): string | null {
  if (unread.length === 0) return null
  const named = unread.slice(0, 2).map((sentence) => `“${sentence.slice(0, 80)}”`)
  const more = unread.length > 2 ? ' and more' : ''
  return `A template can’t follow ${listed(named)}${more}. A language model can.`
}
