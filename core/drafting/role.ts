import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord, isForeign } from '../text/english-words.ts'
import { sentences } from '../text/sentences.ts'
import { isOfBare } from './bare-nouns.ts'
import { isBoast } from './boasts.ts'
import { saysInitials } from './initials.ts'
import { coupleRole, withKin } from './couple-role.ts'
import { companyOf, isSayable, municipal, saysKind, withThe } from './company.ts'
import { isOffice, titleSaid } from './office.ts'
import { nowAndBefore, ownerRole } from './owner-role.ts'
import {
  isCaptain,
  isCompanySaid,
  isOnlyOne,
  officeAndBody,
  officeOfBody,
  placeOf,
  wordsOf,
} from './role-place.ts'
import { field, type Sourced } from './sourced.ts'
import { spokenName } from './names.ts'
import { isCouple, isGroup, ofMany } from './short-name.ts'
import { isOfNothing, isOtherTongue } from './title-parts.ts'
import { namesPerson, person } from './named-person.ts'
import { isSlogan, titleOf } from './title.ts'
import { titleInSentence } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

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

/** "My guest is Ana, chair.", "… a chairman and majority owner": of what? */
const bareOffice =
  /^(?:(?:deputy|executive|former|group|joint|majority|retired|sole) )*(?:custodian|entrepreneur|partner|(?:co-?)?founder|owner|proprietor|owners|founders|co-founders|graduate|alumn(?:a|us)|volunteer|retired|self-employed|freelance|captain|chair(?:man|woman|person)?|commander|leader|member|president|head|dean|chief|principal|(?:general|managing) (?:director|manager|partner)|chief executive|organi[sz]er|co-?ordinator|facilitator|administrator|manager|representative|specialist|supervisor|treasurer|[a-z]{2,3}o)$/iu
const isBare = (title: string) => title.split(/ and |, /u).every((part) => bareOffice.test(part))

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

/** "I’m a passenger", "apprentice → journeyman", "president of cooperative"; "a sister of missing person"; "a partner of family business advisory" */
const neverSaid = [
  /^I[’']?m\b|[→>|]| of (?:association|club|company|cooperative|department|school|shop)$/iu,
  / of (?:\p{Ll}+ )?(?:child|inmate|man|patient|person|prisoner|soldier|student|survivor|victim|woman)$/u,
  /^partner of\b/iu,
]

/** "a marine biologist at the Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const apart = officeAndBody(guest.title ?? '')
  if (apart) return roleOf({ ...guest, title: apart.office, company: apart.body }, written)
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
  const names = !isOneOfTwo && isCompanySaid(title, company, guest.name, first, isOnlyRole)
  const role = (text: string, isNoun = true): Role => ({
    ...field(text, ...(title ? ['title'] : []), ...(names ? ['company'] : [])),
    isNoun,
  })
  const past = nowAndBefore(guest.title ?? '')
  const present = past && roleOf({ ...guest, title: past.now }, written)
  if (present) return { ...present, text: `${present.text} and ${past.before}` }
  const isOfMany = ofMany.test(title) && isGroup({ ...guest, title })
  const isOfTwo = isCouple(spokenName(guest.name))
  // "Ana Gold and Tom Reed, of the folk duo Slow Kiln"
  if (isOfTwo && isOfMany && isSayable(company))
    return { ...field(`of the ${titleInSentence(title)} ${company}`, 'title', 'company'), isNoun: false }
  const together = isOfTwo ? coupleRole(guest) : null
  if (together) return { ...field(together, 'title'), isNoun: true }
  const owner = isSayable(company) && !first.includes(company) ? ownerRole(guest) : null
  if (owner && !isOfTwo && !isForeign(written))
    return { ...field(`${owner} of ${withThe(company)}`, 'title', 'company'), isNoun: true }
  if (((isBare(title) || isOfNothing(title)) && !names) || isOtherTongue(title)) return null
  if (neverSaid.some((one) => one.test(title))) return null
  // "founder, CEO, citizen scientist, speaker": a line of a page
  if (/(?:,[^,]*){2}/u.test(title) && !/ (?:and|of) /u.test(title)) return null
  const office = officeOfBody(title, company)
  if (office) {
    const whole = `${titleSaid(office.office, guest.name, true)} of ${withThe(office.body)}`
    return { ...field(whole, 'title', 'company'), isNoun: true }
  }
  // "a former mayor": of where?
  if (/^former (?:governor|mayor|(?:fire|police) chief|sheriff)$/iu.test(title) && isSayable(company))
    return role(`a ${titleInSentence(title)} of ${company.replace(municipal, '')}`)
  // "a retired president of the Tribunal": of which?
  if (/ of the \p{Lu}\p{Ll}+$/u.test(title) && !names) return null
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
  if (names && isOnlyOne(title, company)) return role(`the ${titleInSentence(title)} of ${withThe(company)}`)
  const [, branch] = headOf.exec(titleInSentence(title)) ?? []
  if (branch && !names) return isBranch(branch) ? role(`who works in ${branch}`, false) : null
  const said = titleSaid(title, guest.name, names)
  const whole = names ? `${said} ${placeOf(title, company)} ${withThe(company)}` : said
  return role(isOfTwo ? withKin(whole, guest) : whole)
}
