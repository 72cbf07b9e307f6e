import type { DraftedGuest } from '../content/brief.ts'
import { lines, sentences } from '../text/sentences.ts'
import { companyOf, isSayable } from './company.ts'
import { hasRank, honorific } from './titles-of-names.ts'
import { afterHead, isSurelyPerson, namesPerson, person, soleOffice } from './named-person.ts'
import { asPlayer, inEnglish, isBareOffice, isOfForm, isOtherTongue, spokenTitle } from './title-parts.ts'
import { listed, titleInSentence, withArticle } from './words.ts'

export const isSlogan = (title: string) =>
  title.split(' ').length > 10 ||
  /^\p{L}+ing (?:a|an|her|his|my|our|the|their) /iu.test(title) ||
  (/^(i|we|\p{L}+ing)\s.+\s/iu.test(title) && !person.test(title))

/** Nobody is introduced as one. */
const isCoined =
  /\b(?:(?!entre)\p{L}{1,12}preneur|evangelist|guru|ninja|rockstar|storyteller|visionary)$|fluencer$/iu

const rank =
  /^(?:(?:[se]|a)?vp|(?:senior |executive |assistant )*vice president|(?:(?:associate|regional|senior) )?(?:director|manager)|head|partner|(?:assistant |associate |adjunct |visiting )?professor)$/i
/** Callings one takes in by ear. */
const maxCallings = 2

/** The parts of a list that say what somebody does. */
function spokenParts(parts: string[]): string[] {
  const said = parts.filter((part, at) => at === 0 || !(isOfForm(part) || isOtherTongue(part)))
  const callings = said.filter((part) => !isBareOffice(part))
  return callings.length > 0 && callings.every(isSurelyPerson) ? callings : said
}

/** "VP Marketing" is said with "of"; "Director general" and "Manager coach" are somebody. */
const officeOf =
  /^((?:(?:senior|executive|assistant|associate|regional) )?(?:[se]?vp|vice president|director|manager)) (?!(?:and|at|for|in|of)\b)(?=\p{L})/iu
const withOf = (part: string) =>
  namesPerson(part.replace(officeOf, '')) ? part : part.replace(officeOf, '$1 of ')

const isOfficer = (part: string) => soleOffice.test(part.split(afterHead)[0]!) && namesPerson(part)

const ofScholar = /(?:economist|historian|lecturer|researcher|scientist|specialist|teacher)$/iu

/** "Vice President, People" is one office, "Poet, baker" are two callings. */
function spokenList(list: string): string {
  const title = list.split(/, ?/u).map(withOf).join(', ')
  const all = title.split(/, ?(?:and )?/u).filter((one) => one !== '')
  const [first = '', ...others] = spokenParts(all.map(asPlayer))
  // "student, part time at a bakery"
  if (others.length === 1 && /^(?:part|full)[ -]time\b/iu.test(others[0]!)) return first
  const [second = ''] = others
  // "Researcher, glass and ceramics", not "Teacher, Leeds"; "Head coach, women and girls"
  const isField = /^\p{Ll}/u.test(second) && !namesPerson(second)
  const inField =
    /(?:candidate|fellow|student)$/iu.test(first) && !/^\p{L}+(?:ed|ing)\b/iu.test(second)
      ? 'in'
      : isField && ofScholar.test(first)
        ? 'in'
        : isField && /\bcoach$/iu.test(first) && 'for'
  if (others.length === 1 && inField) return `${first} ${inField} ${second}`
  // "SVP, Chief Information Security Officer" has two offices
  if (others.length === 1 && rank.test(first) && isOfficer(others[0]!)) return `${first} and ${others[0]}`
  if (others.length === 1 && rank.test(first)) return `${first} of ${others[0]}`
  if (others.length === 1 && /^(?:head|director|vp) of /iu.test(first) && !person.test(others[0]!))
    return `${first} for ${others[0]}`
  // "A cello and viola teacher and runner" has one "and" too many
  const named = [first, ...others].slice(0, / and /u.test(first) ? 1 : maxCallings)
  const isPeople = named.every(isSurelyPerson)
  const isPair =
    named.length === 2 && first.split(' ').length <= 2 && namesPerson(first) && isSurelyPerson(named[1]!)
  // "Former ambassador, writer": one is a writer still
  const isPast = (part: string) => /^(?:ex-|former |retired )/iu.test(part)
  if ((isPeople || isPair) && named.length === 2 && isPast(first) && !isPast(named[1]!))
    return listed(named.toReversed())
  // "a beekeeper’s daughter and a novelist"
  const spoken = /['’]s /u.test(first) ? [first, ...others.map(withArticle)] : named
  // "Founder, Chair"
  const areOffices = others.length === 1 && [first, ...others].every((one) => soleOffice.test(one))
  if (others.length > 0 && (isPeople || isPair || areOffices)) return listed(spoken)
  // "Head coach, women and girls": the rest is for the page
  if (others.length > 0 && namesPerson(first) && /^\p{Ll}/u.test(others[0]!) && !isSurelyPerson(others[0]!))
    return first
  // "Realtor, Team Lead": the first is enough, unless it is one of something
  return others.length > 0 && person.test(first) && !soleOffice.test(first)
    ? first
    : [first, ...others].join(', ')
}

/** Brackets can't be read aloud. */
const inBrackets = /\s\([^()]{1,80}\)/gu

const retired = /^(.*\S) ?[,(] ?(?:ret(?:[’']?d)?\.?|retired)\)?$/iu
const isRetired = /[,(] ?(?:ret(?:[’']?d)?\.?|retired)\)/iu

/** "Major (Retd) Olivia Wu" left the army, and runs a charity now. */
const ofService =
  /\b(?:Air Force|Army|Coast Guard|detective|fire|handler|Marines?|Navy|officer|pilot|police|sheriff|trooper)\b/iu

/** "Librarian & 2nd cornet (retd)", who looks after the library still: what is behind is over. */
const atWork = (sentence: string) =>
  /\b(?:I (?:still|now)|now I) \p{Ll}/u.test(sentence) ||
  (/^I(?: have|[’']ve) /u.test(sentence) && /\bsince (?:19|20)\d\d\b/u.test(sentence))
const stillDone = (headline: string, { bio, responses }: DraftedGuest) => {
  const [, first, others] =
    /^([^&,]{3,40}?)(?: & | and |, )([^&,()]{3,40}) \((?:ret(?:[’']?d)?\.?|retired)\)$/iu.exec(headline) ?? []
  const isAtWork = () => [bio ?? '', ...Object.values(responses).flat()].flatMap(sentences).some(atWork)
  return first && others && isAtWork() ? first : headline
}

const wholeTitle = (headline: string) =>
  spokenList(
    headline
      .replace(/^Retired \(([^(),]{3,60})(?:,[^()]{0,60})?\)$/u, 'Retired $1')
      .replace(retired, 'Retired $1')
      .replace(/\((former|retired)\) /giu, '$1 ')
      .replace(inBrackets, '')
      .replace(/,? (?<=, )(?:[A-Z][A-Za-z.]{0,4}[A-Z]\.?|[^,]{1,20} \d{1,3})$/u, ''),
  )

/** Of a company that is named: "chef and owner of Slow Kiln" */
const ownsPlace = /^(?:co-)?(?:founder|owner|proprietor)$/iu
const isNamed = (guest: DraftedGuest) => isSayable(companyOf(guest, ''))

/** "ER nurse / travel nurse", "Chef/Owner" at a company: the first is enough, as it is where the others are no persons. */
function firstOfSlashed(title: string, guest: DraftedGuest): string {
  const { company } = guest
  const all = title.split(/ ?\/ ?(?=\p{L})/u)
  const [first = '', second = ''] = all
  if (all.length === 2 && namesPerson(first) && ownsPlace.test(second) && isNamed(guest)) return title
  const isPair =
    all.length === 2 &&
    !all.some(isOtherTongue) &&
    (all.every((one) => soleOffice.test(one)) || (!company && all.every((one) => person.test(one))))
  if (isPair) return title
  return all.find((one) => namesPerson(one) && !isOtherTongue(one)) ?? all[0]!
}

/** What is written short in a form. */
const inFull: Readonly<Record<string, string>> = {
  Sr: 'Senior',
  Jr: 'Junior',
  Asst: 'Assistant',
  Assoc: 'Associate',
  Mgr: 'Manager',
  Dept: 'Department',
  Ops: 'Operations',
  CHRO: 'Chief human resources officer',
  CISO: 'Chief information security officer',
}
/** Letters that are all of a title. */
const callings: Readonly<Record<string, string>> = {
  CPA: 'Certified public accountant',
  LCSW: 'Licensed clinical social worker',
  RN: 'Registered nurse',
}

/** "Make-up artist and prosthetics", "Electrician and owner": only the first is said. */
function ofPersons(title: string, guest: DraftedGuest): string {
  const [first = '', second, ...more] = title.split(' and ')
  // "Landscape architect and dad"
  if (second !== undefined && more.length === 0 && isOfForm(second)) return first
  if (second !== undefined && ownsPlace.test(second) && isNamed(guest)) return title
  const isOne = second !== undefined && more.length === 0 && person.test(first) && !soleOffice.test(first)
  return isOne && (isBareOffice(second) || (!person.test(second) && !soleOffice.test(second))) ? first : title
}

/** "Medical biller by day", whose night isn’t said. */
const withoutHalf = (title: string) =>
  (title.match(/\bby (?:day|night)\b/giu) ?? []).length === 1
    ? title.replace(/ by (?:day|night)$/iu, '')
    : title

/** What is typed for "and"; several set a list apart. */
const joins = / & |(?<=\p{Ll})&(?=\p{L}{3})| [+/] |(?<=\p{Ll})\/(?=\p{L})/gu

const isPlain = (headline: string) =>
  !isSlogan(headline) &&
  !isCoined.test(headline) &&
  !isOfForm(headline) &&
  !isOtherTongue(headline) &&
  namesPerson(headline)

/** The first of the titles that says what the guest is, as one says it. */
export function titleOf(guest: DraftedGuest): string {
  const [first = ''] = lines(guest.title ?? '')
  const line = callings[first] ?? first
  // "Rev. Sr. (Dr.)": titles of the name
  const typed = line.split(/[\s().,]+/u).every((word) => word === '' || honorific.test(word)) ? '' : line
  // "CEO at Norsk Tang AS", of Norsk Tang AS
  const [company = ''] = lines(guest.company ?? '')
  // "Dept. of Ports (Acting)"
  const [, forNow] = /\((acting|interim)\)/iu.exec(company) ?? []
  const at = company === '' ? -1 : typed.indexOf(` at ${company}`)
  const [office = ''] = (at > 0 ? typed.slice(0, at) : typed).split(/ ?@ ?/u)
  const headlines = firstOfSlashed(forNow ? `${forNow} ${office}` : stillDone(office, guest), guest)
    .replace(/[®™©]/gu, '')
    .replace(/^(?:currently|now) (?:an? )?(?=\p{L}{3})/iu, '')
    .replace(/\bstay at home (?=dad|father|mom|mother|mum|parent)/giu, 'stay-at-home ')
    .replace(/^attorney at law\b/iu, 'Attorney')
    // Next to another office it isn’t the degree
    .replace(/^MD(?= (?:and|&) )|(?<= (?:and|&) )MD$/u, 'Managing director')
    .replace(/\b(?:c[efimot]o|[aes]?vp)\b/gu, (letters) => letters.toUpperCase())
    .replace(/\bchef de cuisine\b/iu, 'Chef')
    .replace(/\bex[- ](?=\p{L}{3})/giu, 'former ')
    .replace(
      /\b(?:Sr|Jr|Asst|Assoc|Mgr|Dept|Ops|CHRO|CISO)\b\.?/gu,
      (short) => inFull[short.replace('.', '')]!,
    )
    .replace(joins, (_joining, _at: number, whole: string) =>
      (whole.match(joins) ?? []).length > 1 ? ', ' : ' and ',
    )
    .replace(/\bCo-(\p{Lu})/gu, (_, letter: string) => `co-${letter.toLowerCase()}`)
    .split(/ ?[|•;] ?|(?<=\p{Ll})\. (?=\p{Lu})/u)
    .map((headline) => wholeTitle(inEnglish(spokenTitle(headline))))
    .map((headline) => ofPersons(headline, guest))
    .map(withoutHalf)
    .map((headline) =>
      isRetired.test(guest.name) &&
      // “Hon. Ana Gold (Ret.)” is a retired judge, whatever else she does now
      (!/^(?:the )?hon\b/iu.test(guest.name) ||
        /\b(?:judge|justice|magistrate|minister|senator)\b/iu.test(headline)) &&
      (!hasRank(guest.name) || ofService.test(`${headline} ${guest.company ?? ''}`)) &&
      !/\b(?:retired|former)\b/iu.test(headline) &&
      headline
        ? `Retired ${titleInSentence(headline)}`
        : headline,
    )
  return (
    headlines.find(isPlain) ??
    headlines.find((headline) => !isSlogan(headline) && !isCoined.test(headline) && !isOfForm(headline)) ??
    headlines[0] ??
    ''
  )
}
