import { findEmail, isUrl } from '../read/addresses.ts'
import { oneLine } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { isData } from '../recognize/header-row.ts'
import { isDate, isHandle, isPersonName } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { beginsWithName, lastPhone } from '../recognize/name-lines.ts'
import { splitPeople } from '../recognize/split-people.ts'
import { statusIn } from '../recognize/status-words.ts'

const rowsLookedAt = 10
const longestLabel = 30
const leastOf = 2
/** Of the cells under the labels, those that have to begin with a name, and those that have to be cards of several lines. */
const named = 0.6
const cards = 0.5

/** A board with what is planned in its columns, "Asked", "Booked", and somebody in each of its cells, as a list. */
export function layBoardOut(sheet: Sheet): Sheet {
  const at = sheet.rows.slice(0, rowsLookedAt).findIndex((row, index) => isBoard(row, sheet.rows, index))
  if (at === -1) return sheet
  const labels = sheet.rows[at]!
  return {
    ...sheet,
    links: {},
    labelled: true,
    notes: [...(sheet.notes ?? []), 'A board was read cell by cell: row numbers here count its filled cells'],
    rows: [
      ['Guest', 'Role', 'Email', 'Phone', 'Social media', 'Website', 'Notes', 'Status'],
      ...cellsUnder(labels, sheet.rows, at).map(({ cell, column }) => [...toCard(cell), labels[column]!]),
    ],
  }
}

const cellsUnder = (labels: string[], rows: string[][], at: number) =>
  rows
    .slice(at + 1)
    .flatMap((row) => row.flatMap((cell, column) => (cell && labels[column] ? [{ cell, column }] : [])))

/** Two columns at least in which most cells begin with a name; without lines in them, the labels have to be statuses. */
function isBoard(labels: string[], rows: string[][], at: number): boolean {
  const filled = labels.filter(Boolean)
  if (filled.length < leastOf || filled.some((label) => label.length > longestLabel || isOfPeople(label)))
    return false
  const cells = cellsUnder(labels, rows, at)
  const people = cells.filter(({ cell }) => namesSomebody(linesOf(cell)[0] ?? ''))
  const columns = new Set(people.map(({ column }) => column))
  const isStaged = filled.filter((label) => statusIn(label) !== undefined).length >= leastOf
  const areCards = people.filter(({ cell }) => cell.includes('\n')).length >= cells.length * cards
  return columns.size >= leastOf && people.length >= cells.length * named && (isStaged || areCards)
}

/** "Guest 1" and "Host" are over names in lists, too, and a name or a date is over nothing of the kind. */
const isOfPeople = (label: string) => {
  const { field, kind } = matchHeader(label) ?? {}
  return field === 'name' || kind === 'other' || isData(label) || isPersonName(label)
}

const namesSomebody = (line: string) => beginsWithName(line) || splitPeople(line) !== null

const linesOf = (cell: string) => cell.split('\n').map(oneLine).filter(Boolean)

/** A card's lines: who it is, what they do, how they are reached, and what is noted besides. */
function toCard(cell: string): string[] {
  const [name = '', ...lines] = linesOf(cell)
  const parts = lines.flatMap((line) => line.split(/ [/|] /))
  const said = lines.find((line) => !isReached(line))
  const role = said !== undefined && said === lines[0] && isRole(said) ? said : ''
  return [
    name,
    role.replace(/(?<!!)!+$/, ''),
    parts.map(findEmail).find(Boolean) ?? '',
    parts.map(lastPhone).find(Boolean) ?? '',
    parts.find(isHandle) ?? '',
    parts.find(isUrl) ?? '',
    lines.filter((line) => line !== role && !isReached(line)).join('; '),
  ]
}

const isReached = (line: string) =>
  line.split(/ [/|] /).some((part) => findEmail(part) ?? lastPhone(part) ?? (isHandle(part) || isUrl(part)))

/** "– JP", "(write to him)" and "3 May" are notes. */
const isRole = (line: string) => /^\p{L}/u.test(line) && !isDate(line) && line.length < 100
