import type { Sheet } from '../read/sheet.ts'
import { isData } from '../recognize/header-row.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { beginsWithName } from '../recognize/name-lines.ts'

const maxRows = 4_000
const maxLabels = 40
const leastLabels = 3
const leastFields = 2
const labelled = 0.6
const clearScore = 0.7
const mostlyShare = 0.7
const leastFilled = 0.5

interface Line {
  label: string
  value: string
}
type Card = Map<string, string>
interface Place {
  row: number
  card: Card
}

/**
 * A sheet of cards, one person under or next to another, as lines of "Name: Ana Ruiz" or of a label and a
 * value, with a row each. Weeks as columns, one month under another, are cards as well: labels with several values.
 */
export function layCardsOut(sheet: Sheet): Sheet {
  const filled = sheet.rows.filter((row) => row.some(Boolean))
  if (filled.length < leastLabels || filled.length > maxRows || isTable(filled)) return sheet
  const rows = filled.every(([, ...others]) => !others.some(Boolean)) ? sheet.rows.map(openLine) : sheet.rows
  const repeated = repeatedTexts(rows)
  const all = (repeated.size < leastLabels ? [] : bandsOf(rows, repeated).flatMap(cardsOf))
    .sort((one, other) => one.row - other.row)
    .map(({ card }) => card)
  const cards = all.filter((card) => all.some((other) => other !== card && sharesLabel(card, other)))
  const labels = [...new Set(cards.flatMap((card) => [...card.keys()]))]
  if (labels.length < leastLabels || labels.length > maxLabels) return sheet
  if (!areAbout(cards, labels) || !areAlike(cards, labels)) return sheet
  return {
    ...sheet,
    links: {},
    labelled: true,
    rows: [labels, ...cards.map((card) => labels.map((label) => card.get(label) ?? ''))],
  }
}

/** A row of headers is above a table, whose firms and jobs come again like labels. */
const isTable = (rows: string[][]) =>
  rows.slice(0, maxHeaderRow).some((row) => {
    const fields = new Set(row.flatMap((cell) => fieldOf(toLabel(cell))))
    return fields.size >= leastHeaders && isOfPeople(fields)
  })
const maxHeaderRow = 40
const leastHeaders = 3

/** A label in front of a colon as a cell of its own. */
function openLine([first = '']: string[]): string[] {
  const at = first.search(/[:：](?!\/\/)/)
  const value = first.slice(at + 1).trim()
  return at > 0 && at < 60 && value ? [first.slice(0, at).trim(), value] : [first]
}

const toLabel = (cell: string) => cell.replace(/:$/, '')

/** What may be a label, as it comes again. */
function repeatedTexts(rows: string[][]): Set<string> {
  const once = new Set<string>()
  const again = new Set<string>()
  for (const cell of rows.flat()) {
    if (!cell || cell.length >= 60 || !/\p{L}/u.test(cell)) continue
    const label = toLabel(cell)
    if (once.has(label)) again.add(label)
    else once.add(label)
  }
  return again
}

/** For each column of values its lines behind their labels; null for a row of something else. */
function bandsOf(rows: string[][], repeated: Set<string>): (Line | null)[][] {
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const places = columns.flatMap((cells, at) => (areLabels(cells, repeated) ? [at] : []))
  return places.flatMap((place, index) => {
    const labels = columns[place]!
    const values = columns.slice(place + 1, places[index + 1] ?? width)
    const most = Math.max(...values.map(countFilled))
    return values
      .filter((cells) => countFilled(cells) >= Math.max(most * leastFilled, 1))
      .map((cells) =>
        cells.map((value, row) => {
          const label = toLabel(labels[row]!)
          return label && (value || repeated.has(label)) ? { label, value } : null
        }),
      )
  })
}

const countFilled = (cells: string[]) => cells.filter(Boolean).length

function areLabels(cells: string[], repeated: Set<string>): boolean {
  const filled = cells.filter(Boolean).map(toLabel)
  const known = filled.filter((cell) => repeated.has(cell))
  return new Set(known).size >= leastLabels && known.length >= filled.length * labelled
}

/** A card ends at a row without a label, or where its first label comes again. */
function cardsOf(lines: (Line | null)[]): Place[] {
  const cards: Place[] = []
  const counts = new Map<string, number>()
  for (const line of lines) if (line) counts.set(line.label, (counts.get(line.label) ?? 0) + 1)
  const start = lines.find((line) => line && counts.get(line.label)! > 1)?.label
  let card: Card | null = null
  lines.forEach((line, row) => {
    if (!line) {
      card = null
      return
    }
    if (!card || (line.label === start && card.has(start))) cards.push({ row, card: (card = new Map()) })
    if (!card.get(line.label)) card.set(line.label, line.value)
  })
  return cards.filter(({ card: own }) => [...own.values()].some(Boolean))
}

const sharesLabel = (one: Card, other: Card) => [...one.keys()].some((label) => other.has(label))

/** Labels say that the cards are people's, or one is in front of a name in each, and another of an address or a date. */
function areAbout(cards: Card[], labels: string[]): boolean {
  const fields = new Set(labels.flatMap(fieldOf))
  if (fields.size >= leastFields && isOfPeople(fields)) return true
  const areMost = (test: (value: string) => boolean) =>
    labels.some((label) => {
      const values = cards.flatMap((card) => card.get(label) || [])
      return values.length > 1 && values.filter(test).length >= values.length * mostlyShare
    })
  return areMost(beginsWithName) && areMost(isData)
}

/** The labels come again in most cards; those of a list of terms don't. */
const areAlike = (cards: Card[], labels: string[]) =>
  cards.reduce((sum, card) => sum + card.size, 0) >= (cards.length * labels.length) / 2

const isOfPeople = (fields: Set<string>) => fields.has('name') || fields.has('firstName')

const fieldOf = (label: string) => {
  const said = matchHeader(label)
  return said && said.field !== 'ignore' && said.score >= clearScore ? [said.field] : []
}
