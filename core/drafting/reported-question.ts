import { adverbs, isPast, modals, presentVerbs } from './verbs.ts'
import type { Pronouns } from './pronouns.ts'
import { inThirdPerson, tokensOf } from './retold.ts'

/** A question as one says it: a single one, without notes and alternatives. */
const plainQuestion = /^[^?/():;!]{8,95}\?$/u
/** Asked for the host alone. */
const ofForm =
  /\b(?:add|address|air|allerg\w+|anything else|audience|avoid|called|consent|equipment|leave out|listeners|microphone|miss|mention|name|permission|photos?|rather|pronouns?|pronounced?|record|us|we)\b/iu
/** "Why hasn’t it been replaced?": what hasn’t, says the question before. */
const ofBefore = /\b(?:it|its|them|these|they|those)\b/iu

/** Pasts of the verbs one asks guests about. */
const pasts: Readonly<Record<string, string>> = {
  become: 'became',
  begin: 'began',
  believe: 'believed',
  bring: 'brought',
  build: 'built',
  change: 'changed',
  choose: 'chose',
  come: 'came',
  decide: 'decided',
  discover: 'discovered',
  do: 'did',
  expect: 'expected',
  fall: 'fell',
  find: 'found',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  imagine: 'imagined',
  know: 'knew',
  learn: 'learned',
  leave: 'left',
  like: 'liked',
  live: 'lived',
  lose: 'lost',
  love: 'loved',
  make: 'made',
  meet: 'met',
  need: 'needed',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  start: 'started',
  stop: 'stopped',
  study: 'studied',
  take: 'took',
  teach: 'taught',
  think: 'thought',
  train: 'trained',
  use: 'used',
  want: 'wanted',
  win: 'won',
  work: 'worked',
  write: 'wrote',
}

/** How the question goes on after its "you": "are" becomes "am", and "did … learn" becomes "learned". */
function withVerb(auxiliary: string, rest: string): string | null {
  if (auxiliary === 'do') return rest
  if (auxiliary !== 'did') return `${{ are: 'am', were: 'was' }[auxiliary] ?? auxiliary} ${rest}`
  const [verb = '', ...others] = rest.split(' ')
  return pasts[verb] ? [pasts[verb], ...others].join(' ') : null
}

/** Forms of a question, and how one reports it, with the guest as "I" and "you". */
const forms: readonly [asked: RegExp, says: (found: readonly string[]) => string | null][] = [
  // "How did you come to do what you do?"
  [
    /^How did you (?:begin|come to|end up|get (?:in|into|started)|start)(?: [^?]{2,60})?\?$/u,
    () => 'how it all started for me',
  ],
  // "What do you wish people asked you?"
  [
    /^((?:How|What|When|Where|Which|Who|Why)(?: \p{Ll}{2,15}){0,3}) (are|can|could|did|do|had|have|should|were|will|would) you (\p{Ll}[^?]{1,80})\?$/u,
    ([asks = '', auxiliary = '', rest = '']) => {
      const goesOn = withVerb(auxiliary, rest)
      return goesOn && `${asks.charAt(0).toLowerCase()}${asks.slice(1)} I ${goesOn}`
    },
  ],
  // "What do people say about your shop?"
  [
    /^What do ([^?]{5,80})\?$/u,
    ([rest = '']) => (/\byour\b/u.test(rest) && !/^you\b/u.test(rest) ? `what ${rest}` : null),
  ],
  // "Who taught you?", "What goes on that spectators never see?"
  [
    /^(Who|What) (?!(?:is|was|has|does)\b)(\p{Ll}{2,12}(?:ed|s)|brought|got|made|taught|went)(?= )([^?]{2,80})\?$/u,
    ([who = '', verb = '', rest = '']) => `${who.toLowerCase()} ${verb}${rest}`,
  ],
  // "What’s a rule in your house?"
  [/^What(?:[’']s| is) ((?:an?|one) \p{Ll}[^?,]{3,60})\?$/u, ([thing = '']) => `for ${thing}`],
  // "What was the hardest year?", "What’s the tool you reach for first?"
  [
    /^What(?:[’']s| (is|was)) ((?:the|your) \p{Ll}[^?,]{3,60})\?$/u,
    ([is = 'is', thing = '']) =>
      /\b(?:that|which|who|you)\b/u.test(thing) ? `about ${thing}` : `what ${thing} ${is}`,
  ],
  // "Tell us about your family, as much as you like."
  [
    /^(?:Please )?[Tt]ell (?:me|us) about (your [\p{Ll} -]{3,30})(?:[.,].{0,60})?$/u,
    ([thing = '']) => `about ${thing}`,
  ],
]

const asHost = new Set(['are', 'were', 'have', 'had', 'do', 'don’t', 'did', 'used'])
const isVerb = (word: string) =>
  asHost.has(word) || modals.has(word) || isPast(word) || presentVerbs.has(word)

/** The guest as "I", "me" and "my"; a verb after "you" says that the guest does it. */
function asTheGuest(clause: string): string {
  const tokens = tokensOf(clause.replace(/\byou[’']re\b/gu, 'you are').replace(/\byou[’']ve\b/gu, 'you have'))
  return tokens
    .map((token, at) => {
      if (token === 'your') return 'my'
      if (token === 'yours') return 'mine'
      if (token === 'yourself') return 'myself'
      const next = tokens.slice(at + 1).find((one) => /^\p{L}/u.test(one) && !adverbs.has(one)) ?? ''
      const isEnd = /[,.]/u.test(tokens[at + 1] ?? '')
      const isDoer = !isEnd && !makes.test(tokens[at - 2] ?? '') && isVerb(next.replace(/'/gu, '’'))
      if (token === 'you') return isDoer ? 'I' : 'me'
      return tokens[at - 2] === 'you' && token in toBe ? toBe[token]! : token
    })
    .join('')
}
/** "What made you start?" */
const makes = /^(?:helps?|helped|lets?|made|makes|sees?|saw)$/u
const toBe: Readonly<Record<string, string>> = { are: 'am', were: 'was' }

/** As whom the guest is spoken of in the question: by a pronoun, as two people, or by name, once. */
export type Spoken = 'pronoun' | 'couple' | 'name'

const places: Readonly<Record<Spoken, Pronouns>> = {
  pronoun: placed('{they}', '{them}', '{their}', false),
  couple: placed('{they}', '{them}', '{their}', true),
  name: placed('they', 'them', 'their', true),
}

function placed(subject: string, object: string, possessive: string, isPlural: boolean): Pronouns {
  return { subject, object, possessive, absolute: '', reflexive: '', isPlural }
}

/**
 * What was asked, as a line has it: "what {they} makes, and where", "for a rule in {their} house". Null for what can’t be reported so,
 * or only the host wants to know.
 */
export function reportedQuestion(label: string, spoken: Spoken): string | null {
  const asked = label.trim()
  const isTold = /^(?:Please )?[Tt]ell (?:me|us) about /u.test(asked)
  if (!isTold && !plainQuestion.test(asked)) return null
  const subject = asked.replace(/^(?:Please )?[Tt]ell (?:me|us)/u, '')
  if (ofForm.test(subject) || ofBefore.test(subject)) return null
  for (const [form, says] of forms) {
    const found = form.exec(asked)
    const said = found && says(found.slice(1))
    if (!said) continue
    const own = asTheGuest(said)
    if (/\b(?:mine|myself)\b/u.test(own)) return null
    const told = inThirdPerson(own, { name: '{guest}', pronouns: places[spoken] }, spoken !== 'name')
    // "what Ana does when they bake": who are they?
    if (spoken === 'name' && /\b(?:them|their|they)\b/u.test(told ?? '')) return null
    return told && told.replace('{guest}’s', '{their}')
  }
  return null
}
