import { shorten } from '../read/cell-text.ts'
import { areAccounts, areEventRoles } from './event-roles.ts'
import { type ImportField, importFields } from './import-column.ts'
import { kindIn, voteOnHeader } from './header-vocabulary.ts'
import { asksWhatToTalkAbout, isWho } from './header-questions.ts'
import { type HeaderMatch, isOfNames, matchHeader } from './match-header.ts'
import { socialShare } from './link-columns.ts'
import { normalize } from './normalize.ts'
import type { ColumnProfile } from './column-profile.ts'
import { isEnumeration, shareInDomains, shareOfNames } from './row-evidence.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { isProgramme } from './programme.ts'
import { doubtTitle, doubtTopic } from './title-columns.ts'
import { fromContent, plainlyOther, supports } from './value-rules.ts'

const rowsRead = 200

/** What a column's header says it is, unless its values plainly say otherwise. Null: the header says nothing. */
export function fromHeader(header: string, column: number, table: Table): ColumnGuess | null {
  const profile = table.profiles[column]!
  const group = table.groups[column]
  const match = isListOfTopics(header, profile)
    ? listOfTopics
    : (matchInLanguage(header, table) ?? matchHeader(header, true))
  const about = group && group !== header ? matchHeader(group) : null
  if (about?.field === 'ignore' && !isPlainGroup(group!))
    return leftOut(
      about.kind === 'other' ? 'other-person' : 'other-subject',
      `About “${shorten(group!, 40)}”`,
    )
  if (asksWhatTheyAre(header, column, table))
    return { field: 'title', confidence: 0.9, code: 'header', reason: reasonOf(header), also: ['company'] }
  if (areEventRoles(header, profile, table))
    return leftOut('talk', 'Roles in a meeting, a course or a program, not jobs')
  if (byPattern.test(header) && (!match || match.field === 'name')) return leftOut('other-person')
  if (!match) return null
  const inBlock = match.kind === 'detail' ? partOfBlock(header, table) : null
  if (inBlock && profile.filled > 0 && !plainlyOther(inBlock, profile, 1))
    return { field: inBlock, confidence: blockConfidence, code: 'header', reason: reasonOf(header) }
  if (match.kind === 'detail' && isTeam(header, profile, table)) return found('company', 0.8)
  if (match.field === 'ignore') return leftOut(match.kind === 'other' ? 'other-person' : 'other-subject')
  if (match.field === 'salutation') return leftOut('salutation')
  const isOfAccounts =
    match.field === 'website' && match.score < 0.9 && socialShare(profile.values) > mostDomains
  const field = isOfAccounts ? 'social' : match.field
  if (field === 'middleName' && profile.salutation > 0.5) return leftOut('salutation')
  const doubt =
    field === 'title' && !match.also?.includes('company')
      ? doubtTitle(header, profile, table)
      : (doubtTopic(header, field, profile, table) ?? doubtText(header, column, field, table))
  if (doubt) return doubt
  if (field === 'company' && isPlace(header, profile)) return leftOut('other-subject')
  if (field === 'company' && !match.also && holdsRoles(profile, table))
    return { field: 'title', confidence: 0.9, code: 'header', reason: reasonOf(header), also: ['company'] }
  const isInDomains =
    field === 'company' &&
    profile.at + profile.url === 0 &&
    shareInDomains(table, column, namesByHeader(table)) >= mostDomains
  if (profile.filled > 0 && !isInDomains && plainlyOther(field, profile, match.score)) {
    return fromContent(profile, false)
  }
  const sure = confidenceOf(match.score, supports(field, profile))
  const confidence = field === 'website' && isOfCompany(header) ? Math.min(sure, companySiteConfidence) : sure
  // "Website or Instagram"
  const isEither = field === 'social' && (voteOnHeader(header).website ?? 0) > eitherVote
  const also = isEither ? { also: ['website' as const] } : match.also && { also: match.also }
  return { field, confidence, code: 'header', reason: reasonOf(header), ...also }
}

const eitherVote = 0.4

/** "Grace Fellowship" over ana@gracefellowship.example has the form of a name. */
const mostDomains = 0.6

/** "Who?" next to the names, over jobs and firms. */
const asksWhatTheyAre = (header: string, column: number, { headers, profiles }: Table) =>
  isWho(normalize(header)) &&
  profiles[column]!.filled > 1 &&
  profiles[column]!.person < fewPeople &&
  headers.some((other, at) => at !== column && isOfNames(other))
const fewPeople = 0.4

/** "Interviewed by", "Creato da": somebody on the team. */
const byPattern = /\p{L}\s(?:by|von|par|por|przez|av|af|da|door)\??$/iu

const blockConfidence = 0.85
const leastOfBlock = 3

/** "Default Address Company" among "Default Address City" and more: an address says whose firm and phone it is, too. */
function partOfBlock(header: string, { headers }: Table): 'company' | 'phone' | null {
  const words = normalize(header).split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const stem = words.slice(0, length).join(' ')
    const field = matchHeader(words.slice(length).join(' '))
    if (field?.field !== 'company' && field?.field !== 'phone') continue
    const others = headers.map(normalize).filter((other) => other.startsWith(`${stem} `))
    const isBlock = others.length > leastOfBlock && matchHeader(stem)?.kind === 'detail'
    if (isBlock && field.score >= 1) return field.field
  }
  return null
}

const fieldNames: ReadonlySet<string> = new Set(importFields)

/** What the sheet's own language calls a field, where the word means something else in English. */
function matchInLanguage(header: string, { language }: Table): HeaderMatch | null {
  if (!language || matchHeader(header)?.field !== 'ignore') return null
  const kind = kindIn(language, header)
  return kind && fieldNames.has(kind) ? { field: kind as ImportField, score: 1, kind } : null
}

const listOfTopics: HeaderMatch = { field: 'expertise', score: 0.9, kind: 'expertise' }
const isListOfTopics = (header: string, { values, filled }: ColumnProfile) =>
  asksWhatToTalkAbout(normalize(header)) && values.filter(isEnumeration).length > filled / 2

/** A firm's site counts where nobody has one of their own. */
const companySiteConfidence = 0.9
const isOfCompany = (header: string) => (voteOnHeader(header).company ?? 0) > 0.5

const reasonOf = (header: string) => `Header “${shorten(header, 60)}”`

/** "Lead engineer at Acme" under "Affiliation", where no other column says what people do. */
const holdsRoles = ({ job, filled }: ColumnProfile, { headers }: Table) =>
  filled > 1 && job > rolesShare && !headers.some((other) => matchHeader(other)?.field === 'title')
const rolesShare = 0.6

/** Under "Studio" the same few values again and again are rooms. */
const isPlace = (header: string, { filled, unique, organisation, averageWords }: ColumnProfile) =>
  placePattern.test(normalize(header)) &&
  filled > 2 &&
  unique < 0.7 &&
  (organisation < 0.3 || averageWords < 2.5)
const placePattern = /^(?:studio|office|lab|house|estudio|estudi|haus|buro|bureau|oficina|kontor|salle)$/

/** Another team in nearly every row is who somebody plays for, rather than a part of the firm. */
const isTeam = (header: string, { filled, unique, averageWords }: ColumnProfile, { headers }: Table) =>
  /^(?:team|squad)$/.test(normalize(header)) &&
  filled > 3 &&
  unique > 0.7 &&
  averageWords > 1.3 &&
  !headers.some((other) => matchHeader(other)?.field === 'company')

/** Groups such as "Address" or "Details" say what kind of data follows, and each header says it better. */
const isPlainGroup = (group: string) => /detail|info|data|daten|general|allgemein|notes?$/i.test(group)

function confidenceOf(score: number, supported: boolean): number {
  if (score >= 0.9) return Math.min(0.97, score)
  return Math.min(0.93, score + (supported ? 0.25 : 0))
}

/** In a programme "description" and "summary" are about the talk, unless they speak of the person. */
function doubtText(header: string, column: number, field: ImportField, table: Table): ColumnGuess | null {
  if (field !== 'bio' || !isAboutAnything(header)) return null
  if (isForm(table, column)) return leftOut('other-subject')
  if (areAccounts(table)) return null
  if (table.headers.some((other, at) => at !== column && isOfPerson(other)))
    return leftOut('talk', 'About talks, not people')
  if (
    !isProgramme(table) &&
    !table.headers.some((other) => matchHeader(other)?.kind === 'thing') &&
    !hasTalks(table)
  )
    return null
  return shareOfNames(table, column, namesByHeader(table)) > leastNames
    ? null
    : leftOut('talk', 'About talks, not people')
}

/** A biography mentions whom it is about. */
const leastNames = 0.4

const namesByHeader = ({ headers }: Table) => headers.flatMap((header, at) => (isOfNames(header) ? [at] : []))

const hasTalks = (table: Table) =>
  table.headers.some(
    (header, at) =>
      matchHeader(header)?.field === 'title' &&
      doubtTitle(header, table.profiles[at]!, table)?.code === 'talk',
  )

/** "Bio" next to "Description". */
const isOfPerson = (header: string) => matchHeader(header)?.field === 'bio' && !isAboutAnything(header)

/** "Biografy" among titles, too. */
export const isLikeBiography = (header: string) =>
  (voteOnHeader(header).bio ?? 0) > clearVote && !isAboutAnything(header)
const clearVote = 0.6

/** "Descripción del ponente" says whom it describes. */
const isAboutAnything = (header: string) =>
  aboutAnythingPattern.test(normalize(header)) && !aboutPersonPattern.test(normalize(header))
const aboutAnythingPattern =
  /\b(?:description|descr?|summary|introduction|blurb|synopsis|beschreibung|descripcion|descricao|descrizione)\b/
const aboutPersonPattern =
  /\b(?:speaker|guest|presenter|author|person|personal|ponente|invitad[oa]|palestrante|convidad[oa]|relatore|ospite|gast|sprecher|referent|invite|intervenant)\b/

/** "Interview with Ana Ruiz": the same in every row but for the name. */
function isForm({ sheet, firstRow, headers }: Table, column: number): boolean {
  const names = headers.flatMap((header, at) =>
    matchHeader(header)?.field === 'name' || /name$/i.test(header) ? [at] : [],
  )
  const texts = sheet.rows
    .slice(firstRow, firstRow + rowsRead)
    .filter((row) => row[column])
    .map((row) => names.reduce((text, at) => text.replace(row[at] || '\0', ''), row[column]!))
  return texts.length > 1 && new Set(texts).size === 1
}
