import { hasJobWord, hasOrganisationWord, looksLikeJob, mayBeJob, words } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { countries } from './word-lists.ts'

export interface Role {
  title?: string
  company?: string
}

export const strongPattern = /(?<!\s)\s+(?:(?:[—–-]{1,2}|[/@])\s+|@(?=[A-ZÀ-Þ]))|(?:(?<!\s)\s+)?[—|•·\n\t]\s*/
export const commaPattern = /(?:(?<!\s)\s+)?,\s*/
const legalFormPattern = /^(?:inc|ltd|llc|llp|plc|gmbh|ag|s\.?a|corp|co|l\.?p|pllc|limited|incorporated)\.?$/i
const titleAtCompany =
  /^(.{2,80}?)(?<!\s)\s+(?:@\s*|(?:at|bei|chez|presso|på|bij|em|en)\s+)(?!\s)(.{2,100})$/i

/** "Köchin bei Acme": these words lead to nothing else. */
const isOfFirm = (text: string) => /^(?:\S+ ){1,4}(?:bei|chez|presso|bij) \p{Lu}/u.test(text)

/** "CEO, Acme, Spain", "CEO at Acme", "Acme (Berlin)" as title and company; `companyFirst` decides where no word does. */
export function splitRole(text: string, companyFirst = false): Role {
  const at = titleAtCompany.exec(text)
  if (at && !text.includes(',') && (mayBeJob(at[1]!) || isOfFirm(text)))
    return { title: at[1]!, company: at[2]! }
  const unspaced = splitUnspaced(text)
  if (unspaced) return unspaced
  const parts = joinLegalForms(
    text.split(strongPattern).length > 1 ? text.split(strongPattern) : text.split(commaPattern),
  ).filter(Boolean)
  if (parts.length > 1 && countries.has(normalizeWords(parts.at(-1)!))) parts.pop()
  if (parts.length === 1) {
    const [only] = parts as [string]
    return !hasJobWord(only) && ((companyFirst && !isUnspacedJob(only)) || hasOrganisationWord(only))
      ? { company: only }
      : { title: only }
  }
  const company = parts.at(-1)!
  const rest = parts.slice(0, -1)
  if (!hasJobWord(rest[0]!) && hasJobWord(company)) return { title: company, company: rest.join(', ') }
  // "Group Leader" is no group
  if (hasJobWord(company) && (!hasOrganisationWord(company) || hasJobWord(company.split(' ').at(-1)!)))
    return { title: text }
  return companyFirst
    ? { company: parts[0]!, title: parts.slice(1).join(', ') }
    : { title: rest.join(', '), company }
}

/** What firms, schools and their parts end with in Chinese and Japanese, and jobs in all three languages, behind them. */
const unspacedPattern =
  /^(.{2,60}[系所院部處处局會会社室館馆校學学科署廳厅團团廠厂店司心隊队課课地行]) ?(?![長长])([\u3400-\u9fff\u30a0-\u30ff]{2,12})$/u
const unspacedJobPattern = /[長长人員员師师士家者官主]$/u

/** "陶芸家", "点心師(フリー)": no firm is called so. */
const isUnspacedJob = (text: string) =>
  unspacedJobPattern.test(text.replace(/ ?[(（][^()（）]{1,20}[)）]$/, ''))

/** "水明大学理学部教授", "한결대학교 물리학과 교수": firm and job without a comma; what else somebody is, is behind 兼. */
function splitUnspaced(text: string): Role | null {
  if (!/[\u3400-\u9fff\uac00-\ud7af]/u.test(text) || /[,、，/|]/.test(text)) return null
  const [, firm, job] = unspacedPattern.exec(text.split('兼')[0]!) ?? []
  if (firm && (hasJobWord(job!) || unspacedJobPattern.test(job!)))
    return { company: firm, title: text.slice(firm.length).trim() }
  const [, before, last] = /^(.{2,80}) (\S{2,12})$/u.exec(text) ?? []
  return before && hangulPattern.test(text) && looksLikeJob(last!) && !hasJobWord(before)
    ? { company: before, title: last! }
    : null
}
const hangulPattern = /[\uac00-\ud7af]/

/** "Acme, Inc." is one part. */
function joinLegalForms(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    if (joined.length > 0 && legalFormPattern.test(part)) joined.push(`${joined.pop()}, ${part}`)
    else joined.push(part)
  }
  return joined
}

/** Whether all titles are split, only the plain ones, or none; a header that names both makes it likelier. */
export function howTitlesSplit(titles: string[], told: boolean): 'all' | 'plain' | null {
  const roles = told ? titles : titles.filter((title) => hasJobWord(title.split(/[,|@—–]| at | - /)[0]!))
  const apart = roles.filter((title) => splitRole(title).company)
  if (apart.length >= titles.length * (told ? 0.5 : 0.6) && apart.length > (told ? 0 : 1)) return 'all'
  const starts = new Set(titles.map(firstWord))
  const separable = titles
    .map((text) => ({ text, ...splitRole(text) }))
    .filter(({ title, company }) => title && company)
  // "Editing, proofs & images" among "Proofs": more that they do
  const isFurther = (text: string, part: string) => starts.has(part) && part !== firstWord(text)
  const plain = separable.filter(
    ({ text, ...role }) => isPlainRole(role) && !isFurther(text, firstWord(role.company!)),
  )
  return plain.length > 1 && plain.length >= separable.length * 0.6 ? 'plain' : null
}

const firstWord = (text: string) => normalizeWords(text.slice(0, 80)).split(' ', 1)[0]!

/** "Weaver, Nairn Tweed": an occupation in small letters, and a name that is no other occupation. */
export const isPlainRole = ({ title = '', company = '' }: Role) =>
  words(title) < 6 &&
  !/\s\p{Lu}\p{Ll}/u.test(title) &&
  /^[\p{Lu}\p{Lo}]/u.test(company) &&
  (words(company) > 1 || hasJobWord(title)) &&
  !hasJobWord(company)
