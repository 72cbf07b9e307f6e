import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord, isForeign } from '../text/english-words.ts'
import { sentences } from '../text/sentences.ts'
import { isOfBare } from './bare-nouns.ts'
import { isBoast } from './boasts.ts'
import { saysInitials } from './initials.ts'
import { coupleRole, withKin } from './couple-role.ts'
import {
  companyOf,
  isAlone,
  isArmed,
  isCongregation,
  isSayable,
  placeFor,
  saysKind,
  withThe,
} from './company.ts'
import { nowAndBefore, ownerRole } from './owner-role.ts'
import { field, type Sourced } from './sourced.ts'
import { spokenName } from './names.ts'
import { isCouple, isGroup, ofMany } from './short-name.ts'
import { isOfNothing, isOtherTongue } from './title-parts.ts'
import { isSlogan, namesPerson, person, soleOffice, titleOf } from './title.ts'
import { titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

const officeOf =
  /\b(chancellor|provost|prior|prioress|abbot|abbess|founders?|owners?|proprietors?|president|directors?|chair\w*|editor-in-chief|c[a-z]o|operator)$/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /^director of photography$|\bc[efto]o (?:advisor|coach|consultant)$|\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$|\b(?!and |co-?|sole |part |joint |majority |generation )\p{L}{3,20} owner$/iu
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Has the sentence no words but these, and those that join them? */
function saysOnly(sentence: string, known: string): boolean {
  const words = new Set([...wordsOf(known), ...wordsOf('is was a an the at of and for in with she he they')])
  return sentence !== '' && wordsOf(sentence).every((word) => words.has(word))
}

/** "Seun Fashola is VP of Platform Engineering at Kudi, a payments company in Lagos." */
function saysWhoIs(sentence: string, title: string): boolean {
  const at = sentence.search(/\b(?:is|was|are) /u)
  const said = at < 0 ? [] : wordsOf(sentence.slice(at)).slice(1)
  if (/^(?:an?|the)$/u.test(said[0] ?? '')) said.shift()
  const called = wordsOf(title).filter((word) => word !== 'of')
  return called.length > 0 && said[0] === called[0] && called.every((word) => said.includes(word))
}

/** Two callings, of which the company may pay for one: "Roller derby coach and pediatric nurse". */
const isTwofold = (title: string) => {
  const [first = '', second = '', ...more] = title.split(' and ')
  return (
    more.length === 0 &&
    title.split(' ').length > 3 &&
    person.test(first) &&
    person.test(second) &&
    !soleOffice.test(title)
  )
}

/** "My guest is Ana, chair.", "… a chairman and majority owner": of what? */
const bareOffice =
  /^(?:(?:deputy|executive|former|group|joint|majority|retired|sole) )*(?:custodian|entrepreneur|partner|(?:co-?)?founder|owner|proprietor|owners|founders|co-founders|retired|self-employed|freelance|captain|chair(?:man|woman|person)?|commander|leader|member|president|head|dean|chief|managing (?:director|partner)|chief executive|organi[sz]er|co-?ordinator|facilitator|administrator|manager|representative|specialist|supervisor|[a-z]{2,3}o)$/iu
const isBare = (title: string) => title.split(/ and |, /u).every((part) => bareOffice.test(part))

export const isOffice = (title: string) =>
  soleOffice.test(title) && !trade.test(title) && !/(?<!\bco)-founder$/iu.test(title)

/** "Runner and midwife", "author / speaker": an office is one job whatever it is called. */
export const namesTwoCallings = (title: string) => / (?:and|\+|&) |[,/|]/u.test(title) && !isOffice(title)

const ofRank =
  /^(?:(?:senior|executive|associate|general|group|regional) )*(?:[ase]?vp|vice president|manager) of /iu

/** The title as it follows a name: "a zoo vet", "head of maintenance", "sheep shearers". */
function named(title: string, guest: DraftedGuest, hasCompany: boolean): string {
  const phrase = titleInSentence(title)
  // "Becca and Tom Harlow, sheep shearers at …"
  const isSeveral = / (?:&|\+|and) /u.test(guest.name) && /(?<!s)s$/u.test(title)
  // "Ana, founder." of what? "Ana, ship’s chief engineer", of any ship
  const isAlone =
    !hasCompany &&
    /^(?:(?:co-?)?founder|partner|(?:\S+ )?c[efto]o|(?:(?!managing )\S+ ){0,4}(?:director|owner)|head (?!of )\S+|(?:(?!of )\S+ ){0,2}chief (?!of )\S+)$/iu.test(
      title,
    )
  const isUnder = /^(?:assistant|associate|deputy|junior|vice(?! president)) /iu.test(title)
  // One of a kind, like “director of”: "VP of data at …"
  const isRanked = hasCompany && ofRank.test(title)
  // "lead pastor of …"
  const isFirst = hasCompany && /^(?:head|lead|senior) (?:minister|pastor|priest|rabbi)$/iu.test(title)
  const isAsItIs =
    (isOffice(title) && !isAlone && !isUnder && !/^(?:former|retired) /iu.test(title)) ||
    isSeveral ||
    isFirst ||
    isRanked ||
    /^(the|an?)\s/i.test(title)
  return isAsItIs ? phrase : withArticle(phrase)
}

/** Is the company said with the title, where the biography begins with `first`? */
function isCompanySaid(title: string, company: string, first: string, isOnlyRole: boolean): boolean {
  const isLong = company.includes(' ') || company.length > 5
  // The first sentence about the guest says it
  const isSaidNext =
    !isOwnOffice(title) &&
    isLong &&
    !isOnlyRole &&
    !/^(?:Before|Prior)\b/u.test(first) &&
    first.includes(company)
  const isPast = /^(?:ex|former|retired)\b/iu.test(title) && !isArmed.test(company)
  // "county commissioner for Teton County"
  const [last = ''] = company.toLowerCase().split(' ').slice(-1)
  const words = title.toLowerCase()
  const isKnown =
    words.includes(company.toLowerCase()) || (last.length > 4 && words.split(' ').includes(last))
  return (
    isSayable(company) &&
    !isPast &&
    !isSaidNext &&
    !isTwofold(title) &&
    !trade.test(title) &&
    (!isAlone(title) || isOffice(title)) &&
    !/\bex-/iu.test(title) &&
    !isKnown
  )
}

const longWords = (text: string) => wordsOf(text).filter((word) => word.length > 3)

/** Said with an article nobody here would guess. */
const ofOtherTongue =
  /^(?:Centro|Escuela|Hospital (?:de|del)|Institut|Instituto|Ministerio|Museo|Orquesta|Teatro|Universidad|Universidade) /u

/** "Cincinnati Reds": one is with "the" Reds, and no name says whether it is a team's. */
const isTeam = (company: string) =>
  /^(?:\p{Lu}\S* )+\p{Lu}\p{Ll}{2,}s$/u.test(company) &&
  !/(?:Airlines|Airways|Analytics|Archives|Associates|Boats|Books|Brothers|Ceramics|Courts|Daughters|Dynamics|Electronics|Enterprises|Farms|Films|Foods|Galleries|Games|Gardens|Homes|Hospitals|Industries|Kitchens|Laboratories|Labs|Libraries|Lights|Logistics|Motors|Palaces|Parks|Partners|Pictures|Productions|Railways|Rangers|Records|Robotics|Schools|Sciences|Services|Solutions|Sons|Stores|Studios|Systems|Technologies|Textiles|Theatres|Trusts|Ventures|Vineyards|Whippets|Wines|Woods|Works|ss|us|is)$/u.test(
    company,
  ) &&
  isEnglishWord(company.split(' ').at(-1)!.toLowerCase())

/** Is it plain which job the company pays for? Not of a runner and midwife, or "taquería owner" at "Taquería La Güera". */
function isSure(title: string, company: string, name: string): boolean {
  // "VP of data and analytics" is one
  const isOne = isOffice(title) || !/ and |[,/&]/u.test(title.split(/ (?:for|of) /u)[0]!)
  const known = new Set(longWords(title))
  // "an etiquette coach at Wójcik and Co.", who is Fenella Wójcik
  const isOwn =
    title !== '' &&
    !isOffice(title) &&
    !/\bpartner$/iu.test(title) &&
    longWords(company).some((word) => wordsOf(name).includes(word))
  return (
    isOne &&
    !isOwn &&
    !ofOtherTongue.test(company) &&
    !isTeam(company) &&
    !company.includes('/') &&
    // "at Studio at Mill Lane"
    !/ at \p{Lu}/u.test(company) &&
    !longWords(company).some((word) => known.has(word))
  )
}

/** One is the pastor of a church, and of more than one of several. */
const isClergy =
  /\b(?:curate|minister|pastor|priest|rabbi|rector|vicar)$|\b(?:curate|minister|pastor|priest|rector|vicar) of /iu

/** "founder of", "a pastor of", "a nurse at", "a ranger with" */
function placeOf(title: string, company: string): string {
  const place = placeFor(title, company) ?? 'at'
  const isOf = isOwnOffice(title) && (place === 'at' || place === 'with')
  return isOf || (isClergy.test(title) && isCongregation.test(company)) ? 'of' : place
}

const isOwnOffice = (title: string) => isOffice(title) && officeOf.test(title)

/** A club or a team has one, and a fleet has many. */
const isCaptain = (title: string, company: string) =>
  /^captain$/iu.test(title) && /\b(?:club|team|[A-Z]*FC)$/iu.test(company)
/** "the conductor of the Slow Kiln Band": what several people do together has one. */
const isChosen = (title: string, company: string) =>
  /^(?:(?:general|hon|honorary|musical) )?(?:conductor|secretary|treasurer)$/iu.test(title) &&
  /\b(?:Association|Band|Choir|Choral|Chorus|Club|Ensemble|Federation|Guild|Orchestra|Philharmonic|Singers|Society|Symphony|Trust|Union)$/u.test(
    company,
  )

const isMayor = (title: string) => /^(?:mayor|sheriff|landlady|landlord)$/iu.test(title)

/** "Head of customer success", of what firm? One works in it; a head of physics teaches, and nobody works in langar. */
const headOf = /^head of ((?!household\b|state\b)\p{Ll}+(?: \p{Ll}+){0,2})$/iu
const taught =
  /^(?:art|biology|chemistry|department|drama|english|french|geography|german|history|languages|maths?|mathematics|music|physics|school|science|sixth form|spanish|year)\b/iu
const isBranch = (branch: string) => !taught.test(branch) && branch.split(' ').every(isEnglishWord)

const ofForm =
  /\b(?:class|grade|level|year) \d|\b(?:19|20)\d\d\b|[/|→>()[\]“”"+]|\b(?:currently|now|previously|since|then|until)\b/u
/** Nobody says "a class 1 driver", "a maker of pipes since 1988", "president of cooperative" or "from Goldify" of a guest. */
export const isSpokenRole = ({ text }: Role) =>
  !(text.startsWith('from ') && !saysKind(text.slice(5))) &&
  !ofForm.test(text) &&
  !/^an? \p{Ll}+(?<!s|u|i)s$/u.test(text) &&
  text.split(' at ').length < 3 &&
  !isOfBare(text)

/** The first of what the guest could be said to be that one says. */
export const spokenRole = (roles: (Role | null)[]): Role | null =>
  roles.find((one) => one !== null && isSpokenRole(one)) ?? null

/** "a marine biologist at the Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const title = titleOf(guest)
  const company = companyOf(guest, title)
  const first =
    sentences(guest.bio ?? '').find((one) => !isBoast(one) && !saysInitials(one, guest.title ?? '')) ?? ''
  const isOnlyRole = saysOnly(first, `${guest.name} ${title} ${company}`)
  // "My guest is a taxi driver. She is a taxi driver in Lisbon."
  if (title && !isOnlyRole && saysWhoIs(first, title)) return null
  const isOneOfTwo =
    /\/ ?\p{L}/u.test(guest.title ?? '') &&
    !isOffice(title) &&
    !/^mayor$/iu.test(title) &&
    !isCaptain(title, company)
  const names =
    !isOneOfTwo &&
    !(isClergy.test(title) && / of /u.test(title)) &&
    isSure(title, company, guest.name) &&
    isCompanySaid(title, company, first, isOnlyRole)
  const role = (text: string, isNoun = true): Role => ({
    ...field(text, ...(title ? ['title'] : []), ...(names ? ['company'] : [])),
    isNoun,
  })
  const past = nowAndBefore(guest.title ?? '')
  const present = past && roleOf({ ...guest, title: past.now }, written)
  if (present) return { ...present, text: `${present.text} and ${past.before}` }
  const isOfMany = ofMany.test(title) && isGroup({ ...guest, title })
  const isOfTwo = isCouple(spokenName(guest.name))
  const together = isOfTwo ? coupleRole(guest) : null
  if (together) return { ...field(together, 'title'), isNoun: true }
  const owner = isSayable(company) && !first.includes(company) ? ownerRole(guest) : null
  if (owner && !isOfTwo && !isForeign(written))
    return { ...field(`${owner} of ${withThe(company)}`, 'title', 'company'), isNoun: true }
  if (((isBare(title) || isOfNothing(title)) && !names) || isOtherTongue(title)) return null
  // "I’m a passenger", "apprentice → journeyman", "president of cooperative"
  if (/^I[’']?m\b|[→>|]| of (?:association|club|company|cooperative|department|school|shop)$/iu.test(title))
    return null
  // "founder, CEO, citizen scientist, speaker": a line of a page
  if (/(?:,[^,]*){2}/u.test(title) && !/ (?:and|of) /u.test(title)) return null
  // "a retired president of the Tribunal": of which?
  if (/ of the \p{Lu}\p{Ll}+$/u.test(title) && !names) return null
  // "a sister of missing person"
  if (
    / of (?:\p{Ll}+ )?(?:child|inmate|man|patient|person|prisoner|soldier|student|survivor|victim|woman)$/u.test(
      title,
    )
  )
    return null
  // "a partner of family business advisory"
  if (/^partner of\b/iu.test(title)) return null
  if (title && !isSlogan(title) && !isForeign(written) && !namesPerson(title) && !isOfMany) return null
  // "Irish Sign Language/English interpreter", "She/her": half of it isn't what she is
  const isHalf = title.startsWith('English ') && /\S ?\/ ?English\b/u.test(guest.title ?? '')
  if (isHalf || /^(?:her|him|them)$/iu.test(title)) return null
  // "Ana and Tom Gold" aren’t "a mother"
  if (title && isOfTwo && !/(?<!s)s(?: |$)/u.test(title)) return null
  if (!title) return names ? role(`from ${withThe(company)}`) : null
  // "Helping leaders find clarity" is nobody’s job
  if (isSlogan(title)) return names ? role(`from ${withThe(company)}`, false) : null
  // An article and a small letter belong to English titles only
  if (isForeign(written) && !person.test(title))
    return role(names ? `from ${withThe(company)}` : title, false)
  if (names && [isCaptain, isChosen, isMayor].some((one) => one(title, company)))
    return role(`the ${titleInSentence(title)} of ${withThe(company)}`)
  // "Leader of the Council" of Wigan Council
  const [, head, body] = /^(.{3,40}) of the (\p{L}+)$/u.exec(title) ?? []
  if (head && company.endsWith(` ${body}`)) return role(`${named(head, guest, true)} of ${withThe(company)}`)
  const [, branch] = headOf.exec(titleInSentence(title)) ?? []
  if (branch && !names) return isBranch(branch) ? role(`who works in ${branch}`, false) : null
  const said = named(title, guest, names)
  const whole = names ? `${said} ${placeOf(title, company)} ${withThe(company)}` : said
  return role(isOfTwo ? withKin(whole, guest) : whole)
}
