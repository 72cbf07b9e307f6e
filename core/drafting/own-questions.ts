import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { presentVerbs, withS } from './verbs.ts'

/** A question as one says it: a single one, without notes and alternatives. */
const plainQuestion =
  /^(?:are|can|did|do|does|has|have|how|if|in|is|of|on|was|were|what|when|where|which|who|why)(?![\p{L}])[^?/():;!]{5,90}\?$/iu
/** Asked for the host alone. */
const ofForm =
  /\b(?:add|address|air|allerg\w+|anything else|audience|avoid|called|consent|equipment|leave out|listeners|microphone|miss|mention|name|permission|photos?|rather|pronouns?|pronounced?|record|us|we)\b/iu

/** "Why hasn’t it been replaced?": what hasn’t, says the question before. */
const ofBefore = /\b(?:it|its|them|these|they|those)\b/iu

/** Can the host say to listeners that this was asked? */
export const isSayableQuestion = (label: string) =>
  plainQuestion.test(label) && !ofForm.test(label) && !ofBefore.test(label)

/** Is it one of the fixed questions in other words, which the lines for that question may not fit? */
export const isReworded = (id: string, label: string | null) =>
  label !== null &&
  defaultQuestions.some((one) => one.id === id && one.question.toLowerCase() !== label.toLowerCase())

/** Without the guest as "you", or the host as "we". */
const ofNeither = (text: string) => !/\b(?:I|me|my|our|us|we|you|your)\b/iu.test(text)

/** Questions whose words stay in order when one reports them: "your" becomes {their}, and "you" {them}. */
const reportable: readonly [asked: RegExp, says: (found: readonly string[]) => string | null][] = [
  // "What are you working on?"
  [/^What are you (\p{Ll}{2,15}ing(?: [^?]{2,60})?)\?$/u, ([doing = '']) => `what {they} is ${doing}`],
  // "What do you make, and where?"
  [
    /^What do you (\p{Ll}{2,15})((?:, and (?:how|where|why))?| \p{Ll}{3,12}ing)\?$/u,
    ([verb = '', more = '']) => (presentVerbs.has(verb) ? `what {they} ${withS(verb)}${more}` : null),
  ],
  // "What do people say about your shop?"
  [/^What do ([^?]{5,80})\?$/u, ([rest = '']) => (/\byour\b/u.test(rest) ? `what ${rest}` : null)],
  // "Who taught you?"
  [
    /^(Who|What) (\p{Ll}{2,12}ed|brought|got|made|taught) you((?: \p{Ll}{1,12}){0,5})\?$/u,
    ([who = '', did = '', rest = '']) => `${who.toLowerCase()} ${did} {them}${rest}`,
  ],
  // "What was the hardest year?"
  [/^What (is|was) (the [\p{Ll} -]{3,30})\?$/u, ([is = '', thing = '']) => `what ${thing} ${is}`],
  // "Tell us about your family, as much as you like."
  [
    /^(?:Please )?[Tt]ell (?:me|us) about (your [\p{Ll} -]{3,30})(?:[.,].{0,60})?$/u,
    ([thing = '']) => `about ${thing}`,
  ],
]

/** The question as a line has it: "what {they} is working on"; null for what can’t be reported so. */
function reported(label: string): string | null {
  if (ofForm.test(label.replace(/^(?:Please )?[Tt]ell (?:me|us)/u, ''))) return null
  for (const [asked, says] of reportable) {
    const found = asked.exec(label)
    const said = found && says(found.slice(1))
    const parts = said?.split(/\byour\b/u) ?? []
    if (parts.length > 0) return parts.length <= 2 && parts.every(ofNeither) ? parts.join('{their}') : null
  }
  return null
}

/** Lines that bring in the answer to a question of the host’s own, with the question as one reports it. */
export function reportedLines(label: string): readonly string[] | null {
  if (asksOfNow(label)) return nowLines
  const asked = reported(label)
  return asked
    ? [
        `I asked ${asked}. The answer:`,
        `I wanted to know ${asked}. The answer:`,
        ...(asked.includes('{') ? [] : [`I asked {them} ${asked}, and {they} said:`]),
        `I asked {them} ${asked}. {their} answer:`,
      ]
    : null
}

/** What most such shows ask of guests: what they do at the moment. */
const ofNow =
  /^what(?:[’']s| is| are you| have you| keeps| occupies)\b.*\b(?:at (?:the moment|present)|currently|(?:right )?now|these days|this (?:month|week|year|season))\?$/iu
export const asksOfNow = (label: string) => ofNow.test(label)

/** A question about the guest’s work of these days, as one says it. */
const nowLines = [
  'I asked what’s keeping {them} busy these days. The answer:',
  'What’s keeping {them} busy at the moment? I asked, and {they} said:',
  'I wanted to know what’s keeping {them} busy at the moment. The answer:',
  'I asked {them} what’s keeping {them} busy these days, and {they} told me:',
]

/** For whom a question asks for advice: "One tip for a beginner?", "Advice for someone opening next month?" */
const askedFor = [
  /^(?:(?:any|best|one|your|your best) )?(?:piece of |bit of )?(?:advice|tips?|words?)(?: of (?:advice|wisdom))? for ([^?]{3,50})\?$/iu,
  /^what (?:would|do|should) you (?:say to|tell) ([^?]{3,50})\?$/iu,
  /^what advice (?:do|would) you (?:give|have|offer)(?: for| to)? ([^?]{3,50})\?$/iu,
  /^what should (an? [^?]{3,40}) (?:do|know|learn|try)(?: first)?\?$/iu,
]
const somebody = /^(?:an?|any\p{L}+|people|some\p{L}+|those) (?!on (?:day|month|week)\b)[^/,():;]+$/u

function whomFor(label: string): string | null {
  const whom = askedFor.map((one) => one.exec(label)?.[1]).find((found) => found !== undefined) ?? ''
  return somebody.test(whom) && ofNeither(whom) ? whom : null
}

/** Lines that say for whom the advice is, as the question does; null if it doesn’t. */
export function adviceLines(label: string): readonly string[] | null {
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
  if (topic === '' || isOfWork(label) || /\b(?:what|your own|your) \p{Ll}+ (?:do|of)\b/u.test(topic))
    return null
  const about = topic.split(/\byour\b/u)
  if (about.length > 2 || !about.every(ofNeither)) return null
  const gets = /^every(?:body|one)$/iu.test(who) ? 'gets' : 'get'
  const asked = `what ${who.toLowerCase()} ${gets} wrong about ${about.join('{their}')}`
  return [
    `I asked {them} ${asked}. {their} answer:`,
    `I wanted to know ${asked}. {their} answer:`,
    `I asked ${asked}. The answer:`,
    `I wanted to know ${asked}. The answer:`,
    ...(about.length > 1 ? [] : [`{they} told me ${asked}:`]),
    `I asked ${asked}, and {they} said:`,
  ]
}
