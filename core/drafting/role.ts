import type { DraftedGuest } from '../content/brief.ts'
import { lines, looksForeign, quoted, sentences } from '../text/sentences.ts'
import { companyOf, isArmed, isOnLand, isSayable, placeFor, withThe } from './company.ts'
import { field, type Sourced } from './sourced.ts'
import { listed, titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

const soleOffice =
  /\b(founder|owner|president|chief|chair\w*|head|director|dean|managing partner|professor|editor-in-chief|c[a-z]o)\b/i
const officeOf = /\b(founder|owner|president|director|chair\w*|editor-in-chief|c[a-z]o|operator)$/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$|\b(?!co-?|sole |part |joint |majority )[a-z]{4,20} owner$/i
const isSlogan = (title: string) =>
  title.split(' ').length > 10 || (/^(i|we|\p{L}+ing)\s.+\s/iu.test(title) && !person.test(title))

const rank =
  /^(?:(?:[se]|a)?vp|(?:senior |executive |assistant )*vice president|director|head|manager|partner|professor)$/i
const person =
  /(?:er|or|ist|ian|ant|ent|ard|man|woman|wright|smith|mother|father|mom|dad|poet|judge|cook|chef|nurse|pilot|guide|apprentice|coach|mum|king|queen|entrepreneur|activist|boss|priest|nun|sheriff|fan|star|DJ|vet|clerk|chaplain|shepherd|lawyer)$/i

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
  return others.length > 0 && (isPeople || isPair) ? listed(spoken) : title
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

/** Two callings, of which the company may pay for one: "Roller derby coach and pediatric nurse". */
const isTwofold = (title: string) => {
  const [first = '', second = '', ...more] = title.split(' and ')
  return (
    more.length === 0 &&
    first.split(' ').length > 1 &&
    second.split(' ').length > 1 &&
    person.test(first) &&
    person.test(second)
  )
}

/** "My guest is Ana, chair.": of what? */
const isBare =
  /^(?:retired|self-employed|freelance|chair(?:man|woman|person)?|president|head|dean|chief|managing director|chief executive|[a-z]{2,3}o)$/iu

const wholeTitle = (headline: string) =>
  spokenList(
    headline
      .replace(/^Retired \(([^(),]{3,60})(?:,[^()]{0,60})?\)$/u, 'Retired $1')
      .replace(retired, 'Retired $1')
      .replace(inBrackets, '')
      .replace(/, (?:[A-Z]{2,5}|[^,]{1,20} \d{1,3})$/u, ''),
  )

/** The first of the titles that says what the guest is, as one says it. */
function titleOf(guest: DraftedGuest): string {
  const headlines = (lines(guest.title ?? '')[0] ?? '')
    .replace(/ ?& ?| [+/] |(?<=\p{Ll})\/(?=\p{L})/gu, ' and ')
    .replace(/\bCo-(\p{Lu})/gu, (_, letter: string) => `co-${letter.toLowerCase()}`)
    .split(/ ?[|•;] ?|(?<=\p{Ll})\. (?=\p{Lu})/u)
    .map(wholeTitle)
    .map((headline) =>
      isRetired.test(guest.name) && !/\b(?:retired|former)\b/iu.test(headline) && headline
        ? `Retired ${titleInSentence(headline)}`
        : headline,
    )
  return headlines.find((headline) => !isSlogan(headline)) ?? headlines[0] ?? ''
}

const isOffice = (title: string) =>
  soleOffice.test(title) && !trade.test(title) && !/(?<!\bco)-founder$/iu.test(title)

/** The title as it follows a name: "a zoo vet", "head of maintenance", "sheep shearers". */
function named(title: string, guest: DraftedGuest, hasCompany: boolean): string {
  const phrase = titleInSentence(title)
  // "Becca and Tom Harlow, sheep shearers at …"
  const isSeveral = / (?:&|and) /u.test(guest.name) && /(?<!s)s$/u.test(title)
  // "Ana, founder." of what?
  const isAlone = !hasCompany && /^(?:(?:co-?)?founder|owner|partner|director|ceo)$/iu.test(title)
  const isAsItIs = (isOffice(title) && !isAlone) || isSeveral || /^(the|an?)\s/i.test(title)
  return isAsItIs ? phrase : withArticle(phrase)
}

/** Is the company said with the title, where the biography begins with `first`? */
function isCompanySaid(title: string, company: string, first: string, isOnlyRole: boolean): boolean {
  const isLong = company.includes(' ') || company.length > 5
  // The first sentence about the guest says it
  const isSaidNext = !isOwnOffice(title) && isLong && !isOnlyRole && first.includes(company)
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
  const [first = ''] = sentences(guest.bio ?? '')
  const isOnlyRole = saysOnly(first, `${guest.name} ${title} ${company}`)
  // "My guest is a taxi driver. She is a taxi driver in Lisbon."
  if (title && !isOnlyRole && saysWhoIs(first, title)) return null
  const names = isCompanySaid(title, company, first, isOnlyRole)
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
  const said = named(title, guest, names)
  const place = placeFor(title, company) ?? 'at'
  return role(
    names
      ? `${said} ${isOwnOffice(title) && (place === 'at' || place === 'with') ? 'of' : place} ${withThe(company)}`
      : said,
  )
}
