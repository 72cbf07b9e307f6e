import type { Sheet } from '../read/sheet.ts'
import { isPersonName } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { isPersonLine } from '../recognize/name-lines.ts'

const maxRows = 4_000
const maxLabels = 40
const leastLabels = 3
const leastFields = 2
const labelled = 0.8
const clearScore = 0.7
const peopleShare = 0.7

interface Line {
  label: string
  value: string
}

/** A sheet of cards, one person under another, as lines of "Name: Ana Ruiz" or of a label and a value, with a row each. */
export function layCardsOut(sheet: Sheet): Sheet {
  const filled = sheet.rows.filter((row) => row.some(Boolean))
  if (filled.length < leastLabels || filled.length > maxRows || filled.some((row) => !isNarrow(row)))
    return sheet
  const lines = sheet.rows.map(toLine)
  const labels = [...new Set(lines.flatMap((line) => line?.label ?? []))]
  const isLabelled = lines.filter((line) => line !== null).length >= filled.length * labelled
  if (!isLabelled || labels.length < leastLabels || labels.length > maxLabels) return sheet
  const cards = cardsOf(sheet.rows, lines)
  if (cards.length < 2 || !areAbout(cards, labels) || !areAlike(cards, labels)) return sheet
  return {
    ...sheet,
    links: {},
    labelled: true,
    rows: [labels, ...cards.map((card) => labels.map((label) => card.get(label) ?? ''))],
  }
}

const isNarrow = (row: string[]) => row.slice(2).every((cell) => cell === '')

/** A label in a cell of its own, or in front of a colon. */
function toLine([first = '', second = '']: string[]): Line | null {
  if (first && second && first.length < 60) return { label: first.replace(/:$/, ''), value: second }
  const at = first.search(/[:：](?!\/\/)/)
  const value = first.slice(at + 1).trim()
  return second === '' && at > 0 && at < 60 && value ? { label: first.slice(0, at).trim(), value } : null
}

/** A card ends at a blank row, or where its first label comes again. */
function cardsOf(rows: string[][], lines: (Line | null)[]): Map<string, string>[] {
  const cards: Map<string, string>[] = []
  let card: Map<string, string> | null = null
  const start = lines.find((line) => line !== null)?.label
  rows.forEach((row, at) => {
    const line = lines[at]
    if (!line) {
      if (!row.some(Boolean)) card = null
      return
    }
    if (!card || (line.label === start && card.has(line.label)))
      cards.push((card = new Map<string, string>()))
    if (!card.has(line.label)) card.set(line.label, line.value)
  })
  return cards
}

/** Labels say that the cards are people's, or one is in front of a name in each. */
function areAbout(cards: Map<string, string>[], labels: string[]): boolean {
  const fields = new Set(labels.flatMap(fieldOf))
  if (fields.size >= leastFields && (fields.has('name') || fields.has('firstName'))) return true
  return labels.some((label) => {
    const values = cards.flatMap((card) => card.get(label) ?? [])
    const people = values.filter((value) => isPersonName(value) || isPersonLine(value)).length
    return values.length > 1 && people >= values.length * peopleShare
  })
}

/** The labels come again in most cards; those of a list of terms don't. */
const areAlike = (cards: Map<string, string>[], labels: string[]) =>
  cards.reduce((sum, card) => sum + card.size, 0) >= (cards.length * labels.length) / 2

const fieldOf = (label: string) => {
  const said = matchHeader(label)
  return said && said.field !== 'ignore' && said.score >= clearScore ? [said.field] : []
}
