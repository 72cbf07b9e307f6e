import { isEnglishWord } from '../text/english-words.ts'
import { isAlone, isArmed, isCongregation, isSayable, placeFor } from './company.ts'
import { isOffice, isOwnOffice, isTrade } from './office.ts'
import { isPlaceName, isProper } from './proper-words.ts'
import { namesPerson, person, soleOffice } from './named-person.ts'

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

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

/** Can the company be said next to the title, where the biography begins with `first`? */
function isUnsaid(title: string, company: string, first: string, isOnlyRole: boolean): boolean {
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
    // One is a nurse in Lisbon, and no owner or founder of it
    !(isPlaceName(company) && isOwnOffice(title)) &&
    !isPast &&
    !isSaidNext &&
    !isTwofold(title) &&
    !isTrade(title) &&
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

/** "Owner" of "Harbor Garden Supplies", which plays nothing. */
const runsBusiness = /\b(?:CEO|chief executive|(?:co-)?founder|owner|proprietor|managing director)\b/iu

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
    (!isTeam(company) || runsBusiness.test(title)) &&
    !company.includes('/') &&
    // "at Studio at Mill Lane"
    !/ at \p{Lu}/u.test(company) &&
    !longWords(company).some((word) => known.has(word))
  )
}

/** Is the company said with the title? */
export const isCompanySaid = (
  title: string,
  company: string,
  name: string,
  first: string,
  isOnlyRole: boolean,
): boolean =>
  !(isClergy.test(title) && / of /u.test(title)) &&
  isSure(title, company, name) &&
  isUnsaid(title, company, first, isOnlyRole)

/** One is the pastor of a church, and of more than one of several. */
const isClergy =
  /\b(?:curate|minister|pastor|priest|rabbi|rector|vicar)$|\b(?:curate|minister|pastor|priest|rector|vicar) of /iu

/** "founder of", "a pastor of", "a nurse at", "a ranger with" */
export function placeOf(title: string, company: string): string {
  const place = placeFor(title, company) ?? 'at'
  const isOf = isOwnOffice(title) && (place === 'at' || place === 'with')
  return isOf || (isClergy.test(title) && isCongregation.test(company)) ? 'of' : place
}

/** A club or a team has one, and a fleet has many. */
export const isCaptain = (title: string, company: string) =>
  /^captain$/iu.test(title) && /\b(?:club|team|[A-Z]*FC)$/iu.test(company)
/** "the conductor of the Slow Kiln Band": what several people do together has one. */
const isChosen = (title: string, company: string) =>
  /^(?:(?:general|hon|honorary|musical) )?(?:conductor|secretary|treasurer)$/iu.test(title) &&
  /\b(?:Association|Band|Choir|Choral|Chorus|Club|Ensemble|Federation|Guild|Orchestra|Philharmonic|Singers|Society|Symphony|Trust|Union)$/u.test(
    company,
  )

/** A firm has one, and so has a school; "principal" of a firm is one of several. */
const isInCharge = (title: string, company: string) =>
  /^general manager$/iu.test(title) ||
  (/^(?:head ?(?:master|mistress|teacher)|(?:school )?principal)$/iu.test(title) &&
    /\b(?:Academy|College|High|Primary|School)$/u.test(company))

const isMayor = (title: string) => /^(?:mayor|sheriff|landlady|landlord)$/iu.test(title)

const isVicar = (title: string, company: string) =>
  /^(?:rector|vicar)$/iu.test(title) &&
  (isCongregation.test(company) || /^(?:All|Holy|St\.?|Saint) /u.test(company))

/** "the conductor of the Slow Kiln Band", "the mayor of Leeds" */
export const isOnlyOne = (title: string, company: string) =>
  [isCaptain, isChosen, isInCharge, isMayor, isVicar].some((one) => one(title, company))

/** What one is of a body, and of no department: "Founder, Slow Kiln", "Chair, Gold in Bloom (SW)". */
const continent = /(?:Africa|Americas?|Asia|Europe|Oceania)$/u
const ofBody =
  /^((?:(?:co-|deputy |honorary |joint |vice[ -])?(?:captain|chair(?:man|person|woman)?|conductor|founder|patron|president|secretary|treasurer|trustee))), (\p{Lu}[^,;|/()]{3,60}?)(?: \([^()]{1,20}\))?$/iu
export function officeAndBody(title: string): { office: string; body: string } | null {
  const [, office, body] = ofBody.exec(title) ?? []
  return office &&
    body &&
    ![isProper, (last: string) => continent.test(last)].some((is) => is(body.split(' ').at(-1)!)) &&
    !namesPerson(body)
    ? { office, body }
    : null
}

const initialsOf = (words: string) => (words.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase()

/** "Leader of the Council" at Wigan Council, "Chair of the Parish Council" at "Gold Marsh PC": the office, and the body in full. */
export function officeOfBody(title: string, company: string): { office: string; body: string } | null {
  const [, office, kind = ''] = /^(.{3,40}?) of (?:the )?(\p{L}+(?: \p{L}+){0,2})$/u.exec(title) ?? []
  if (!office || !isOffice(office)) return null
  const short = initialsOf(kind)
  const isKind = company.toLowerCase().endsWith(` ${kind.toLowerCase()}`)
  if (isKind) return { office, body: company }
  return short.length > 1 && company.endsWith(` ${short}`)
    ? { office, body: company.slice(0, -short.length) + kind }
    : null
}
