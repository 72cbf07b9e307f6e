import type { Pronouns } from './pronouns.ts'
import { questionForms } from './question-forms.ts'
import { inThirdPerson, tokensOf } from './retold.ts'
import { adverbs, isBase, isPast, modals, presentVerbs } from './verbs.ts'

/** A question as one says it: a single one, without notes and alternatives. */
const plainQuestion = /^[^?/():;!]{8,95}[.?]?$/u
/** Asked for the host alone. */
const forHost =
  /\b(?:add|address|conflicts? of interest|disclos\w{1,7}|air|allerg\w{1,4}|anything else|audio|bring up|careful\w{0,2}|computer|dietary|emergency|headset|keep off|no-go|off the table|out of bounds|sore|time ?zone|touchy|internet|kept out|mic|name you|quarrel|steer[ -]clear|touch on|tread|avail\w{1,7}|avoid|consent|email|equipment|handles?|leave out|links?|mention|microphone|not (?:ask|discuss|talk)|off[ -]limits|permission|phone|photos?|rather (?:I|not|we)|pronouns?|introduced?|pronounced?|pronunciation|record\w{0,4}|schedule|socials?|us|we|website)\b/iu
/** … or about the question itself. */
const ofForm = /\b(?:audience|called|listeners|miss|name|questions?)\b/iu
/** "your connection to the case or the subject", "your background": words of a form for whatever it is. */
const ofForms =
  /\bthe (?:case|event|incident|issue|matter|subject|theme|topic)s?(?=[?.,]|$| (?:and|as|in this|is|or)\b)|\byour background\b/iu
const withoutTell = (label: string) =>
  label.replace(/\b(?:[Tt]ell|[Gg]ive|[Ss]how|[Tt]alk to|[Tt]alk|[Tt]ake|[Ww]alk) us\b/gu, '')
/** "One thing I should know about you": asked by the host, whom nobody would take "I" for. */
const ofHost = /\b(?:I|mine|my)\b|(?<!\b(?:Give|Show|Take|Talk|Tell|Walk|give|take|talk|tell|walk) )\bme\b/u
/** "Why hasn’t it been replaced?": what hasn’t, says the question before. */
const ofBefore =
  /\bafterwards?[.?]?$|\b(?:do|life|like|lives|things) before[.?]?$|\b(?:it(?! all\b)|its|them|these|they|those)\b|\b(?:an?|the) (?:\p{Ll}{1,15} )?ones?\b(?! \p{L})|\b(?:best|first|last|worst|\p{Ll}{3,10}est) ones?\b/iu
/** "reading, watching or listening to": a list is for the eye. */
const ofChoices =
  /, \p{Ll}+(?: \p{Ll}+)? or \b|, or\b|\band\/or\b|, (?:and |or )?(?:how|what|when|where|which|who|why) \p{L}|(?:,[^,]*){2}/iu

/** "how a tune or a set or a concert gets made in your house": too much for a clause. */
const ofSeveral = /\bor (?:\p{L}{1,15} ){1,4}or\b/iu

/** Is it asked for the host alone, or about the form? Its answer is no news to listeners. */
export const isForHost = (label: string) => [forHost, ofForm].some((one) => one.test(withoutTell(label)))

/** What a form adds behind a question. */
const brackets = /\s\([^()]{1,120}\)/gu
const reason = /(?:,| and|, and|;| [–—-]) why(?: not| that one)?(?=[?.]?$)/iu
/** "Best piece of paper you ever found, and where it had been hiding": what else is asked of the thing. */
const besides =
  /^(?!(?:How|What|When|Where|Which|Who|Why)\b)([^,?]{8,70}), and (?:how|what|when|where|which|who|why) [^?]{3,60}$/u
/** "Your first fish: where, what, and who was there" */
const details =
  /^(?!(?:How|What|When|Where|Which|Who|Why)\b)([^:?]{8,60}): (?:how|what|when|where|which|who|why)\b[^?:]{2,80}$/u
const opensQuestion =
  /^(?:Are|Can|Could|Did|Do|Does|Has|Have|How|Is|Was|Were|What|What[’']s|When|Where|Which|Who|Why|Would) /u
/** "How you ended up at sea": a heading, and no question. */
const heading =
  /^(?:How|What|When|Where|Which|Who|Why)(?: (?!(?:are|can|could|did|do|does|had|has|have|is|should|was|were|will|would)\b)\p{Ll}{2,15}){0,3} you |^(?:How|What|When|Where|Why) (?:an?|the|your) /u
/** The question alone: "Which tool would you save, and why? (Be honest.)" */
const questionAlone = (label: string) =>
  (/^[^?]*\?/u.exec(label.split(/(?<=\p{Ll}{2})\. /u)[0]!)?.[0] ?? label.split(/(?<=\p{Ll}{2})\. /u)[0]!)
    .replace(brackets, '')
    .replace(reason, '')
    .replace(details, '$1')
    .replace(besides, '$1')
    // "One call-out that you can talk about"
    .replace(/ (?:that )?you can (?:share|talk about|tell about)$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    // "Which number do you look at every morning"
    .replace(/(?<![.?!])$/u, (_, __, text: string) =>
      opensQuestion.test(text) && !heading.test(text) ? '?' : '',
    )

const asHost = new Set(['are', 'were', 'have', 'had', 'do', 'don’t', 'did', 'used'])
const isVerb = (word: string) =>
  asHost.has(word) || modals.has(word) || isPast(word) || presentVerbs.has(word)

/** What can follow a "you" that does nothing. */
const endsClause =
  /^(?:about|after|and|as|at|before|but|by|every|first|for|from|how|if|in|into|like|more|most|now|of|on|or|out|over|right|so|than|that|the|then|through|to|today|up|what|when|where|who|while|with)$/u

/** "a place you’d go back to", not "a place you’d been to" */
const youWould = /\byou[’']d(?= (?:ever |least |most |never |rather |really |still )?(\p{L}{2,15}))/gu

/** The guest as "I", "me" and "my"; a verb after "you" says that the guest does it. Null if it isn’t certain whether one does. */
function asTheGuest(clause: string): string | null {
  const tokens = tokensOf(
    clause
      .replace(/\byou[’']re\b/gu, 'you are')
      .replace(/\byou[’']ve\b/gu, 'you have')
      .replace(/\byou[’']ll\b/gu, 'you will')
      .replace(youWould, (found, verb: string) => (isBase(verb) ? 'you would' : found)),
  )
  let isCertain = true
  const turned = tokens
    .map((token, at) => {
      if (token === 'your') return 'my'
      if (token === 'yours') return 'mine'
      if (token === 'yourself') return 'myself'
      const next = tokens.slice(at + 1).find((one) => /^\p{L}/u.test(one) && !adverbs.has(one)) ?? ''
      const isEnd = /[,.]/u.test(tokens[at + 1] ?? '')
      const isDoer = !isEnd && !makes.test(tokens[at - 2] ?? '') && isVerb(next.replace(/'/gu, '’'))
      const after = tokens[at + 1] === ' ' ? (tokens[at + 2] ?? '') : ''
      if (token.startsWith('you') && token.length > 4 && token.includes('’')) isCertain = false
      if (
        token === 'you' &&
        !isDoer &&
        after !== '' &&
        !endsClause.test(after) &&
        !makes.test(tokens[at - 2] ?? '')
      )
        isCertain = false
      if (token === 'you') return isDoer ? 'I' : 'me'
      return tokens[at - 2] === 'you' && token in toBe ? toBe[token]! : token
    })
    .join('')
  return isCertain ? turned : null
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

/** True when it was answered. */
const ofMoment =
  /\b(?:currently|just now|lately|right now|these days|this (?:month|season|week|year)|today)\b/iu
/** A question that says itself what it asks, and at most one more; "It’s three in the morning. What can you hear?" */
const shortQuestion =
  /^(?:(?:It[’']s|There[’']s|You[’']re|You|Your) [^.?()/:;,&“”"]{5,40}\. )?(?:Are|Can|Could|Did|Do|Does|Has|Have|How|Is|Was|Were|What|What[’']s|When|Where|Which|Who|Why|Would) [^.?()/:;,&“”"]{8,95}(?:, and (?:how|what|when|where|which|who|why)(?:[’']s)? [^.?()/:;,&“”"]{3,50})?\?$/u
/** "If the river could talk, what would it say about you?" */
const ofIf = /^If [^.,?()/:;&“”"]{5,60}, (?:how|what|where|which|who) would [^.,?()/:;&“”"]{4,60}\?$/u
/** "while the rest of us are in our beds": the host, and everybody. */
const ofEverybody =
  /\b(?:all|most|the rest) of us\b|\bour (?:beds|country|days|heads|homes|lives|time|town|world)\b/gu

/** "Best day you’ve had in football. And the worst, if you don’t mind": both are asked for. */
const besideBest =
  /^(?:[Tt]he |[Yy]our )?(?:[Bb]est|[Ww]orst)\b[^.?]{3,60}[.?] And (?:also )?(?:the|your) (best|worst)\b/u

/** The question itself, where it can be read aloud as it is; null if it can’t. */
export function quotedQuestion(label: string): string | null {
  const whole = label.replace(brackets, '').trim()
  const asked = shortQuestion.test(whole) ? whole : questionAlone(label)
  const isPlain = (shortQuestion.test(asked) || ofIf.test(asked)) && whole.startsWith(asked.slice(0, -1))
  const said = asked.replace(ofEverybody, '')
  const [first = ''] = said.replace(/^It[’']s /u, '').split(',')
  const isOdd =
    [forHost, ofForm, ofForms, ofHost, ofMoment].some((one) => one.test(said)) || ofBefore.test(first)
  return isPlain && !isOdd && !whole.slice(asked.length).includes('?') ? asked : null
}

/**
 * What was asked, as a line has it: "what {they} makes, and where", "for a rule in {their} house". Null for what can’t be reported so,
 * or only the host wants to know.
 */
export function reportedQuestion(label: string, spoken: Spoken): string | null {
  const asked = questionAlone(label.replace(/^Please (\p{Ll})/u, (_, letter: string) => letter.toUpperCase()))
  const bare = asked.replace(/\.$/u, '')
  if (!plainQuestion.test(asked)) return null
  const subject = withoutTell(asked).replace(/^Name\b/u, '')
  if ([forHost, ofForm, ofForms, ofHost, ofBefore, ofChoices, ofSeveral].some((one) => one.test(subject)))
    return null
  for (const [form, says] of questionForms) {
    const found = form.exec(bare)
    const said = found && says(found.slice(1))
    if (!said) continue
    const own = asTheGuest(said)
    if (own === null || /\b(?:mine|myself|you|your)\b/u.test(own)) return null
    // "how many of you": one of them
    if (/\b(?:by|for|from|of|to|with) (?:I|me)\b/u.test(own) && /\bhow (?:many|much)\b/u.test(own))
      return null
    const told = inThirdPerson(own, { name: '{guest}', pronouns: places[spoken] }, spoken !== 'name')
    // "what Ana does when they bake": who are they?
    if (spoken === 'name' && /\b(?:them|their|they)\b/u.test(told ?? '')) return null
    const [, opposite] = besideBest.exec(label) ?? []
    const whole = opposite ? `${told}, and the ${opposite}` : told
    return told && whole!.replace('{guest}’s', '{their}')
  }
  return null
}
