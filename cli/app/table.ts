import { fit, oneLine, render, type Text, width } from './text.ts'

export interface Column<T> {
  title: string
  cell(item: T): Text | number | null | undefined
  align?: 'right'
  /** Never truncated: ids, dates, states. */
  rigid?: true
  /** Truncated first: samples, previews. */
  spare?: true
}

const gap = 2
const narrowest = 10

/** Table rows: aligned with a header for people, tab-separated without one for programs. */
export function table<T>(items: readonly T[], columns: readonly Column<T>[], look: TableLook): string[] {
  const rows = items.map((item) => columns.map(({ cell }) => tidy(cell(item))))
  if (!look.terminal) return rows.map((row) => row.map((cell) => render([cell], look.colours)).join('\t'))
  const heading = columns.map(({ title }): Text => ({ style: 'dim', text: title.toUpperCase() }))
  const widths = fitWidths(columns, [heading, ...rows], look.cells)
  const parts = partsOf(widths, look.cells)
  return [heading, ...rows].flatMap((row) =>
    parts.flatMap((part, index) => {
      const text = line(pick(row, part), pick(columns, part), pick(widths, part), look.colours)
      return index === 0 ? [text] : text ? [' '.repeat(gap) + text] : []
    }),
  )
}

interface TableLook {
  terminal: boolean
  colours: boolean
  /** Width of the terminal. */
  cells: number
}

function tidy(cell: Text | number | null | undefined): Text {
  if (cell == null) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? oneLine(cell) : { ...cell, text: oneLine(cell.text) }
}

const textOf = (cell: Text) => (typeof cell === 'string' ? cell : cell.text)

// Spare columns shrink first, then the widest of the others, one cell at a time
function fitWidths(columns: readonly Column<never>[], rows: Text[][], cells: number) {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => width(textOf(row[index] ?? '')))))
  let surplus = widths.reduce((sum, each) => sum + each + gap, -gap) - cells
  for (const spare of [true, false]) {
    const elastic = columns.flatMap((column, index) =>
      column.rigid || Boolean(column.spare) !== spare ? [] : [index],
    )
    while (surplus > 0) {
      const widest = elastic.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0]
      if (widest === undefined || (widths[widest] ?? 0) <= narrowest) break
      widths[widest] = (widths[widest] ?? 0) - 1
      surplus -= 1
    }
  }
  return widths.map((each) => Math.min(each, cells - gap))
}

const pick = <T>(items: readonly T[], indexes: readonly number[]) => indexes.map((index) => items[index]!)

/** Which columns share a line. What a narrow terminal can't show in one goes into further ones, moved in. */
function partsOf(widths: number[], cells: number): number[][] {
  const parts: number[][] = [[]]
  let used = 0
  for (const [index, each] of widths.entries()) {
    const isFull = used > 0 && used + gap + each > cells
    if (isFull) parts.push([])
    parts.at(-1)!.push(index)
    used = isFull ? gap + each : used + (used > 0 ? gap : 0) + each
  }
  return parts
}

function line(row: readonly Text[], columns: readonly Column<never>[], widths: number[], colours: boolean) {
  const cells = row.map((cell, index) => {
    const text = fit(textOf(cell), widths[index] ?? 0)
    const shown = render([typeof cell === 'string' ? text : { ...cell, text }], colours)
    const space = ' '.repeat(Math.max(0, (widths[index] ?? 0) - width(text)))
    return columns[index]?.align === 'right' ? space + shown : shown + rightToLeftGuard(text) + space
  })
  return cells.join(' '.repeat(gap)).trimEnd()
}

// Stops neighbouring right-to-left cells from merging into one run and swapping places
const rightToLeftGuard = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? '\u200e' : ''
