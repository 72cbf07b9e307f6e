import { capitalized } from '../text/format.ts'
import { sentenceParts } from '../text/sentences.ts'
import { isFormerRole, isRole, isRoleElsewhere, isRoleOfWork } from './roles.ts'

/** A job as a biography states it. Confidences are measured on the labelled biographies. */
export interface Job {
  title?: string
  company?: string
  confidence: number
}

/** Maximum sentences read, because biographies state the job early. */
const sentencesRead = 6
const wordsRead = 60
const titleWords = 9
const companyWords = 7

const prepositions = ['at', 'with', 'for', 'of'] as const
type Preposition = (typeof prepositions)[number]
/** How often the word after a role and this preposition is the employer. */
const confidences: Record<Preposition, number> = { at: 0.9, with: 0.8, for: 0.8, of: 0.8 }

const bare = (word: string) => word.replace(/^[("'“‘]|[)"'”’.,;:!?]{1,3}$/g, '')
const ends = (word: string) => /[,;:.!?)]$/.test(word) && !/^(?:Dr|Prof|St|Inc|Co|Ltd)\.$/.test(word)
const isCapital = (word: string) => /^[("'“‘]?[\p{Lu}\d]/u.test(word)
const lower = (word: string) => bare(word).toLowerCase()

const startsTitle = new Set(['is', 'am', 'i’m', "i'm", 'as', 'was', 'became', 'been', 'be', 'are'])
const articles = new Set(['a', 'an', 'the', 'our', 'currently', 'now', 'also', 'today', 'proud', 'both'])
const joins = new Set(['of', 'the', 'for', 'and', '&', 'de', 'la', 'du', 'di', 'und', 'van'])
const worksAt = new Set([
  ...[
    'works',
    'work',
    'working',
    'teaches',
    'teach',
    'leads',
    'lead',
    'researches',
    'studies',
    'runs',
    'heads',
  ],
  ...['manages', 'directs', 'practices', 'practises', 'consults', 'employed', 'based'],
])
const founds = new Set(['founded', 'co-founded', 'cofounded', 'founds', 'owns', 'runs', 'established'])

/** The job in a biography: the most confident match in its first sentences. */
export function jobIn(text: string): Job | undefined {
  const jobs = text
    .split('\n')
    .flatMap((line) => sentenceParts(line))
    .slice(0, sentencesRead)
    .flatMap((sentence) => jobsIn(sentence.text.split(/\s+/).filter(Boolean).slice(0, wordsRead)))
  // The first of the surest; one with a company and a title before others
  const rank = ({ title, company, confidence }: Job) => confidence + (title && company ? 1 : 0)
  return jobs.reduce<Job | undefined>(
    (best, job) => (!best || rank(job) > rank(best) ? job : best),
    undefined,
  )
}

const jobsIn = (words: string[]): Job[] => [
  ...prepositions.flatMap((preposition) =>
    words.flatMap((word, place) =>
      lower(word) === preposition ? (jobAround(words, place, preposition) ?? []) : [],
    ),
  ),
  ...(listedJob(words) ?? []),
  ...words.flatMap((word, place) => (founds.has(lower(word)) ? (foundedBy(words, place) ?? []) : [])),
  ...titlesAlone(words),
]

/** "… a marine biologist at the Blue Shelf Institute". */
function jobAround(words: string[], place: number, preposition: Preposition): Job[] | undefined {
  const title = titleBefore(words, place)
  if (!title) return employerOnly(words, place, preposition)
  const { head, text } = title
  if (isFormerRole(words.slice(Math.max(0, place - titleWords), place).map(lower))) return undefined
  if (isRoleElsewhere(head)) return undefined
  if (preposition !== 'at' && isRoleOfWork(head)) return [{ title: headTitle(text), confidence: 0.8 }]
  const company = companyFrom(words, place + 1)
  if (!company) return undefined
  return [{ title: capitalized(text), company, confidence: confidences[preposition] }]
}

/** "She works at Nova Labs". */
function employerOnly(words: string[], place: number, preposition: Preposition): Job[] | undefined {
  if (preposition !== 'at' && preposition !== 'for') return undefined
  const before = words.slice(Math.max(0, place - 6), place)
  if (before.some(ends) || !before.some((word) => worksAt.has(lower(word)))) return undefined
  const company = companyFrom(words, place + 1)
  return company ? [{ company, confidence: 0.8 }] : undefined
}

/** The role before a position in the text, back to a verb, a comma or the start. */
function titleBefore(words: string[], place: number): { text: string; head: string } | undefined {
  let start = place
  while (start > 0 && place - start < titleWords) {
    const word = words[start - 1]!
    if (startsTitle.has(lower(word)) || ends(word)) break
    start--
  }
  const title = words.slice(start, place).map((word) => word.replace(/^[("'“‘]/, ''))
  while (title.length > 0 && articles.has(title[0]!.toLowerCase())) title.shift()
  const cut = title.findIndex((word) => /^(?:of|for|in|on)$/i.test(word))
  const named = cut === -1 ? title : title.slice(0, cut)
  // "a filmmaker and a lecturer", "Alan holds the chair": more than a title
  if (named.some((word) => articles.has(word.toLowerCase()))) return undefined
  const head = bare(named.at(-1) ?? '')
  const text = title.join(' ')
  return isRole(head) && text.length <= 100 ? { text, head } : undefined
}

/** The name of an organization that begins at a place: capitals, with small words between them. */
function companyFrom(words: string[], start: number): string | undefined {
  const from = /^(?:the|a|an)$/.test(words[start] ?? '') ? start + 1 : start
  const name: string[] = []
  for (const word of words.slice(from, from + companyWords)) {
    const joining = joins.has(word.toLowerCase())
    if (!isCapital(word) && !joining) break
    name.push(word)
    if (ends(word)) break
  }
  while (name.length > 0 && joins.has(name.at(-1)!.toLowerCase())) name.pop()
  // "Acme and She …": what follows a joining word belongs to the name only in the middle of it
  const and = name.findIndex((word) => word.toLowerCase() === 'and')
  const whole = and > 0 && words.length > from + name.length ? keepAnd(name, and) : name
  const company = whole.map((word, n) => (n === whole.length - 1 ? bare(word) : word)).join(' ')
  return company && isCapital(company) && company.length <= 80 ? company : undefined
}

/** "Smith and Sons" is one name; "Acme and Nova Labs" are two. */
const keepAnd = (name: string[], and: number) =>
  name.length - and - 1 === 1 && and <= 2 ? name : name.slice(0, and)

/** "Ann Lee, Chief Scientist, Nova Labs". */
function listedJob(words: string[]): Job[] | undefined {
  const parts = words
    .join(' ')
    .split(/[,|–—•:]/, 4)
    .map((part) => part.trim().replace(/^an? /, ''))
  const [name = '', title = '', company = ''] = parts
  const titleHead = bare(title.split(' ').at(-1) ?? '')
  if (!isPersonName(name) || !isRole(titleHead) || title.split(' ').length > titleWords) return undefined
  const employer = bare(company)
  const looksRight =
    /^\p{Lu}[\p{L}\p{N}&.’' -]{1,60}$/u.test(employer) && employer.split(' ').length <= companyWords
  return looksRight && parts.length <= 4
    ? [{ title: capitalized(title), company: employer, confidence: 0.8 }]
    : [{ title: capitalized(title), confidence: 0.7 }]
}

/** "In 2010 she founded Nova Labs". */
function foundedBy(words: string[], place: number): Job[] | undefined {
  const company = companyFrom(words, place + 1)
  if (!company) return undefined
  return /found|establish/.test(lower(words[place]!))
    ? [{ title: 'Founder', company, confidence: 0.7 }]
    : [{ company, confidence: 0.7 }]
}

/** "Ada is a novelist." */
const titlesAlone = (words: string[]): Job[] =>
  words.flatMap((word, place) =>
    startsTitle.has(lower(word)) && lower(word) !== 'was' ? (titleAfter(words, place) ?? []) : [],
  )

function titleAfter(words: string[], place: number): Job[] | undefined {
  const rest = words.slice(place + 1)
  const end = rest.findIndex(
    (word) => ends(word) || /^(?:who|and|from|based|in|living|with|at|of|for|to)$/i.test(word),
  )
  const title = rest.slice(0, end === -1 ? rest.length : /[,;:.!?)]$/.test(rest[end]!) ? end + 1 : end)
  if (isFormerRole(title.map(lower))) return undefined
  while (title.length > 0 && articles.has(title[0]!.toLowerCase())) title.shift()
  const text = title.map(bare).join(' ')
  const head = title.at(-1) ?? ''
  return isRole(bare(head)) && !isRoleElsewhere(bare(head)) && title.length <= 5
    ? [{ title: capitalized(text), confidence: 0.7 }]
    : undefined
}

/** A title without its complement: "author" for "author of short stories". */
function headTitle(text: string): string {
  const words = text.split(' ')
  const end = words.findIndex((word) => /^(?:of|for|in|on)$/i.test(word))
  return capitalized(words.slice(0, end === -1 ? undefined : end).join(' '))
}

/** Two to four words with capitals. */
export const isPersonName = (text: string) => personName.test(text)
const personName =
  /^(?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:de|da|van|von|der|den|la|le|bin|al|del|\p{Lu}[\p{L}\p{M}'’.-]*)){1,4}$/u
