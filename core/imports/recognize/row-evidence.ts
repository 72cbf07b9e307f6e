import { findEmail } from '../read/addresses.ts'
import { normalizeWords } from './normalize.ts'
import type { Table } from './table.ts'

const rowsCompared = 200
const leastLetters = 4
const endingPattern = /[.!?。！？…]["”»)]?$/

const unspacedSentencePattern = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{4}/

/** Mail services that say nothing about where somebody works. */
const mailServices =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|live|aol|gmx|proton|protonmail|mail|web|me|msn|qq)\./

/** In which share of its rows a column's words are in the domains of the row's addresses, as names of employers are. */
export function shareInDomains(
  { sheet, firstRow, profiles }: Table,
  column: number,
  names: number[],
): number {
  const reached = profiles.flatMap(({ email, url }, at) => (email > 0.4 || url > 0.4 ? [at] : []))
  if (reached.length === 0) return 0
  let rows = 0
  let held = 0
  for (const row of sheet.rows.slice(firstRow, firstRow + rowsCompared)) {
    const own = names.flatMap((name) => wordsOf(row[name] ?? ''))
    const words = wordsOf(row[column] ?? '').filter((word) => !own.some((name) => name.startsWith(word)))
    const domains = reached.map((at) => domainOf(row[at] ?? '')).filter(Boolean)
    if (words.length === 0 || domains.length === 0) continue
    rows++
    if (words.some((word) => domains.some((domain) => domain.includes(word)))) held++
  }
  return rows < 2 ? 0 : held / rows
}

const wordsOf = (cell: string) =>
  normalizeWords(cell.slice(0, 100))
    .split(' ')
    .filter((word) => word.length >= leastLetters)

/** Whether a word of a text is in an address's domain, as the name of who somebody works for is. */
export function isInDomain(text: string, address = ''): boolean {
  const domain = domainOf(address)
  return domain !== '' && wordsOf(text).some((word) => domain.includes(word))
}

/** Whether all addresses are at one domain, where people work together. */
export function areColleagues(cells: string[]): boolean {
  const domains = cells.map(domainOf).filter(Boolean)
  return domains.length >= leastColleagues && domains.every((domain) => domain === domains[0])
}
const leastColleagues = 4

function domainOf(cell: string): string {
  const domain =
    findEmail(cell)?.split('@')[1] ?? /^(?:https?:\/\/)?(?:www\.)?([\w.-]+\.[a-z]{2,})/i.exec(cell)?.[1] ?? ''
  return mailServices.test(domain) ? '' : normalizeWords(domain).replaceAll(' ', '')
}

/** In which share of its rows a text mentions a name of the row, as biographies do. */
export function shareOfNames({ sheet, firstRow }: Table, column: number, names: number[]): number {
  const rows = sheet.rows
    .slice(firstRow, firstRow + rowsCompared)
    .filter((row) => row[column] && names.some((at) => row[at]))
  const speaking = rows.filter((row) => {
    const said = new Set(normalizeWords(row[column]!.slice(0, 1_000)).split(' '))
    return names.some((at) =>
      normalizeWords((row[at] ?? '').slice(0, 80))
        .split(' ')
        .some((part) => part.length > 2 && !joiningWords.has(part) && said.has(part)),
    )
  })
  return rows.length === 0 ? 0 : speaking.length / rows.length
}
/** Between the names of several people. */
const joiningWords = new Set(['and', 'und', 'with', 'mit', 'och', 'und', 'the'])

/** Whole sentences, with a full stop. */
export const isSentence = (text: string) =>
  endingPattern.test(text) && (/\S\s+\S+\s+\S/.test(text) || unspacedSentencePattern.test(text))

/** Several short entries in one cell: "rivers; boats". */
export function isEnumeration(text: string): boolean {
  const parts = text.split(/[;,、|\n]/).filter((part) => part.trim() !== '')
  return parts.length > 1 && parts.every((part) => part.length < 60) && !isSentence(text)
}
