import type { ColumnProfile } from './column-profile.ts'
import type { ImportField } from './import-column.ts'
import { fillerWords, voteOnHeader } from './header-vocabulary.ts'
import { matchHeader } from './match-header.ts'
import { addressesFrom, isOfOthers, rowsCompared } from './own-addresses.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, found, isName, leftOut, nameColumns, type Table } from './table.ts'
import { plainlyOther } from './value-rules.ts'

const contactFields = new Set(['email', 'phone', 'linkedin', 'website', 'social', 'company'])

/** Leaves out what belongs to somebody else than the guest. */
export function leaveOthersOut(guesses: ColumnGuess[], table: Table) {
  leaveNumberedOut(guesses, table)
  leaveOtherPrefixesOut(guesses, table)
  leaveOthersAgenciesOut(guesses, table)
  leaveStrangeAddressesOut(guesses, table)
}

/** "88120341-1" next to "88120341": a part of an order, and no phone number. */
function leaveNumberedOut(guesses: ColumnGuess[], { sheet, firstRow }: Table) {
  guesses.forEach(({ field, code }, column) => {
    if (field !== 'phone' || code === 'chosen' || code === 'remembered') return
    const rows = sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => row[column])
    const isPart = (row: string[]) =>
      row.some(
        (cell, at) =>
          at !== column &&
          cell.length > 3 &&
          row[column]!.length > cell.length &&
          row[column]!.startsWith(cell),
      )
    if (rows.length > 1 && rows.every(isPart)) guesses[column] = leftOut('other-subject')
  })
}

/** Next to "Invitee Name" and "Invitee Email" the columns "User Name" and "User Email" are about somebody else. */
function leaveOtherPrefixesOut(guesses: ColumnGuess[], { headers }: Table) {
  const whose = headers.map((header) => {
    const words = normalize(header).split(' ')
    return words.length > 1 ? words[0]! : ''
  })
  const own = new Set(whose.filter((word, column) => word && isName(guesses[column]!)))
  if (own.size === 0) return
  const others = new Set(
    whose.filter((word, column) => word && !own.has(word) && normalize(headers[column]!).endsWith(' name')),
  )
  const owned = new Set(guesses.flatMap(({ field }, at) => (field && own.has(whose[at]!) ? [field] : [])))
  guesses.forEach(({ field, code }, column) => {
    const isReach = field === 'email' || field === 'phone'
    // Next to "Teilnehmer-Name" and "Teilnehmer-E-Mail" a mere "E-Mail" is that of whoever ordered
    const isPlain = isReach && code === 'header' && owned.has(field) && !own.has(whose[column]!)
    if (field && (((owned.has(field) || isReach) && others.has(whose[column]!)) || isPlain))
      guesses[column] = leftOut('other-person')
  })
}

/** Next to "Press attaché" the column "Attaché's phone" is about that person, and "E-mail zamawiającego" next to "Zamawiający". */
export function leaveOthersWordsOut(guesses: ColumnGuess[], table: Table) {
  const { headers } = table
  const wordsIn = (isWanted: (guess: ColumnGuess, column: number) => boolean) =>
    headers.flatMap((header, column) =>
      isWanted(guesses[column]!, column)
        ? normalize(header)
            .split(' ')
            .filter((word) => word.length > 4 && !isOfContacts(word))
        : [],
    )
  const own = wordsIn(isName)
  const others = wordsIn(
    (guess, column) => guess.code === 'other-person' || isOfOthers(guess, column, guesses, table),
  )
  guesses.forEach(({ field, code }, column) => {
    if (!field || !contactFields.has(field) || code === 'chosen' || code === 'remembered') return
    const words = normalize(headers[column]!).split(' ')
    const isOthers = (word: string) =>
      others.some((other) => areForms(word, other)) && !own.some((other) => areForms(word, other))
    if (words.length > 1 && words.some((word) => isOthers(word) && !isOfField(word, field)))
      guesses[column] = leftOut('other-person')
  })
}

/** A number or an address that comes again, or is missing, with somebody else's name is theirs. */
export function leaveSharersOut(guesses: ColumnGuess[], table: Table) {
  const names = nameColumns(guesses)
  const rows = table.sheet.rows
    .slice(table.firstRow, table.firstRow + rowsCompared)
    .filter((row) => names.some((at) => row[at]))
  const others = guesses.flatMap((guess, at) => (isOfOthers(guess, at, guesses, table) ? [at] : []))
  guesses.forEach(({ field, code }, column) => {
    if ((field === 'email' || field === 'phone') && code === 'header')
      if (others.some((other) => goesWith(rows, other, column, names)))
        guesses[column] = leftOut('other-person')
  })
}

function goesWith(rows: string[][], other: number, column: number, names: number[]): boolean {
  const kinds = (...columns: number[]) => {
    const filled = rows.filter((row) => row[column])
    return new Set(filled.map((row) => columns.map((at) => row[at]).join('\n'))).size
  }
  const isOneToOne = kinds(other) === kinds(column) && kinds(column) === kinds(other, column)
  const isBlankWith = rows.every((row) => Boolean(row[other]) === Boolean(row[column]))
  const isBehind = column === other + 1 && isBlankWith && rows.some((row) => !row[column])
  return isOneToOne && kinds(column) > 1 && (kinds(column) < kinds(...names) || isBehind)
}

/** "Родитель" and "родителя": one word, but for an ending. */
export function areForms(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return one === other || (same > 4 && same >= Math.max(one.length, other.length) * sameStem)
}
const sameStem = 0.7

/** "Kontakt (Mail)" is not the publicist's because "Kontakt Presse" is. */
const isOfContacts = (word: string) => fillerWords.has(word) || matchHeader(word)?.field === 'name'

/** "From email" is the address of whoever is under "From", unless that is the guest. */
export function leaveAttachedOut(guesses: ColumnGuess[], { headers, profiles }: Table) {
  const folded = headers.map(normalize)
  guesses.forEach(({ field, code }, column) => {
    if (!field || !contactFields.has(field) || code === 'chosen' || code === 'remembered') return
    const owner = folded.findIndex(
      (base, at) =>
        base !== '' &&
        folded[column]!.startsWith(`${base} `) &&
        (guesses[at]!.field === null || guesses[at]!.code === 'values') &&
        !isName(guesses[at]!) &&
        isText(profiles[at]!) &&
        matchHeader(folded[column]!.slice(base.length + 1))?.field === field,
    )
    if (owner !== -1) for (const at of [owner, column]) guesses[at] = leftOut('other-person')
  })
}

/** Where the guests are under "scheduler_name", "scheduler_email" is theirs, too. */
export function takeAttached(guesses: ColumnGuess[], { headers, profiles }: Table) {
  const name = guesses.findIndex(({ field }) => field === 'name')
  const whose = /^(.+) name$/.exec(normalize(headers[name] ?? ''))?.[1]
  if (!whose || guesses[name]!.code !== 'values') return
  guesses.forEach(({ code }, column) => {
    const folded = normalize(headers[column]!)
    if (code !== 'other-person' || !folded.startsWith(`${whose} `)) return
    const field = matchHeader(folded.slice(whose.length + 1))?.field
    const isByHeader = (guess: ColumnGuess) => guess.field === field && guess.code !== 'values'
    if (!field || !contactFields.has(field) || guesses.some(isByHeader)) return
    const own = field as ImportField
    if (plainlyOther(own, profiles[column]!, 1)) return
    guesses.forEach((guess, at) => {
      if (guess.field === own) guesses[at] = leftOut('other-column')
    })
    guesses[column] = found(own, guesses[name]!.confidence)
  })
}

const isText = ({ person, given, severalWords, date, number }: ColumnProfile) =>
  (person > 0.2 || given > 0.2 || severalWords > 0.4) && date + number < 0.3

/** "posta" of "E-posta" is the address's word, not a person's. */
const isOfField = (word: string, field: ImportField) => (voteOnHeader(word)[field] ?? 0) > leastVote
const leastVote = 0.1

/** "Publicist, Agency": where somebody works who isn't the guest. */
function leaveOthersAgenciesOut(guesses: ColumnGuess[], { headers }: Table) {
  guesses.forEach(({ field, code }, column) => {
    const isBehind = code === 'header' && guesses[column - 1]?.code === 'other-person'
    if (field === 'company' && isBehind && (voteOnHeader(headers[column]!).other ?? 0) > mostlyOthers)
      guesses[column] = leftOut('other-person')
  })
}
const mostlyOthers = 0.5

const collectionPattern = /\b(?:collections?|archives?|fonds|sammlung|archivo|archivio|coleccion|colecao)\b/
const archivePattern = /\b(?:institution|repository|library|institucion|instituicao|link|url)\b/

/** Next to "Collection" an institution and a link are where the interviews are kept; next to "ISBN" who publishes is no employer. */
export function leaveArchivesOut(guesses: ColumnGuess[], { headers }: Table) {
  const folded = headers.map(normalize)
  const areWorks = folded.some((header) => /^(?:isbn|issn|doi)$/.test(header))
  if (!areWorks && !folded.some((header) => collectionPattern.test(header))) return
  guesses.forEach(({ field, code }, column) => {
    const isOfArchive = field === 'company' || field === 'website'
    const isOfWork = areWorks && field === 'company' && matchHeader(headers[column]!)?.field !== 'company'
    if (isOfWork || (isOfArchive && code === 'header' && archivePattern.test(folded[column]!)))
      guesses[column] = leftOut('other-subject')
  })
}

const clearlyOwn = 0.6

/** Next to addresses made of the guests' names, a column in which none is are those of an office. */
function leaveStrangeAddressesOut(guesses: ColumnGuess[], table: Table) {
  const names = nameColumns(guesses)
  const emails = guesses.flatMap(({ field }, column) => (field === 'email' ? [column] : []))
  if (names.length === 0 || emails.length < 2) return
  // Rows without a name say nothing of whose addresses they are
  const rows = table.sheet.rows.slice(table.firstRow).filter((row) => names.some((at) => row[at]))
  const ownIn = (column: number, among: string[][]) =>
    addressesFrom({ ...table, firstRow: 0, sheet: { ...table.sheet, rows: among } }, column, names)
  const shares = emails.map((column) => {
    const filled = rows.slice(0, rowsCompared).filter((row) => row[column]).length
    return ownIn(column, rows) / (filled || 1)
  })
  const most = Math.max(...shares)
  if (most < clearlyOwn) return
  emails.forEach((column, at) => {
    // Whoever booked for somebody has an address of their own; a column that few rows fill says nothing of the others
    for (const other of emails) {
      const both = rows.filter((row) => row[column] && row[other])
      if (ownIn(column, both) < ownIn(other, both))
        guesses[other]!.confidence = Math.max(guesses[other]!.confidence, guesses[column]!.confidence + 0.01)
    }
    if (shares[at] === 0 && guesses[column]!.code === 'header' && table.profiles[column]!.filled > 1)
      guesses[column] = leftOut('other-person')
  })
}
