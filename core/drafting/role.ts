import type { DraftedGuest } from '../content/brief.ts'
import { lines, looksForeign, quoted } from '../text/sentences.ts'
import { field, type Sourced } from './sourced.ts'
import { titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
}

const soleOffice =
  /\b(founder|owner|president|chief|chair\w*|head|director|dean|partner|professor|editor-in-chief|c[a-z]o)\b/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /\b(?:art|choir|diner|farm|film|funeral|home|hotel|music|restaurant|shop|stage) (?:director|owner)$/i
const officeOf = /\b(founder|owner|president|director|chair\w*|partner|editor-in-chief|c[a-z]o)$/i
const noCompany = /^(self[- ]?employed|freelance\w*|independent|none|n\/?a|-+)$/i
const isSlogan = (title: string) => title.split(' ').length > 10 || /^(i|we|\p{L}+ing)\s.+\s/iu.test(title)

const withThe = (company: string) =>
  /^(\p{Lu}\p{L}+ ){0,3}(University|Institute|Ministry|Department|Museum|College|Bank|School|Office|Centre|Center|Academy|Society|Bureau|Board|Council) (of|for)\b/u.test(
    company,
  )
    ? `the ${company}`
    : company

/** "a marine biologist at Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const headlines = (lines(guest.title ?? '')[0] ?? '')
    .replace(/ ?& ?| \/ |(?<=\p{Ll})\/(?=\p{Lu})/gu, ' and ')
    .split(/ ?[|•] ?/u)
  const title = headlines.find((headline) => !isSlogan(headline)) ?? headlines[0] ?? ''
  const company = lines(guest.company ?? '')[0] ?? ''
  const names = company && !noCompany.test(company) && !title.toLowerCase().includes(company.toLowerCase())
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
  const phrase = titleInSentence(title, written)
  const isOffice = soleOffice.test(title) && !trade.test(title)
  const named = isOffice || /^(the|an?)\s/i.test(title) ? phrase : withArticle(phrase)
  return role(
    names ? `${named} ${isOffice && officeOf.test(title) ? 'of' : 'at'} ${withThe(company)}` : named,
  )
}
