import { askedIndirectly } from './asked-indirectly.ts'
import { wordCount } from '../text/word-count.ts'
import type { Whom } from './retold.ts'
import { capitalized } from './words.ts'

/** Asked for the host alone. */
const forHost =
  /\b(?:add|address|air|allerg\w{1,4}|anything else|audio|avail\w{1,7}|avoid|bring up|careful\w{0,2}|computer|conflicts? of interest|consent|dietary|disclos\w{1,7}|email|emergency|equipment|handles?|headset|internet|interests|introduced?|keep off|kept out|leave out|links?|mention|mic|microphone|name you|no-go|(?:not|n[’']t)(?: want to)? (?:ask|discuss|mention|talk)|off the table|off[ -]limits|out of bounds|permission|phone|photos?|pronounced?|pronouns?|pronunciation|quarrel|rather (?:I|not|we)|record\w{0,4}|schedule|slot|socials?|sore|steer[ -]clear|time ?zone|touch on|touchy|tread|us|we|website)\b/iu
/** … or about the form. */
const ofForm =
  /\b(?:called|cleared|find you|follow|metrics|miss|names?|numbers you|plug\w{0,4}|promot\w{1,4}|(?:suggested )?questions|question (?:for|you)|quickfire|shout-?outs?|take-?aways?|three things)\b/iu
const withoutTell = (label: string) =>
  label.replace(/\b(?:[Tt]ell|[Gg]ive|[Ss]how|[Tt]alk to|[Tt]alk|[Tt]ake|[Ww]alk) us\b/gu, '')

/** Is it asked for the host alone, or about the form? Its answer is no news to listeners. */
export const isForHost = (label: string) => [forHost, ofForm].some((one) => one.test(withoutTell(label)))

/** "your connection to the case or the subject", "your background": words of a form for whatever it is. */
const ofForms =
  /\bthe (?:case|event|incident|issue|matter|subject|theme|topic)s?(?=[?.,]|$| (?:and|as|in this|is|or)\b)|\byour background\b/iu
/** "One thing I should know about you" */
const ofHost = /\b(?:I|mine|my)\b/u
/** "Why hasn’t it been replaced?": what hasn’t, says the question before; "How did you get into it?" is asked of what the guest does. */
const ofBefore =
  /^(?:And|But|Or)\b|\bafterwards?[.?]?$|\b(?:do|life|like|lives|things) before[.?]?$|\b(?:(?<!\b(?:at|in|into|of|to|with) )it(?! (?:all|goes|went)\b)|its|them|these(?! days)|they|those)\b|\b(?:an?|the) (?:\p{Ll}{1,15} )?ones?\b(?! \p{L})|\b(?:best|first|last|worst|\p{Ll}{3,10}est) ones?\b/iu
/** "Who disagrees with you?": nobody has heard what the guest thinks. */
const ofView =
  /\b(?:agree|argue|disagree)s? with you\b|\bchanged? your mind(?! (?:about|on)\b)|\byour (?:critics|opponents|opposition)\b|\bpro(?:ve|ved|ven) you wrong\b/iu
/** For the eye: "training for / building", "(no names)" */
const forEye = /[/;&…*_#@<>“”"()]|\p{Extended_Pictographic}|\d[–-]\d|\b(?:sentences?|paragraph|words)\b/u
/** "Books, accounts, tools, whatever you use": a heading of a form */
const isList = (asked: string) => !asked.endsWith('?') && (asked.match(/,/gu) ?? []).length > 1

/** "What does your faith (or your life after faith) look like?" is asked of both; any other bracket is for the eye. */
const orElse = /\s\((or [^()]{2,60})\)(?=(.?))/gu
const brackets = /\s\([^()]{1,120}\)/gu
/** "Career path: how did you get here?" */
const heading =
  /^\p{L}[\p{L} ]{2,25}: (?=(?:how|what|when|where|which|who|why) (?:are|did|do|does|has|have|is|was|were|would)\b)/iu
/** What a form says besides: "Hi!", and behind the question "Be specific.", "Our listeners often know!" */
const isOfQuestion = (sentence: string, at: number, all: string[]) =>
  at <= all.findLastIndex((one) => one.endsWith('?'))
    ? sentence.split(' ').length > 1
    : !all.some((one) => one.endsWith('?'))

/** "How you ended up at sea": a heading, and no question */
const isClause =
  /^(?:How|What|When|Where|Which|Why)(?: (?!(?:are|can|could|did|do|does|had|has|have|is|should|was|were|will|would)\b)\p{Ll}{2,15}){0,3} (?:you|your|an?|the) [^?]*$/u
/** "Your first fish: where, what, and who was there" */
const details = /^([^:?]{2,60}): [^?:]{2,80}$/u

/** Words of a question that one reads out. */
const fewestWords = 2
const mostWords = 28

/** "Tell me about a day at work": something one says to the guest, and no question */
const order = /^(?:Choose|Describe|Explain|Give|Name|Pick|Share|Show|Take|Talk|Tell|Walk) /u
export const isOrder = (question: string) => order.test(question)

/** The host's own question as it is read aloud; null if only the host wants to know, or if it means another. */
export function askedAloud(label: string): string | null {
  const plain = label
    .replace(orElse, (_, other: string, next: string) => `, ${other}${/[\s\p{L}]/u.test(next) ? ',' : ''}`)
    .replace(brackets, '')
    .replace(heading, (found, _at: number, whole: string) =>
      /\b(?:it|that|this)\b/u.test(whole.slice(found.length)) ? found.replace(': ', ', ') : '',
    )
    .replace(/^Please (?=\p{Ll})/u, '')
    .replace(details, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  const all = plain.split(/(?<=[.?!]) (?=\p{Lu})/u)
  const asked = capitalized(all.filter(isOfQuestion).join(' '))
  const words = wordCount(asked)
  const isOdd =
    isForHost(asked) ||
    [ofForms, ofHost, ofView, forEye].some((one) => one.test(asked)) ||
    ofBefore.test(all[0]!.replace(/^It[’']s /u, '').split(',')[0]!) ||
    words < fewestWords ||
    words > mostWords ||
    isClause.test(asked) ||
    isList(asked.split(/(?<=[.?!]) /u)[0]!) ||
    /:/u.test(asked)
  if (isOdd) return null
  const last = asked.split(/(?<=[.?!]) /u).at(-1)!
  return /[.?!]$/u.test(asked) ? asked : `${asked}${isOrder(last) ? '.' : '?'}`
}

/** "What do you do all day?", and not "Your job?" */
export const isAsked = (question: string) => /^(?:\p{L}+,? )?(?:how|what|who|where|why)\b/iu.test(question)

/** Does it mean, with “it”, what the guest does? Then listeners have to know that. */
export const meansWork = (question: string) => /\b(?:at|in|into|of|to|with) it\b/u.test(question)

/** As one says what one asked. */
const linesOfClause = (clause: string): readonly string[] => [
  `I asked ${clause}. {their} answer:`,
  `I asked ${clause}, and {they} said:`,
  `I asked {them} ${clause}. {they} said:`,
  `When I asked ${clause}, {they} said:`,
]

/**
 * Lines that bring in the answer to a question of the host’s own: as one says what one asked where that is certain and a pronoun is
 * known, else as it was asked.
 */
export function linesAsking(
  question: string,
  whom?: Pick<Whom, 'pronouns' | 'isSeveral'>,
): readonly string[] {
  const hasPronoun = whom?.pronouns?.isPlural === false && !whom.isSeveral
  const clause = hasPronoun ? askedIndirectly(question) : null
  return clause === null ? linesVerbatim(question) : linesOfClause(clause)
}

const answered = ['{their} answer:', '{they} said:', '{they} told me:']
const withEnds = (starts: string[], question: string) =>
  starts.flatMap((start) => answered.map((end) => `${start} “${question}” ${end}`))
const linesVerbatim = (question: string): readonly string[] =>
  isOrder(question)
    ? withEnds(['I said to {them}:', 'I said:'], question)
    : [
        ...withEnds(['I asked {them}:', 'I asked:', 'My question was:'], question),
        ...['I asked {them}:', 'I put this to {them}:', 'My question to {them}:', 'I asked:'].map(
          (start) => `${start} “${question}” The answer:`,
        ),
      ]

/** "The worst advice you were given", "a rule you have stopped following": the answer says what isn’t so, or is no longer. */
export const turnsRound = (label: string) =>
  /\b(?:ain[’']t|bad|believed?|disagree\w{0,3}|dislike|gave up|given up|hate|ignored?|isn[’']t|misconceptions?|misunderst\w{2,8}|myths?|no longer|overrated|regret\w{0,3}|stop(?:ped|s)?|terrible|used to|worst|wrong)\b/iu.test(
    label,
  )
