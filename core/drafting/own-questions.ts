import { linesOf } from './lines.ts'
import { quotedQuestion, reportedQuestion } from './reported-question.ts'
import type { Whom } from './retold.ts'

/** Without the guest as "you", or the host as "we". */
const ofNeither = (text: string) => !/\b(?:I|me|my|our|us|we|you|your)\b/iu.test(text)

/** Lines that bring in the answer to a question of the host’s own, with the question as one reports it. */
export function reportedLines(label: string, { pronouns, isSeveral }: Whom): readonly string[] | null {
  if (asksOfNow(label)) return isSeveral ? null : nowLines
  const isKnown = pronouns !== null && !pronouns.isPlural
  const spoken = isSeveral ? 'couple' : isKnown ? 'pronoun' : 'name'
  const asked = reportedQuestion(label, spoken)
  return asked === null ? linesWith(label) : linesAbout(asked)
}

/** Lines that say what was asked; one with the name twice is chosen last. */
function linesAbout(asked: string): readonly string[] {
  if (asked.startsWith('for '))
    return [
      `I asked ${asked}. The answer:`,
      `Here’s what came back when I asked ${asked}:`,
      `I asked {them} ${asked}, and {they} said:`,
      `I asked ${asked}, and {they} told me:`,
    ]
  return [
    ...(asked.startsWith('about ')
      ? []
      : [`I wanted to know ${asked}. The answer:`, `I was curious to hear ${asked}. The answer:`]),
    `Here’s what came back when I asked ${asked}:`,
    ...(asked.startsWith('whether ') ? [] : [`{they} told me ${asked}:`]),
    `I asked ${asked}. The answer:`,
    `I asked {them} ${asked}. {their} answer:`,
    `I asked ${asked}, and {they} said:`,
    `Here’s what {they} said when I asked ${asked}:`,
  ]
}

/** Lines with the question as it was asked, where it can’t be reported. */
function linesWith(label: string): readonly string[] | null {
  const asked = quotedQuestion(label)
  if (asked === null) return null
  return [
    `I asked {them}: “${asked}” {they} said:`,
    `I asked: “${asked}” {they} said:`,
    `I asked: “${asked}” {their} answer:`,
    `I asked {them}: “${asked}” {their} answer:`,
    `I asked {them}: “${asked}” The answer:`,
  ]
}

/** "The worst advice you were given", "a rule you have stopped following": the answer says what isn’t so, or is no longer. */
export const turnsRound = (label: string) =>
  /\b(?:ain[’']t|bad|believed?|disagree\w{0,3}|dislike|gave up|given up|hate|ignored?|isn[’']t|misconceptions?|misunderst\w{2,8}|myths?|no longer|overrated|regret\w{0,3}|stop(?:ped|s)?|terrible|used to|worst|wrong)\b/iu.test(
    label,
  )

/** What most such shows ask of guests: what they do at the moment. */
const ofNow =
  /^what(?:[’']s| is| are you| have you| keeps| occupies)\b.*\b(?:at (?:the moment|present)|currently|(?:right )?now|these days|this (?:month|week|year|season))\?$/iu
export const asksOfNow = (label: string) => ofNow.test(label)

/** A question about the guest’s work of these days, as one says it. */
const nowLines = [
  'I asked what’s keeping {them} busy these days. The answer:',
  'I asked {them} what’s keeping {them} busy at the moment. {their} answer:',
  'I wanted to know what’s keeping {them} busy at the moment. The answer:',
  'I asked {them} what’s keeping {them} busy these days, and {they} told me:',
  'I asked what my guest is busy with these days. The answer:',
  'Here’s what came back when I asked what my guest is busy with at the moment:',
]

/** For whom a question asks for advice: "One tip for a beginner?", "Advice for someone opening next month?" */
const askedFor = [
  /^(?:(?:any|best|one|your|your best) )?(?:piece of |bit of )?(?:advice|tips?|words?)(?: of (?:advice|wisdom))? (?:for|to) ([^?]{3,60})\??$/iu,
  /^what (?:would|do|should) you (?:say to|tell) ([^?]{3,50})\?$/iu,
  /^what advice (?:do|would) you (?:give|have|offer)(?: for| to)? ([^?]{3,50})\?$/iu,
  /^what should (an? [^?]{3,40}) (?:do|know|learn|try)(?: first)?\?$/iu,
]
const somebody = /^(?:an?|any\p{L}+|people|some\p{L}+|the|those) (?!on (?:day|month|week)\b)[^/,():;]+$/u

function whomFor(label: string): string | null {
  const whom = askedFor.map((one) => one.exec(label)?.[1]).find((found) => found !== undefined) ?? ''
  return somebody.test(whom) && ofNeither(whom) ? whom : null
}

const ofYounger = /\byounger (?:self|version|you)\b/iu
const youngerLines = linesOf(`
  Here’s what {they} would say to a younger self:
  I asked what {they} would tell {their} younger self. The answer:
  Here’s what {they} would tell {their} younger self:
  I asked what {they} would say to a younger self. The answer:
  I asked {them} what {they} would tell {their} younger self, and {they} said:
`)

/** Lines that say for whom the advice is, as the question does; null if it doesn’t. */
export function adviceLines(label: string): readonly string[] | null {
  if (ofYounger.test(label)) return youngerLines
  const whom = whomFor(label)
  return whom === null
    ? null
    : [
        `Here’s what {they} would say to ${whom}:`,
        `I asked what {they} would say to ${whom}. The answer:`,
        `Here’s {their} advice for ${whom}:`,
        `I asked {them} what {they} would say to ${whom}, and {they} told me:`,
        `This is {their} advice for ${whom}:`,
        `I asked for some advice for ${whom}, and {they} said:`,
        `I asked for some advice for ${whom}. The answer:`,
        `My guest has some advice for ${whom}:`,
      ]
}

/** "What does everyone get wrong about growing?": who, and about what. */
const wrongAbout =
  /^(?:[^:?]{2,20}: )?what do(?:es)? ((?:most |the )?\p{L}{4,12}) (?:assume|get wrong|misunderstand) about ([^?/,():;]{3,40}?)(?: that (?:isn[’']t|is not) (?:so|true))?\?$/iu

/** Does it ask about the guest’s work? Lines for the fixed question do as well. */
export const isOfWork = (label: string) => /\babout your (?:field|job|profession|trade|work)\b/iu.test(label)

/** Lines that say about what people are wrong, as the question does; null if that isn’t certain. */
export function wrongLines(label: string): readonly string[] | null {
  const [, who = '', topic = ''] = wrongAbout.exec(label) ?? []
  if (
    topic === '' ||
    topic.includes(',') ||
    isOfWork(label) ||
    /\b(?:what|your own|your) \p{Ll}+ (?:do|of)\b/u.test(topic)
  )
    return null
  const about = topic.split(/\byour\b/u)
  if (about.length > 2 || !about.every(ofNeither)) return null
  const gets = /^every(?:body|one)$/iu.test(who) ? 'gets' : 'get'
  return linesAbout(`what ${who.toLowerCase()} ${gets} wrong about ${about.join('{their}')}`)
}
