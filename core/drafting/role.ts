import type { DraftedGuest } from '../content/brief.ts'
import { lines, looksForeign, quoted, sentences } from '../text/sentences.ts'
import { isBoast } from './boasts.ts'
import { saysInitials } from './initials.ts'
import { companyOf, isArmed, isOnLand, isSayable, placeFor, withThe } from './company.ts'
import { hasRank } from './names.ts'
import { field, type Sourced } from './sourced.ts'
import { listed, titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

const soleOffice =
  /^leader of|\b(chancellor|provost|founder|owner|president|chief|chair\w*|head|director|dean|managing partner|professor|editor-in-chief|c[a-z]o)\b/i
const officeOf =
  /\b(chancellor|provost|founder|owner|president|director|chair\w*|editor-in-chief|c[a-z]o|operator)$/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$|\b(?!co-?|sole |part |joint |majority )\p{L}{3,20} owner$/iu
const isSlogan = (title: string) =>
  title.split(' ').length > 10 || (/^(i|we|\p{L}+ing)\s.+\s/iu.test(title) && !person.test(title))

/** Nobody is introduced as one. */
const isCoined = /\b(?:(?!entre)\p{L}{1,12}preneur|evangelist|guru|ninja|rockstar|storyteller|visionary)$/iu

const rank =
  /^(?:(?:[se]|a)?vp|(?:senior |executive |assistant )*vice president|director|head|manager|partner|professor)$/i
const person =
  /(?:er|or|ist|ian|ant|ent|ard|man|woman|wright|smith|mother|father|mom|dad|poet|judge|cook|chef|enthusiast|umpire|referee|lover|nurse|pilot|guide|apprentice|coach|mum|king|queen|entrepreneur|activist|boss|priest|nun|sheriff|fan|star|DJ|GP|MP|vet|clerk|chaplain|shepherd|lawyer)$/i

/** "Vice President, People" is one office, "Poet, baker" are two callings. */
function spokenList(title: string): string {
  const [first = '', ...others] = title.split(/, ?(?:and )?/u)
  if (others.length === 1 && /(?:candidate|fellow|student)$/iu.test(first)) return `${first} in ${others[0]}`
  if (others.length === 1 && rank.test(first)) return `${first} of ${others[0]}`
  if (others.length === 1 && /^(?:head|director|vp) of /iu.test(first) && !person.test(others[0]!))
    return `${first} for ${others[0]}`
  const all = [first, ...others]
  const isPeople = all.every((one) => person.test(one.split(/ (?:of|at|for|in) /u)[0]!))
  const isPair = all.length === 2 && first.split(' ').length <= 2 && person.test(all[1]!)
  // "a beekeeper’s daughter and a novelist"
  const spoken = /['’]s /u.test(first) ? [first, ...others.map(withArticle)] : all
  if (others.length > 0 && (isPeople || isPair)) return listed(spoken)
  // "Realtor, Team Lead": the first is enough, unless it is one of something
  return others.length > 0 && person.test(first) && !soleOffice.test(first) ? first : title
}

/** A calling no employer pays for next to the first: "Bus driver and poet". */
const secondCalling =
  /^(\p{L}[\p{L} -]{1,60}) and (magician|juggler|ultrarunner|marathon runner|beekeeper|mountaineer|surfer|poet|novelist|author|writer|painter|singer|musician|comedian|stand-up|dancer|sculptor|photographer|podcaster|speaker)$/iu

/** Of a calling and a job, the calling comes first: "Ultrarunner and accountant". */
const firstCalling =
  /^(magician|juggler|ultrarunner|marathon runner|beekeeper|mountaineer|surfer) and (\p{L}[\p{L} -]{1,60})$/iu

/** The job, and what the guest is besides; null for anything else. */
function twoCallings(title: string): { job: string; besides: string } | null {
  const [, first, besidesFirst] = secondCalling.exec(title) ?? []
  if (first && besidesFirst) return { job: first, besides: besidesFirst }
  const [, besides, job] = firstCalling.exec(title) ?? []
  return job && besides ? { job, besides } : null
}

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

/** Brackets can't be read aloud. */
const inBrackets = /\s\([^()]{1,80}\)/gu

const retired = /^(.*\S) ?[,(] ?(?:ret(?:[’']?d)?\.?|retired)\)?$/iu
const isRetired = /[,(] ?(?:ret(?:[’']?d)?\.?|retired)\)/iu

/** "Major (Retd) Olivia Wu" left the army, and runs a charity now. */
const ofService =
  /\b(?:Air Force|Army|Coast Guard|detective|fire|handler|Marines?|Navy|officer|pilot|police|sheriff|trooper)\b/iu

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

/** "My guest is Ana, chair.": of what? */
const isBare =
  /^(?:retired|self-employed|freelance|captain|chair(?:man|woman|person)?|commander|leader|member|president|head|dean|chief|managing director|chief executive|[a-z]{2,3}o)$/iu

const wholeTitle = (headline: string) =>
  spokenList(
    headline
      .replace(/^Retired \(([^(),]{3,60})(?:,[^()]{0,60})?\)$/u, 'Retired $1')
      .replace(retired, 'Retired $1')
      .replace(inBrackets, '')
      .replace(/,? (?<=, )(?:[A-Z][A-Za-z.]{0,4}[A-Z]\.?|[^,]{1,20} \d{1,3})$/u, ''),
  )

/** "ER nurse / travel nurse", "Chef/Owner" at a company: the first is enough, as it is where the others are no persons. */
function firstOfSlashed(title: string, company: string | null): string {
  const all = title.split(/ ?\/ ?(?=\p{L})/u)
  const isPair =
    all.length === 2 &&
    (all.every((one) => soleOffice.test(one)) || (!company && all.every((one) => person.test(one))))
  return isPair ? title : all[0]!
}

/** What is written short in a form. */
const inFull: Readonly<Record<string, string>> = {
  Sr: 'Senior',
  Jr: 'Junior',
  Asst: 'Assistant',
  Assoc: 'Associate',
  Mgr: 'Manager',
  Dept: 'Department',
}

/** "Make-up artist and prosthetics": only the first is a person. */
function ofPersons(title: string): string {
  const [first = '', second, ...more] = title.split(' and ')
  return second && more.length === 0 && person.test(first) && !person.test(second) && !soleOffice.test(title)
    ? first
    : title
}

/** The first of the titles that says what the guest is, as one says it. */
function titleOf(guest: DraftedGuest): string {
  const headlines = firstOfSlashed(lines(guest.title ?? '')[0] ?? '', guest.company)
    .replace(/[®™©]/gu, '')
    .replace(/\b(?:Sr|Jr|Asst|Assoc|Mgr|Dept)\b\.?/gu, (short) => inFull[short.replace('.', '')]!)
    .replace(/ & |(?<=\p{Ll})&(?=\p{L}{3})| [+/] |(?<=\p{Ll})\/(?=\p{L})/gu, ' and ')
    .replace(/\bCo-(\p{Lu})/gu, (_, letter: string) => `co-${letter.toLowerCase()}`)
    .split(/ ?[|•;] ?|(?<=\p{Ll})\. (?=\p{Lu})/u)
    .map(wholeTitle)
    .map(ofPersons)
    .map((headline) =>
      isRetired.test(guest.name) &&
      (!hasRank(guest.name) || ofService.test(`${headline} ${guest.company ?? ''}`)) &&
      !/\b(?:retired|former)\b/iu.test(headline) &&
      headline
        ? `Retired ${titleInSentence(headline)}`
        : headline,
    )
  return headlines.find((headline) => !isSlogan(headline) && !isCoined.test(headline)) ?? headlines[0] ?? ''
}

const isOffice = (title: string) =>
  soleOffice.test(title) && !trade.test(title) && !/(?<!\bco)-founder$/iu.test(title)

/** The title as it follows a name: "a zoo vet", "head of maintenance", "sheep shearers". */
function named(title: string, guest: DraftedGuest, hasCompany: boolean): string {
  const phrase = titleInSentence(title)
  // "Becca and Tom Harlow, sheep shearers at …"
  const isSeveral = / (?:&|and) /u.test(guest.name) && /(?<!s)s$/u.test(title)
  // "Ana, founder." of what?
  const isAlone =
    !hasCompany &&
    /^(?:(?:co-?)?founder|partner|director|ceo|(?:\S+ ){0,4}owner|head (?!of )\S+)$/iu.test(title)
  const isUnder = /^(?:assistant|associate|deputy|junior|vice(?! president)) /iu.test(title)
  const isAsItIs = (isOffice(title) && !isAlone && !isUnder) || isSeveral || /^(the|an?)\s/i.test(title)
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
  const isPast = /^retired\b/iu.test(title) && !isArmed.test(company)
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
    !isOnLand.test(title) &&
    !/\bex-/iu.test(title) &&
    !isKnown
  )
}

const isOwnOffice = (title: string) => isOffice(title) && officeOf.test(title)

/** "a marine biologist at the Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const title = titleOf(guest)
  const company = companyOf(guest, title)
  const first =
    sentences(guest.bio ?? '').find((one) => !isBoast(one) && !saysInitials(one, guest.title ?? '')) ?? ''
  const isOnlyRole = saysOnly(first, `${guest.name} ${title} ${company}`)
  // "My guest is a taxi driver. She is a taxi driver in Lisbon."
  if (title && !isOnlyRole && saysWhoIs(first, title)) return null
  const isOneOfTwo = /\/ ?\p{L}/u.test(guest.title ?? '') && !isOffice(title)
  const names = !isOneOfTwo && isCompanySaid(title, company, first, isOnlyRole)
  const role = (text: string, isNoun = true): Role => ({
    ...field(text, ...(title ? ['title'] : []), ...(names ? ['company'] : [])),
    isNoun,
  })
  if (isBare.test(title) && !names) return null
  if (!title) return names ? role(`from ${withThe(company)}`) : null
  if (isSlogan(title))
    return role(
      `whose own line is ${quoted([title])}${names ? ` and who works at ${withThe(company)}` : ''}`,
      false,
    )
  // An article and a small letter belong to English titles only
  if (looksForeign(written)) return role(names ? `from ${withThe(company)}` : title, false)
  const called = twoCallings(title)
  if (names && called)
    return role(
      `${withArticle(titleInSentence(called.job))} at ${withThe(company)} and ${withArticle(called.besides.toLowerCase())}`,
    )
  if (names && /^(?:mayor|sheriff)$/iu.test(title))
    return role(`the ${titleInSentence(title)} of ${withThe(company)}`)
  // "Leader of the Council" of Wigan Council
  const [, head, body] = /^(.{3,40}) of the (\p{L}+)$/u.exec(title) ?? []
  if (head && company.endsWith(` ${body}`)) return role(`${named(head, guest, true)} of ${withThe(company)}`)
  const said = named(title, guest, names)
  const place = placeFor(title, company) ?? 'at'
  return role(
    names
      ? `${said} ${isOwnOffice(title) && (place === 'at' || place === 'with') ? 'of' : place} ${withThe(company)}`
      : said,
  )
}
