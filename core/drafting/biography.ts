import type { DraftedGuest } from '../content/brief.ts'
import { asText } from './answers.ts'
import { corrected, countsOf } from './corrected.ts'
import { isEnglishWord, isForeign } from '../text/english-words.ts'
import {
  alsoIs,
  ofCrown,
  plainOffice,
  published,
  spokenTime,
  withoutBrochure,
  withoutDegree,
  withoutPraise,
  withoutTail,
} from './as-said.ts'
import { isBoast } from './boasts.ts'
import { isFormRemark, withoutHeading } from './form-remarks.ts'
import { isRequest } from '../questionnaires/requests.ts'
import { isOtherEnglish } from './other-english.ts'
import { usedToBe } from './used-to-be.ts'
import { namedAgain, namedShort, withPronouns } from './by-name.ts'
import { retold, type Whom } from './retold.ts'
import { lacksVerb, withoutNote, wholeSentence, wholeSentences } from './fragments.ts'
import { isClause } from './list-items.ts'
import { nameInBiography, writtenNames } from './written-names.ts'
import { onAnyDay, withLeftIn, withoutAsides, withoutUnsaid } from './unsaid.ts'
import { personPhrase } from './person-phrase.ts'
import { saysInitials } from './initials.ts'
import { isFirstPerson } from '../text/sentences.ts'
import { capitalized } from './words.ts'
import { repeats } from './echoes.ts'
import { greeting, saidSentences } from './tidied.ts'
import { isTypedSentence, linksBack, sayable } from './sayable.ts'
import { presentVerbs } from './verbs.ts'
import type { TextSource } from '../content/sentence-source.ts'

/** A stretch of biography: what the host typed ("bio") or what the guest answered ("self"). */
export interface Biography {
  id: 'bio' | 'self'
  from: TextSource[]
  /** The sentences as they were written. */
  said: string[]
  /** Whose words they are; prose speaks of the guest already. */
  voice: 'prose' | 'guest' | 'unknown'
  /** Sentences in the third person, which the host can say; none if that isn't certain. */
  told: string[]
  /** Is the sentence the text begins with left out? The others may not say who the guest is. */
  isHeadless?: boolean
  /** What is left to quote. */
  left: string[]
}

/** "Before that he was at MIT.": the sentence before is what the role has said already. */
const earlier = ([first = '', ...rest]: string[], name: string) => [
  first.replace(/^(?:Before|Prior to) (?:that|this),? (?:he|she) (?=\p{Ll})/u, `Earlier, ${name} `),
  ...rest,
]

/** "Helping people shine. says nothing that one could say of somebody. */
const isSlogan = (sentence: string) =>
  /^(?:bringing|building|changing|connecting|creating|empowering|enabling|guiding|helping|inspiring|leading|making|supporting|teaching|transforming|turning)\s[^,;]*[.!]$/iu.test(
    sentence,
  )

/** "Maya Okafor is a marine biologist." says nothing after "Maya Okafor, a marine biologist at …". */
const repeatsRole = (sentence: string, name: string, role: string | null) => {
  if (!role) return false
  const known = new Set(
    `${name} ${role} i m am is was the a an and works as in`.toLowerCase().split(/[^\p{L}]+/u),
  )
  return sentence
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || known.has(word))
}

const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter((part) => part.length > 2)

/** What only the guest can say so, and a joke. */
const hasTone =
  /\b(?:and nobody|actually|apparently|basically|for (?:no|some) reason|honestly|kinda|literally|really|because|but|hate|he|here|it|just|maybe|never|no|nobody|not|only|probably|so|she|somehow|sorry|still|that|them|then|there|they|these|this|those|too|yet)\b|n[’']t\b|[!?:;()–—…]/iu
/** "I do taxes and knock people down.": a verb that isn't known would stay as it is. */
const goesOnUnknown = (sentence: string) =>
  [...sentence.matchAll(/ and (\p{Ll}[\p{L}’'-]*)/gu)].some(
    ([, word]) =>
      !presentVerbs.has(word!) &&
      !/(?:s|ing|ed|ly)$|^(?:about|an?|as|at|by|every|for|from|her|his|in|many|my|of|on|one|our|some|the|their|three|to|two|with)$/u.test(
        word!,
      ),
  )

/** The sentence as one says it, and not as a page has it. */
const spoken = (sentence: string) =>
  [withoutNote, withoutBrochure, withoutTail, ofCrown, published, plainOffice, onAnyDay].reduce(
    (said, change) => change(said),
    sentence,
  )

/** "The choir has ninety members.", where the sentence with the choir in it is left out: which? */
const onlyOfTold = (told: string[]) =>
  told.filter((one, at) => {
    const [, noun = ''] = /^The (\p{Ll}+) (?:has|is|was|were|are|had|now|\p{Ll}+s) /u.exec(one) ?? []
    return noun === '' || told.slice(0, at).join(' ').toLowerCase().includes(noun.slice(0, 5))
  })

function biography(
  id: Biography['id'],
  said: string[],
  fullNames: string[],
  whom: Whom,
  isTyped: boolean,
  known: string[],
  first: string,
): Biography {
  const from: TextSource[] = [id === 'bio' ? { kind: 'field', key: 'bio' } : { kind: 'answer', key: 'bio' }]
  const whole = said.join(' ')
  const quoted = {
    id,
    from,
    said,
    voice: id === 'self' ? ('guest' as const) : ('unknown' as const),
    told: [],
    left: said,
  }
  // Typed without capitals, its names look like words
  if (isForeign(whole) || isTyped) return quoted
  // "Mr. Buttons has one coat. … Out of the coat I’m Walt."
  const prose = said.slice(0, Math.max(0, said.findIndex(isFirstPerson)))
  if (prose[0] && fullNames.some((name) => prose[0]!.startsWith(`${name} `)))
    return biography(
      id,
      prose.filter((sentence) => !lacksVerb(sentence)),
      fullNames,
      whom,
      isTyped,
      known,
      first,
    )
  if (isFirstPerson(whole)) {
    const { told, left } = retold(said, whom)
    const isPlain = (one: string) => /^(?:I|My)\b/u.test(one) && !hasTone.test(one) && !goesOnUnknown(one)
    // What guests answer about themselves is often a joke, and theirs
    const isSure = id === 'bio' && left.length === 0 && said.every(isPlain) && !isTypedSentence(whole)
    return isSure ? { id, from, said, voice: 'guest', told, left: [] } : { ...quoted, voice: 'guest' }
  }
  const called = namedShort(earlier(said.map(spokenTime), whom.name), fullNames, whom.name)
  const named = wholeSentences(called, whom.name)
  const names = fullNames.flatMap(parts)
  const isIn = (sentence: string) => names.some((part) => sentence.toLowerCase().includes(part))
  // "Fished out of Newlyn sixty year.", "Owner of Gold’s since 1993.": a note, in the guest's own way
  const isNote =
    !/^(?:Her|His|He|She)\b/u.test(said[0]!) &&
    (named[0] !== called[0] || (called[0] !== said[0] && !isIn(said[0]!)))
  if (id === 'self' && isNote) return quoted
  // "Ana Gold is an award-winning author. Born in Leeds, she …": the name was in what isn’t said
  const isNamedBefore = first !== said[0] && !linksBack.test(said[0]!) && isIn(first)
  if (isNamedBefore || isIn(`${said[0]!} ${named[0]!}`)) {
    const all = named.map(spoken)
    const sure = sayable(all, whom, known)
    const told = onlyOfTold(alsoIs(withPronouns(usedToBe(sure, whom), whom))).map((one) =>
      namedAgain(one, whom),
    )
    return {
      id,
      from,
      said,
      voice: 'prose',
      told,
      isHeadless: first !== said[0] || sure[0] !== all[0],
      left: [],
    }
  }
  return quoted
}

const ownName =
  /^(?:I[’']?m|I am|my name is) (\S+?)(?: [^,.!]{1,60}?|, \d\d)?(?:,| and|[.!])\s+(?=(?:I|my)\b)/iu

/** "I’m Zoe my boy is called Max" only gives the name again. */
const isNameAgain = (sentence: string, short: string) =>
  (
    /^[Ii][’']?m (\p{L}{2,20}) (?!(?:an?|and|at|but|by|from|in|of|the|who)\b)\p{Ll}/u.exec(sentence)?.[1] ??
    ''
  ).toLowerCase() === short.toLowerCase()

/** "I’m Tasha and I bake.", "Tasha Gold. I bake.", "Tasha Gold, I bake." without what the sentence before has said: the name. */
const withoutName = (text: string, short: string) => {
  const [together = '', names = ''] = ownNames.exec(text) ?? []
  if (together && names.startsWith(short)) return capitalized(text.slice(together.length))
  const [start = '', name = ''] = ownName.exec(text) ?? nameAlone.exec(text) ?? []
  return name.toLowerCase() === short.toLowerCase() ? text.slice(start.length) : text
}
/** "We are Ana and Tom Gold and we bake." */
const ownNames = /^(?:We[’']re|We are) ([^,.!]{5,60}?)(?:,| and|[.!])\s+(?=(?:our|we)\b)/iu
const nameAlone = /^(\p{Lu}\S{1,20})(?: \p{Lu}\S{1,25}){0,3}[.,:;]\s+(?=(?:I|My|my|We)\b)/u

/** "Kia ora!", in front of a guest’s own words */
const withoutSalute = (text: string) => {
  const [start = '', words = ''] = /^\s*(\S{2,15}(?: \S{2,15})?)[.!]\s+(?=\p{Lu})/u.exec(text) ?? []
  return words.split(' ').some((word) => isEnglishWord(word.toLowerCase())) ? text : text.slice(start.length)
}

/** Every way in which the biography may call the guest. */
const namesOf = ({ name, bio, responses }: DraftedGuest) => {
  const called = [bio ?? '', asText(responses['bio'])].flatMap((text) => nameInBiography(text, name) ?? [])
  return [...called, ...writtenNames(name)]
}

/** "Cnoc Rua took gold.": nobody has said that it is the guest’s, unless the sentences before do. */
function isOfCompany(sentence: string, { bio, company }: DraftedGuest): boolean {
  const [first = '', second = ''] = (company ?? '').split(/[\s,]+/u)
  const called = first.length > 3 ? first : `${first} ${second}`.trim()
  const before = (bio ?? '').slice(0, (bio ?? '').indexOf(sentence.slice(0, 20)))
  return called.length > 3 && sentence.startsWith(called) && !before.includes(called)
}

/** What a page lists last, and nobody listens for */
const isMarginal =
  /^(?:He|She|They)(?: is| has been|[’']s)? (?:an? )?(?:(?:serves|sits) on the board|past president|frequent speaker|regular speaker)\b|^\S{1,20} (?:\S{1,20} ){0,3}ha(?:s|ve) (?:also )?been (?:featured|profiled|quoted) (?:by|in|on)\b|^(?:He|She|They) (?:is board[- ]certified\b|completed (?:(?:an?|her|his|their) )?(?:[\p{L}-]{2,15} ){0,3}(?:fellowship|internship|medical school|residency|training)\b)/u

/** A few words without a verb: "Third generation." */
const isShred = (sentence: string) =>
  sentence.split(' ').length <= 3 &&
  !isClause.test(sentence) &&
  !personPhrase(sentence) &&
  wholeSentence(sentence, 'X') === sentence &&
  !/\p{Ll}{2}s\b/u.test(sentence.split(' ').slice(0, 2).join(' '))

/** "It’s worker-owned since 2020.": what is, where the sentence before is left out? */
const goesOn = /^(?:It|Its|That|These|This|Those)(?!\p{L})/u

/** How many of them follow each other in the text: a guest’s words are quoted without a gap. */
function runOf(all: string[], said: string[]): number {
  const start = all.indexOf(said[0]!)
  const gap = said.findIndex((sentence, at) => sentence !== all[start + at])
  return gap < 0 ? said.length : gap
}

/** What a text says about the guest: each sentence once, and nothing that only repeats the role. */
export function biographiesOf(
  guest: DraftedGuest,
  fullName: string,
  role: string | null,
  whom: Whom,
): Biography[] {
  const taken = new Set<string>()
  const typed = guest.responses['bio']
  const own = withoutSalute(Array.isArray(typed) ? typed.join('\n') : (typed ?? ''))
  const texts = {
    bio: withoutPraise(withoutAsides(withLeftIn(guest.bio ?? ''))),
    self: isFirstPerson(own) ? withoutHeading(own) : withoutAsides(own),
  }
  const counts = countsOf(guest)
  return (['bio', 'self'] as const).flatMap((id) => {
    const all = saidSentences(withoutName(withoutUnsaid(texts[id]).replace(greeting, ''), whom.name)).flatMap(
      (sentence) => corrected(withoutDegree(sentence), counts),
    )
    // A doctorate that the guest speaks of isn’t a line of a page
    const isOwn = id === 'self' && isFirstPerson(all.join(' '))
    const isWorth = (sentence: string) =>
      !saysInitials(sentence, guest.title ?? '') &&
      !isNameAgain(sentence, whom.name) &&
      !taken.has(sentence) &&
      !isSlogan(sentence) &&
      !repeatsRole(sentence, fullName, role) &&
      (isOwn || !isBoast(sentence)) &&
      !isRequest(sentence) &&
      !isFormRemark(sentence) &&
      !(id === 'bio' && isMarginal.test(sentence)) &&
      (id === 'self' || !isOtherEnglish(sentence)) &&
      (id === 'self' || (!isOfCompany(sentence, guest) && !isShred(sentence)))
    const said = all.filter(
      (sentence, at) => isWorth(sentence) && !(at > 0 && goesOn.test(sentence) && !isWorth(all[at - 1]!)),
    )
    if (said.length === 0) return []
    if (isFirstPerson(said.join(' '))) said.splice(runOf(all, said))
    const repeated = said.filter((sentence) => repeats(sentence, [...taken])).length
    said.forEach((sentence) => taken.add(sentence))
    const isTyped = id === 'bio' && /^\s*\p{Ll}/u.test(texts.bio) && !/\p{Lu}/u.test(texts.bio)
    const one = biography(id, said, namesOf(guest), whom, isTyped, role ? [role] : [], all[0]!)
    return repeated < said.length && one.told.length + one.left.length > 0 ? [one] : []
  })
}
