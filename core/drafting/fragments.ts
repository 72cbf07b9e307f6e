import { isClause } from './list-items.ts'
import { namesPerson } from './named-person.ts'
import { personPhrase } from './person-phrase.ts'
import { isPast, presentVerbs, withS } from './verbs.ts'
import { capitalized, listed, lowered, withArticle } from './words.ts'

const states =
  /^(?:addicted|afraid|allergic|based|certified|colou?r-?blind|dyslexic|known|left-handed|married(?! in\b)|obsessed|qualified(?! (?:at|from|in)\b)|responsible|scared|sponsored by|terrified|vegan|vegetarian)\b/i
const pastStates =
  /^(?:awarded|born|educated|featured|mentored|named|nominated|published|raised|taught)\s(?:at|as|by|for|in|on|the|to)\b/i
/** "Born in Oslo, working in Paris.": what comes next would have another time. */
export const isPastState = (sentence: string) => pastStates.test(sentence)

/** "certified court interpreter based in El Paso": says what somebody is, not how. */
const isOfPerson = (state: string) =>
  !/^\p{L}+ (?:as|at|by|for|from|in|of|on|the|to|with)\b/u.test(state) &&
  namesPerson(state.split(/[,.]| (?:at|based|for|from|in|of|on|who|with)\b/u)[0]!)

const before = /^(previously|formerly|earlier|most recently|currently|now),? (at|with|in|an?|the)\b/i
/** What goes on after a verb that has no subject: "Lives in Oslo", "Wrote three books". */
const complement =
  /^\p{L}+\s+(?:a|about|an|as|at|by|for|four|from|her|his|in|into|more|on|out|over|the|their|three|through|to|two|up|with|\d[\d,.]*)\b/iu
const bareVerb = /^(?:been|became|came|got|had|kept|lost|made|spent|took|went)\b/i

/** "A former bank manager." */
const formerly =
  /^An? (?:former|retired|trained|qualified|lifelong|proud|keen|native) (?:\p{L}+ ){0,3}\p{L}+\.$/u

const isVerb = (word: string) =>
  isPast(word) || (word.endsWith('s') && [...presentVerbs].some((base) => withS(base) === word))

/** "Turned out she had herded goats." */
const saysHowItEnded = /^Turn(?:ed|s) out (?:he|I|it|she|that|the|they|we)(?!\p{L})/u

/** "Sealed with the Rest is a history of letters.": what something is called may begin as a verb does. */
const isTitled =
  /^\p{Lu}\p{L}+(?: (?:\p{Lu}[\p{L}’'-]*|an?|and|at|by|for|in|of|on|the|to|with)){0,6} \p{Lu}[\p{L}’'-]* (?:follows|is|tells|was)\b/u

const presentOnly: ReadonlySet<string> = new Set([...presentVerbs].map(withS))

/** Does the sentence begin with a verb nobody does, as in "Wrote three books."? */
export const lacksSubject = (sentence: string) => {
  if (isTitled.test(sentence) || saysHowItEnded.test(sentence)) return false
  const first = /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? ''
  return bareVerb.test(sentence) || (isVerb(first) && complement.test(sentence))
}

/** "Kid broke the same window.": typed in a hurry, and nobody says it. */
export const lacksArticle = (sentence: string) =>
  /^(?:First|Last|Next|Second) \p{L}+ (?:is|was)\b|^(?:Boy|Boss|Bull|Client|Couple|Customer|Dog|Dude|Fella|Fellow|Girl|Guy|Kid|Lady|Man|Patient|Husband|Neighbou?r|Student|Teacher|Wife|Woman)\s\p{Ll}/u.test(
    sentence,
  )

/** The same in the past. */
const unchanged = /^(?:cut|fit|hit|let|put|quit|read|set|shut)$/u

/** "my own name": nobody owns it. */
const ofOwn = /\b(?:her|his|its|my|our|their|your) own\b/giu

/** "22 years in October.", "Mechanical engineer by training.": nothing in it is done or is. */
export const lacksVerb = (sentence: string) =>
  !isClause.test(sentence) &&
  !(sentence.replace(ofOwn, '').match(/\p{L}[\p{L}’'-]*/gu) ?? []).some((word) => {
    const lower = word.toLowerCase()
    return (
      isVerb(lower) ||
      presentVerbs.has(lower) ||
      unchanged.test(lower) ||
      /['’](?:re|m|ve|ll|d)$|n['’]t$|^(?:he|here|how|it|she|that|there|this|what|where|who|\p{Ll}+(?:body|one|thing))['’]s$/u.test(
        lower,
      )
    )
  })

const opensRelative = /\b(?:that|which|who|whose|where)\b(?![’'])/iu
const opensClause =
  /\b(?:after|although|as|because|before|if|since|than|that|though|unless|until|when|where|whether|which|while|who|whose)\b/iu
const auxiliary =
  /^(?:is|are|was|were|am|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|[\p{L}’']+n[’']t|\p{L}+[’'](?:s|re|m|ve|ll|d))$/iu
const verbsIn = (text: string) =>
  (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => {
    const lower = word.toLowerCase()
    return auxiliary.test(lower) || unchanged.test(lower) || isVerb(lower) || presentVerbs.has(lower)
  }).length

/** "The year before we opened I slept badly." */
const ofTime =
  /^\p{L}+ (?:\p{L}+ )?(?:afternoon|day|evening|minute|moment|month|morning|night|spring|summer|time|week|winter|year)s?\b/u

/** "In a shed in the garden, when I’m drafting.": nothing is done but in the clause behind. */
function isTail(sentence: string): boolean {
  const at = sentence.search(/\b(?:although|because|before|if|since|though|unless|until|when|while)\b/iu)
  const before = sentence.slice(0, Math.max(0, at))
  return (
    at > 3 &&
    !ofTime.test(before) &&
    lacksVerb(before) &&
    !/, (?:I|he|it|she|the|there|they|we|you)\b/u.test(sentence.slice(at))
  )
}

/** "A narrow hoe my aunt sent from Leeds.": what somebody did with it, and no more. */
const ofContact =
  /^(?:An?|The|Two|Three|Some)(?: \p{L}[\p{L}’'-]{0,15}){1,5}? (?:I|he|she|they|we|(?:her|his|my|our) \p{Ll}{2,15}) \p{Ll}/u

/** "Miss Lorraine that owned the building.": what is done in it, is done in a clause of a thing nothing is said of. */
export function isFragment(sentence: string): boolean {
  if (lacksVerb(sentence)) return true
  if (isTail(sentence)) return true
  if (ofContact.test(sentence) && verbsIn(sentence) < 2) return true
  const at = sentence.search(opensRelative)
  const before = sentence.slice(0, Math.max(at, 0))
  const rest = sentence.slice(before.length).replace(opensRelative, '')
  if (at < 2 || isClause.test(before) || opensClause.test(before) || /[,;:–—]/u.test(before)) return false
  const [clause = ''] = rest.split(opensClause)
  return (
    verbsIn(before) === 0 && !/^\p{Lu}\p{Ll}+ing\b/u.test(before) && verbsIn(clause) < 2 && !/,/u.test(rest)
  )
}

/** "…, a nurse; three daughters.": a note behind a sentence, which has no verb of its own. */
export function withoutNote(sentence: string): string {
  const at = sentence.lastIndexOf('; ')
  return at > 0 && lacksVerb(sentence.slice(at + 2)) ? `${sentence.slice(0, at)}.` : sentence
}

/** "runs", "ran": what the words begin with, behind a name at most. */
type Form = 'present' | 'past' | null
function formOf(words: string): Form {
  const word = /^\p{L}+(?= \p{L})/u.exec(words)?.[0].toLowerCase() ?? ''
  if (presentOnly.has(word)) return 'present'
  return isPast(word) ? 'past' : null
}
const joining = /(?:^| )(?:and|but|or) /u
/** "…, now teaches", "…, two kids", "…, responsible for 30 staff" */
const besideIt =
  /^(?:also|currently|formerly|now|previously|responsible|then|\d+|one(?! of)|two|three|four|five|six) /u

/**
 * "Runs a bakery, sings in a choir.": where a second thing follows that nothing joins to the first; -1 if none does. In a note, `isNote`,
 * it may be anything else that somebody did, is or has.
 */
export function splicedAt(sentence: string, isNote = false): number {
  const pieces = sentence.split(/[,;] /u)
  const [first = ''] = pieces
  const form = formOf(first) ?? formOf(first.replace(/^\S+ /u, ''))
  if (form === null || (form === 'past' && !isNote)) return -1
  const isOther = (piece: string) =>
    isNote ? formOf(piece) !== null || besideIt.test(piece) : formOf(piece) === form
  const at = pieces.findIndex((piece, place) => place > 0 && isOther(piece))
  if (at < 0) return -1
  const rest = pieces.slice(at)
  const isJoined = rest.some((piece) => joining.test(piece)) && formOf(rest[0]!) === form
  return isJoined ? -1 : pieces.slice(0, at).join(', ').length
}

/** "Runs a bakery, Leeds.", "Repairs clocks, over 30 years.": a note that joins nothing. "Austin, Texas" is one place. */
const placeBehind = /^\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*){0,2}\.$/u
const timeBehind = /^(?:(?:about|almost|more than|nearly|over) )?\d\S* \p{L}+\.$/u
export function withoutLabel(sentence: string): string {
  const [whole = '', note = '', ...more] = sentence.split(', ')
  const spliced = splicedAt(sentence, true)
  if (spliced > 0) return `${sentence.slice(0, spliced)}.`
  const isPlace = placeBehind.test(note) && / \p{Ll}[\p{L}’'-]*$/u.test(whole)
  return more.length === 0 && (isPlace || timeBehind.test(note)) ? `${whole}.` : sentence
}

/** A fragment of a biography as a sentence about `subject`; everything else stays as it is. */
export function wholeSentence(sentence: string, subject: string): string {
  // "Born in Oslo, Maya moved to Paris.", "Formerly a nurse, she sells bread."
  const [, ...clauses] = sentence.split(', ')
  if (clauses.some((one) => /^(?:he|she|they) /u.test(one) || one.startsWith(`${subject} `))) return sentence
  const place = before.exec(sentence)
  if (place) {
    const time = place[1]!.toLowerCase()
    const is = time === 'currently' || time === 'now' ? 'is' : 'was'
    return `${subject} ${is} ${time} ${sentence.slice(place[0].length - place[2]!.length)}`
  }
  if (formerly.test(sentence)) return `${subject} is ${lowered(sentence)}`
  // "Founded in 2019, Dunnage has …": of somebody else, or of a firm
  if (/^\p{L}+ed (?:at|by|in|on) [^,]{1,60}, \p{Lu}\p{Ll}+ \p{Ll}/u.test(sentence)) return sentence
  if (states.test(sentence)) {
    const state = lowered(withoutLabel(sentence))
    return `${subject} is ${isOfPerson(state) ? withArticle(state) : state}`
  }
  if (pastStates.test(sentence)) return `${subject} was ${lowered(withoutLabel(sentence))}`
  return lacksSubject(sentence) && !/^been\b/i.test(sentence)
    ? `${subject} ${lowered(withoutLabel(sentence))}`
    : sentence
}

/** A guest's fragment about themselves with the "I am" that is meant: "Allergic to lilies.", "Retired baker." */
export function inFirstPerson(sentence: string): string {
  const person = personPhrase(sentence)
  if (person) return `I am ${person}`
  if (!states.test(sentence)) return sentence
  const state = lowered(sentence)
  return `I am ${isOfPerson(state) ? withArticle(state) : state}`
}

const withoutStop = (phrase: string) => phrase.replace(/\.$/u, '')

/** The sentences with what is missing in front of fragments: "Dad. Baker." becomes "Stu is a dad and a baker." */
export function wholeSentences(said: string[], subject: string): string[] {
  const whole: string[] = []
  let persons: string[] = []
  const close = () => {
    if (persons.length > 0) whole.push(`${capitalized(subject)} is ${listed(persons)}.`)
    persons = []
  }
  for (const sentence of said) {
    const person = personPhrase(sentence)
    if (person) persons.push(withoutStop(person))
    else {
      close()
      whole.push(wholeSentence(sentence, capitalized(subject)))
    }
  }
  close()
  return whole
}
