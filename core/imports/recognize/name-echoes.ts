import { findEmail, isEmail, isFileName, isUrl } from '../read/addresses.ts'
import type { ColumnProfile } from './column-profile.ts'
import { isHandle } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import type { Table } from './table.ts'

const rowsCompared = 100
const leastRows = 2
const leastLetters = 3
const longestCell = 80

/**
 * In which share of its rows a column's words come again in an address, an account or a file's name, as people's names do;
 * 0 where too few rows have any. Domains count for family names only: firms are in them, too.
 */
export function shareOfEchoes(
  table: Table,
  column: number,
  domains = false,
  codes = columnsOfCodes(table),
): number {
  const others = codes.filter((other) => other !== column)
  let rows = 0
  let echoed = 0
  for (const row of table.sheet.rows.slice(table.firstRow, table.firstRow + rowsCompared)) {
    const own = normalizeWords((row[column] ?? '').slice(0, longestCell))
    const words = own.split(' ').filter((word) => word.length >= leastLetters)
    const texts = others.map((other) => codeIn(row[other] ?? '', domains)).filter(Boolean)
    if (words.length === 0 || texts.length === 0) continue
    rows++
    if (words.some((word) => texts.some((text) => text.includes(word)))) echoed++
  }
  return rows < leastRows ? 0 : echoed / rows
}

const columnsOfCodes = ({ profiles }: Table) =>
  profiles.flatMap((profile, column) => (isOfCodes(profile) ? [column] : []))

/** A different address, account or file in each row. */
const isOfCodes = ({ email, url, file, values, unique, filled }: ColumnProfile) =>
  filled >= leastRows &&
  unique > 0.8 &&
  (email > 0.5 || url > 0.5 || file > 0.5 || values.filter(isAccount).length > filled / 2)

/** "@anaruiz", "ana-ruiz" */
const isAccount = (text: string) => isHandle(text) || /^[a-z\d][a-z\d_.-]{3,39}$/.test(text)

function codeIn(cell: string, domains: boolean): string {
  if (domains && (isEmail(cell) || isUrl(cell))) return squeezed(cell.replace(/^https?:\/\//i, ''))
  if (isEmail(cell)) return squeezed(findEmail(cell)?.split('@')[0] ?? '')
  if (isUrl(cell)) return squeezed(cell.replace(/^(?:https?:\/\/)?[^/]*/i, ''))
  return isFileName(cell) || isAccount(cell) ? squeezed(cell) : ''
}

const squeezed = (text: string) => normalizeWords(text.slice(0, longestCell)).replaceAll(' ', '')

const clearShare = 0.6
const fewSeveral = 0.3
const fewEchoes = 0.2

/** Two columns of single words side by side, both of which come again in addresses: first and last names. */
export function findNameParts(table: Table, isOpen: (column: number) => boolean): [number, number] | null {
  const { profiles } = table
  const isPart = (column: number) => {
    const profile = profiles[column]
    if (!profile || !isOpen(column) || profile.filled < leastRows) return false
    const { severalWords, number, at, url, unique, values } = profile
    return (
      severalWords < fewSeveral &&
      number + at + url < 0.1 &&
      unique > 0.6 &&
      values.every((value) => /\p{L}/u.test(value) && !/\d/.test(value))
    )
  }
  for (let column = 0; column + 1 < profiles.length; column++) {
    if (!isPart(column) || !isPart(column + 1)) continue
    const isGivenBehind = profiles[column + 1]!.given > profiles[column]!.given + 0.3
    const pair: [number, number] = isGivenBehind ? [column + 1, column] : [column, column + 1]
    if (areNames(table, pair)) return pair
  }
  return null
}

function areNames(table: Table, [first, last]: [number, number]): boolean {
  const isKnown = table.profiles[first]!.given > 0.4
  const [own, family] = [shareOfEchoes(table, first), shareOfEchoes(table, last)]
  if (isKnown && own > fewEchoes) return shareOfEchoes(table, last, true) > fewEchoes
  return Math.max(own, family) > clearShare && Math.min(own, family) > fewEchoes
}
