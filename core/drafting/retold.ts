import { inFirstPerson, isPastState, lacksArticle, lacksSubject } from './fragments.ts'
import { isAmbiguous, meansAnother, otherPerson, type Pronouns } from './pronouns.ts'
import { adverbs, isPast, modals, presentVerbs, surelyVerbs, withS } from './verbs.ts'

/** Whoever a first-person sentence is retold of. */
export interface Whom {
  name: string
  /** Null when they aren't known: then only the name can be used, once a sentence. */
  pronouns: Pronouns | null
  /** Two people, a band or a firm: “they” is said as soon as they are known. */
  isSeveral?: boolean
}

const contraction: Record<string, string[]> = {
  'I’m': ['I', ' ', 'am'],
  'I’ve': ['I', ' ', 'have'],
  'I’ll': ['I', ' ', 'will'],
}
export const straight = (word: string) => word.replace(/'/gu, '’')

/** Words and what separates them, alternating. */
export const tokensOf = (sentence: string) =>
  (sentence.match(/\p{L}[\p{L}’'-]*|[^\p{L}]+/gu) ?? []).flatMap(
    (token) => contraction[straight(token)] ?? [token],
  )

const isWord = (token: string | undefined) => token !== undefined && /^\p{L}/u.test(token)
const ofGuest = /^(I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)$/u
const isEnglish =
  /\b(the|of|and|was|is|with|that|for|have|had|not|are|it|at|from|an|am|do|how|who|what|which|where|they|them|this|every|can|will|would|could|should|still|never|when|there|about|(?<!\p{L})(?!usted|pared)\p{L}{3,}(ed|ing))\b/iu
export const quotes = /["“”„«»]|(^|\s)[‘']\p{L}/u
export const inverted = /\b(am|do|did|have|had|was|can|could|will|would|should|did|nor)\s+I\b/iu
const ofOthers =
  /\b(we|us|our|ours|ourselves|you|your|yours|yourself|let[’']s|we[’']\p{L}+|you[’']\p{L}+)\b/iu
/** True on the day it was written; in the guest's own words it is their time. */
const passing =
  /\b(?:yesterday|tomorrow|tonight|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter)|ago)\b/iu
/** "I’d" is had or would: the verb behind it decides, and a wrong guess would be read aloud. */
const hadOrWould = /\bI[’']d\b/u
const opensClause = /^(to|who|that|which|where|what|how|when|because|if|while|whose|why|than)$/iu

/** The next word's place that is not an adverb; -1 at a comma or the end. */
const nextVerb = (tokens: string[], from: number) => {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!isWord(token)) {
      if (token.trim() !== '') return -1
    } else if (!adverbs.has(token.toLowerCase())) return at
  }
  return -1
}

const irregularPresent: Record<string, string> = {
  am: 'is',
  have: 'has',
  'haven’t': 'hasn’t',
  do: 'does',
  'don’t': 'doesn’t',
}

/** The verb after a third person singular; null when it is not known for a verb. */
const conjugated = (verb: string) => {
  const plain = straight(verb)
  if (irregularPresent[plain]) return irregularPresent[plain]
  if (modals.has(plain) || isPast(plain)) return verb
  return presentVerbs.has(plain) ? withS(plain) : null
}

/**
 * Verbs that go on after "and" in the present ("I grow tea and make bowls") take the ending as well. Gives false when it isn't clear whether a word still has the same subject.
 */
function conjugateFollowing(tokens: string[], verbAt: number): boolean {
  let isClear = true
  for (let at = verbAt + 1; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token === 'I' || /[.;:!?–—]/u.test(token)) return true
    if (opensClause.test(token) || presentVerbs.has(token)) isClear = false
    const coordinates = /^(and|or|but|then|yet)$/u.test(token) || /^,\s*$/u.test(token)
    const next = coordinates ? nextVerb(tokens, at + 1) : -1
    if (next < 0) continue
    const word = tokens[next]!
    if (/^(am|have|do|was)$/u.test(word)) return false
    if (!presentVerbs.has(word)) continue
    if (!isClear || !surelyVerbs.has(word)) return false
    tokens[next] = withS(word)
    at = next
  }
  return true
}

/** Are there English words besides the pronouns, which other languages share (me, i, my)? */
export const speaksEnglish = (sentence: string, tokens: string[]) =>
  isEnglish.test(sentence) ||
  sentence.startsWith('why ') ||
  tokens.some((token, at) => token === 'I' && conjugated(tokens[nextVerb(tokens, at + 1)] ?? '') !== null)

export const capitalIf = (isFirst: boolean, text: string) =>
  isFirst ? text.charAt(0).toLocaleUpperCase('en') + text.slice(1) : text

/**
 * The sentence with the guest in the third person; null when that is not certain to come out right. `isNamed` says that
 * a pronoun is understood without the name.
 */
export function inThirdPerson(sentence: string, { name, pronouns }: Whom, isNamed: boolean): string | null {
  if (quotes.test(sentence) || inverted.test(sentence) || ofOthers.test(sentence) || sentence.endsWith('?'))
    return null
  if (passing.test(sentence) || hadOrWould.test(sentence)) return null
  if (pronouns && (isAmbiguous(sentence, pronouns) || meansAnother(sentence, pronouns))) return null
  const tokens = tokensOf(sentence)
  const mentions = tokens.filter((token) => ofGuest.test(token)).length
  if (mentions === 0) return sentence
  if ((!pronouns && mentions > 1) || !speaksEnglish(sentence, tokens) || /^Me\b/u.test(sentence)) return null
  let isKnown = isNamed && pronouns !== null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!ofGuest.test(token)) continue
    const byName = !isKnown
    isKnown = pronouns !== null
    const isFirst = at === 0
    const lower = token.toLowerCase()
    if (lower === 'i') {
      tokens[at] = byName ? name : capitalIf(isFirst, pronouns!.subject)
      if (!byName && pronouns!.isPlural) {
        if (!pluralVerb(tokens, at)) return null
      } else if (!singularVerb(tokens, at)) return null
    } else if (lower === 'my') tokens[at] = byName ? `${name}’s` : capitalIf(isFirst, pronouns!.possessive)
    else if (byName && lower === 'me') tokens[at] = name
    else if (byName) return null
    else tokens[at] = { me: pronouns!.object, mine: pronouns!.absolute, myself: pronouns!.reflexive }[lower]!
  }
  return tokens.join('')
}

function singularVerb(tokens: string[], subjectAt: number): boolean {
  const verbAt = nextVerb(tokens, subjectAt + 1)
  if (verbAt < 0) return false
  const verb = tokens[verbAt]!
  const turned = conjugated(verb)
  if (turned === null) return false
  const isPresent = turned !== verb
  tokens[verbAt] = turned
  return !isPresent || conjugateFollowing(tokens, verbAt)
}

/** "I am" and "I was" become "are" and "were"; every other verb stays as it is. */
export function pluralVerb(tokens: string[], subjectAt: number): boolean {
  const verbAt = nextVerb(tokens, subjectAt + 1)
  if (verbAt < 0) return false
  const be: Record<string, string> = { am: 'are', was: 'were', 'wasn’t': 'weren’t' }
  tokens[verbAt] = be[straight(tokens[verbAt]!)] ?? tokens[verbAt]!
  return !/\b(and|but|or)\s+(\p{L}+ly\s+)?(was|am)\b/iu.test(tokens.slice(verbAt).join(''))
}

/** "I’m a nurse": the guest is meant, nobody else. */
const ownRole = /^I(?:[’']m| am| was) (?:an?|the) [^,.;]*/u

/** A passage retold as far as it goes; what is left is for quotation. */
interface Retold {
  told: string[]
  left: string[]
}

/**
 * Retells the sentences of an answer in the third person up to the first that cannot be. Sentences that do not mention
 * the guest are kept as they are; a passage that never does in a way that can be retold is left whole.
 */
export function retold(said: string[], whom: Whom): Retold {
  const told: string[] = []
  let isNamed = false
  let mentions = 0
  for (const sentence of said) {
    // A sentence without its subject is how one writes, not how one speaks of somebody
    if (lacksSubject(sentence) || lacksArticle(sentence) || isPastState(sentence)) break
    const next = inThirdPerson(inFirstPerson(sentence), whom, isNamed)
    if (next === null || (!whom.pronouns && mentions > 0 && next !== sentence)) break
    if (next !== sentence) mentions += 1
    // Another person between name and pronoun: say the name again
    isNamed = (isNamed || next !== sentence) && !otherPerson.test(sentence.replace(ownRole, ''))
    told.push(next)
  }
  return mentions > 0 ? { told, left: said.slice(told.length) } : { told: [], left: said }
}
