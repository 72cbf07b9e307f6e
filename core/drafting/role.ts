import type { DraftedGuest } from '../content/brief.ts'
import { lines, looksForeign, quoted, sentences } from '../text/sentences.ts'
import { field, type Sourced } from './sourced.ts'
import { listed, titleInSentence, withArticle } from './words.ts'

/** What the guest is, as it follows the name. */
export interface Role extends Sourced {
  /** "Maya is …" can be said of it; not of "whose own line is …". */
  isNoun: boolean
  /** "a bridge inspector", as it follows "being"; undefined where that would not be said. */
  job?: Sourced
}

const soleOffice =
  /\b(founder|owner|president|chief|chair\w*|head|director|dean|managing partner|professor|editor-in-chief|c[a-z]o)\b/i
/** Trades that are called like offices: one of many, at a place. */
const trade =
  /\b(?:art|choir|dance|bell|diner|farm|film|funeral|home|hotel|music|opera|restaurant|shop|stage|theat(?:re|er)) (?:director|founder|owner)$|\b(?!co-?|sole |part |joint |majority )[a-z]{4,20} owner$/i
const officeOf = /\b(founder|owner|president|director|chair\w*|editor-in-chief|c[a-z]o|operator)$/i
const noCompany = /^(self[- ]?employed|freelance\w*|independent|owner[- ]operator|retired|none|n\/?a|-+)$/i
const isSlogan = (title: string) =>
  title.split(' ').length > 10 || (/^(i|we|\p{L}+ing)\s.+\s/iu.test(title) && !person.test(title))

/** Nobody says it aloud. */
const legalForm =
  /,?\s(?:inc|llc|l\.l\.c|llp|ltd|limited|gmbh(?: & co\. kg)?|plc|corp|a\/s|asa?|aps|ab|oyj?|b\.?v|n\.?v|sarl|s\.a\.r\.l|s\.?p\.?a|ag|kg|e\.v|s\.[al]|s\.r\.[lo]|pty(?: ltd)?)\.?$/iu
const officialStart =
  /^(\p{Lu}\p{L}+ ){0,3}(University|Infirmary|Institute|Ministry|Department|Museum|College|Bank|School|Office|Centre|Center|Academy|Society|Bureau|Board|Council|City|State|County|Port|Authority|Parliament|Court|Assembly|Senate|Chamber|Church|Diocese|Embassy|Hospital|Library|Commission|Association|Federation|Agency|Royal Society|Union|Kingdom|Republic) (of|for)\b/u
const officialEnds = new Set(
  (
    'Administration Agency Alliance Archive Archives Association Authority Board Bureau Center Centre Choir Coalition Collective Commission ' +
    'Army Navy Philharmonic Symphony Parliament Senate Ministry Police Cooperative Council Federation Foundation Guild Institute Lab Library Museum Nation Observatory Orchestra Project Service Society Theater Theatre Trust Union Unit'
  ).split(' '),
)
/** "the Blue Shelf Institute", but "Children’s Trust" and "Zapp Lab Inc". */
const isOfficial = (company: string) => {
  const words = company.split(' ')
  return (
    words.length > 1 &&
    officialEnds.has(words.at(-1)!) &&
    !/^(?:the|te|la|le|el|los|las|les|der|die|das|il|al)$/iu.test(words[0]!) &&
    !/[’']s /u.test(company)
  )
}
/** Many people belong to it: one is "with" it, not "at" it. */
const isBody =
  /\b(?:Alliance|Association|Choir|Coalition|Collective|Cooperative|Federation|Force|Guild|Nation|Orchestra|Schools|Service|Society|Union|Frontières|Without Borders)$|\bDepartment of\b/iu

/** "(est. 1948)", ", pop. 312", "Town of" where somebody is its mayor. */
const besidesName = /\s\([^()]{1,80}\)$|,? (?:pop|est|founded|since)\.? \d[\d,.]*$/iu
const exCompany = /^(?:ex|formerly|former|previously|prev)[-.:\s]/iu
const municipal = /^(?:City|Town|Village|Borough|State|County|Township) of /u

/** "US Army", "Supreme Court", "Hôpital de la Timone": named with "the" in whatever language. */
const isPublic =
  /^(?:(?:US|U\.S\.|British|Royal|Salvation|Indian|French|German|Canadian|Australian|Irish) )?(?:Army|Navy|Air Force|Marine Corps|Coast Guard|Parliament|Senate|Red Cross)$|\b(?:Supreme|High|Family|District|Crown|Circuit|Federal|Superior|Juvenile|Constitutional|Criminal) Court$|^(?:Hôpital|Musée|Université|Institut|Bibliothèque|Museo|Universidad|Universität|Teatro|Ospedale) (?:de|des|du|del|della|di|für|zu) |^Hôpital d’|^National (?:\p{Lu}\p{L}+ ){0,2}(?:Gallery|Archives|Theatre|Theater|Guard)$/u
/** "Royal Alexandra Hospital", "NZ Hydrographic Office", "Rijksmuseum". */
const isHospital =
  /^(?!St\.? |Saint )(?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Hospital|Infirmary|Office|Clinic|Gallery|Hotel|Tribune|Chronicle|Gazette|Herald|Telegraph)$|^(?:Rijksmuseum|Bundesbank|Bundestag|Knesset|Louvre|Prado|Hermitage)$/u
const isArmed = /\b(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard)$/u

const withThe = (company: string) =>
  isPublic.test(company) ||
  officialStart.test(company.replace(/ and /gu, ' ')) ||
  isOfficial(company) ||
  isHospital.test(company) ||
  municipal.test(company) ||
  /\bOpera House$/u.test(company)
    ? `the ${company}`
    : company

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
  return others.length > 0 && (isPeople || isPair) ? listed(all) : title
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

/** What one no longer is, or is in two ways, is no way of being. */
const isNoJob =
  /\b(?:retired|former|turned|ex|and|at|from|with|whose|aspiring|student|freelance)\b|[\d,“"/]/iu
const longestJob = 5

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

/** The company as it is said; empty where it is not the guest's now. */
function companyOf(guest: DraftedGuest, title: string): string {
  const typed = (lines(guest.company ?? '')[0] ?? '')
    .replace(besidesName, '')
    .replace(/\bUniv\. /u, 'University ')
    .replace(legalForm, '')
  if (exCompany.test(typed)) return ''
  return /\bmayor$/iu.test(title) ? typed.replace(municipal, '') : typed
}

/** "a marine biologist at the Blue Shelf Institute", "from Msika Pay", or null. `written` is other text about the guest. */
export function roleOf(guest: DraftedGuest, written: string): Role | null {
  const headlines = (lines(guest.title ?? '')[0] ?? '')
    .replace(/ ?& ?| \/ |(?<=\p{Ll})\/(?=\p{L})/gu, ' and ')
    .replace(/\bCo-(\p{Lu})/gu, (_, letter: string) => `co-${letter.toLowerCase()}`)
    .split(/ ?[|•;] ?|(?<=\p{Ll})\. (?=\p{Lu})/u)
    .map((headline) => spokenList(headline.replace(retired, 'Retired $1').replace(inBrackets, '')))
    .map((headline) =>
      isRetired.test(guest.name) && !/\b(?:retired|former)\b/iu.test(headline) && headline
        ? `Retired ${titleInSentence(headline)}`
        : headline,
    )
  const title = headlines.find((headline) => !isSlogan(headline)) ?? headlines[0] ?? ''
  const company = companyOf(guest, title)
  const [first = ''] = sentences(guest.bio ?? '')
  const isOnlyRole = saysOnly(first, `${guest.name} ${title} ${company}`)
  // "My guest is a taxi driver. She is a taxi driver in Lisbon."
  if (title && !isOnlyRole && saysWhoIs(first, title)) return null
  // The first sentence about the guest says it
  const isOffice = soleOffice.test(title) && !trade.test(title) && !/(?<!\bco)-founder$/iu.test(title)
  const isSaidNext =
    !isOffice && (company.includes(' ') || company.length > 5) && !isOnlyRole && first.includes(company)
  const isPast = /^retired\b/iu.test(title) && !isArmed.test(company)
  const names =
    company &&
    !isPast &&
    !isSaidNext &&
    !isTwofold(title) &&
    !noCompany.test(company) &&
    !title.toLowerCase().includes(company.toLowerCase())
  const role = (text: string, isNoun = true, job?: string): Role => ({
    ...field(text, ...(title ? ['title'] : []), ...(names ? ['company'] : [])),
    isNoun,
    ...(job && { job: field(job, 'title') }),
  })
  if (!title) return names ? role(`from ${withThe(company)}`) : null
  if (isSlogan(title))
    return role(
      `whose own line is ${quoted([title])}${names ? ` and who works at ${withThe(company)}` : ''}`,
      false,
    )
  // An article and a small letter belong to English titles only
  if (looksForeign(written)) return role(names ? `from ${withThe(company)}` : title, false)
  const phrase = titleInSentence(title)
  const called = twoCallings(title)
  // "Becca and Tom Harlow, sheep shearers at …"
  const isSeveral = / (?:&|and) /u.test(guest.name) && /(?<!s)s$/u.test(title)
  // "Ana, founder." of what?
  const isAlone = isOffice && !names && /^(?:(?:co-?)?founder|owner|partner|director|ceo)$/iu.test(title)
  const isAsItIs = (isOffice && !isAlone) || isSeveral || /^(the|an?)\s/i.test(title)
  const named = isAsItIs ? phrase : withArticle(phrase)
  if (names && called)
    return role(
      `${withArticle(titleInSentence(called.job))} at ${withThe(company)} and ${withArticle(called.besides.toLowerCase())}`,
    )
  const isMayor = /^mayor$/iu.test(title)
  const place =
    /\bCounty$/u.test(company) || municipal.test(company)
      ? 'for'
      : isArmed.test(company)
        ? /^retired\b/iu.test(title)
          ? 'from'
          : 'in'
        : isOffice && officeOf.test(title)
          ? 'of'
          : isBody.test(company)
            ? 'with'
            : 'at'
  const isJob = named !== phrase && !isNoJob.test(phrase) && phrase.split(' ').length <= longestJob
  const job = isJob ? named : undefined
  if (isMayor && names) return role(`the mayor of ${withThe(company)}`, true, job)
  return role(names ? `${named} ${place} ${withThe(company)}` : named, true, job)
}
