import type { DraftedGuest } from '../content/brief.ts'
import { lines, looksForeign, quoted } from '../text/sentences.ts'
import { field, type Sourced } from './sourced.ts'
import { listed, titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

const soleOffice =
  /\b(founder|owner|president|chief|chair\w*|head|director|dean|partner|professor|editor-in-chief|c[a-z]o)\b/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$/i
const officeOf = /\b(founder|owner|president|director|chair\w*|partner|editor-in-chief|c[a-z]o)$/i
const noCompany = /^(self[- ]?employed|freelance\w*|independent|owner[- ]operator|retired|none|n\/?a|-+)$/i
const isSlogan = (title: string) => title.split(' ').length > 10 || /^(i|we|\p{L}+ing)\s.+\s/iu.test(title)

/** Nobody says it aloud. */
const legalForm = /,?\s(?:inc|llc|llp|ltd|limited|gmbh|plc|corp)\.?$/iu
const officialStart =
  /^(\p{Lu}\p{L}+ ){0,3}(University|Institute|Ministry|Department|Museum|College|Bank|School|Office|Centre|Center|Academy|Society|Bureau|Board|Council|City|State|County|Port) (of|for)\b/u
const officialEnds = new Set(
  (
    'Administration Agency Alliance Archive Archives Association Authority Board Bureau Center Centre Choir Coalition Collective Commission ' +
    'Cooperative Council Federation Foundation Guild Institute Lab Library Museum Nation Observatory Orchestra Project Service Society Theater Theatre Trust Union'
  ).split(' '),
)
/** "the Blue Shelf Institute", but "Children’s Trust" and "Zapp Lab Inc". */
const isOfficial = (company: string) => {
  const words = company.split(' ')
  return (
    words.length > 1 &&
    officialEnds.has(words.at(-1)!) &&
    words[0]!.toLowerCase() !== 'the' &&
    !/[’']s /u.test(company)
  )
}
/** Many people belong to it: one is "with" it, not "at" it. */
const isBody =
  /\b(?:Alliance|Choir|Coalition|Collective|Federation|Force|Guild|Nation|Orchestra|Service|Society|Union)$/iu

const withThe = (company: string) =>
  officialStart.test(company) || isOfficial(company) ? `the ${company}` : company

const rank =
  /^(?:(?:[se]|a)?vp|(?:senior |executive |assistant )*vice president|director|head|manager|partner|professor)$/i
const person =
  /(?:er|or|ist|ian|ant|ent|ard|man|woman|wright|smith|mother|father|mom|dad|poet|judge|cook|chef|nurse|pilot|guide|apprentice|coach|mum|king|queen|entrepreneur|activist)$/i

/** "Vice President, People" is one office, "Poet, baker" are two callings. */
function spokenList(title: string): string {
  const [first = '', ...others] = title.split(/, ?(?:and )?/u)
  if (others.length === 1 && /(?:candidate|fellow|student)$/iu.test(first)) return `${first} in ${others[0]}`
  if (others.length === 1 && rank.test(first)) return `${first} of ${others[0]}`
  const all = [first, ...others]
  const isPeople = all.every((one) => person.test(one.split(/ (?:of|at|for|in) /u)[0]!))
  return others.length > 0 && isPeople ? listed(all) : title
}

const retired = /^(.*\S) ?[,(] ?(?:ret\.?|retired)\)?$/iu

/** "a marine biologist at the Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const headlines = (lines(guest.title ?? '')[0] ?? '')
    .replace(/ ?& ?| \/ |(?<=\p{Ll})\/(?=\p{Lu})/gu, ' and ')
    .split(/ ?[|•;] ?/u)
    .map((headline) => spokenList(headline.replace(retired, 'Retired $1')))
  const title = headlines.find((headline) => !isSlogan(headline)) ?? headlines[0] ?? ''
  const company = (lines(guest.company ?? '')[0] ?? '').replace(legalForm, '')
  // The first sentence about the guest says it
  const isSaidNext =
    company.includes(' ') && (lines(guest.bio ?? '')[0] ?? '').split('. ')[0]!.includes(company)
  const names =
    company && !isSaidNext && !noCompany.test(company) && !title.toLowerCase().includes(company.toLowerCase())
  const role = (text: string, isNoun = true) => ({
    ...field(text, ...(title ? ['title'] : []), ...(names ? ['company'] : [])),
    isNoun,
  })
  if (!title) return names ? role(`from ${withThe(company)}`) : null
  if (isSlogan(title))
    return role(
      `whose own line is ${quoted([title])}${names ? ` and who works at ${withThe(company)}` : ''}`,
      false,
    )
  // An article and a small letter belong to English titles only
  if (looksForeign(written)) return role(names ? `${title} at ${company}` : title, false)
  const phrase = titleInSentence(title)
  const isOffice = soleOffice.test(title) && !trade.test(title)
  const named = isOffice || /^(the|an?)\s/i.test(title) ? phrase : withArticle(phrase)
  const place = isOffice && officeOf.test(title) ? 'of' : isBody.test(company) ? 'with' : 'at'
  return role(names ? `${named} ${place} ${withThe(company)}` : named)
}
