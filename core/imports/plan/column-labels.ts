import { columnLabel } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { normalize } from '../recognize/normalize.ts'
import { saysOnlyNotes } from '../recognize/note-columns.ts'

/**
 * By column, what some of its cells begin with where a guest keeps them: "Town: " in the notes, "Instagram: " for a handle among
 * websites.
 */
export function columnLabels(
  sheet: Sheet,
  firstRow: number,
  columns: ImportColumn[],
): ReadonlyMap<number, string> {
  const labels = new Map<number, string>()
  for (const column of columns) {
    const label = column.field === 'notes' ? noteHeading(column) : networkOf(sheet, firstRow, column)
    if (label)
      labels.set(column.index, /[?？؟]$/.test(label) ? `${label} ` : `${label.replace(/[.:]$/, '')}: `)
  }
  return labels
}

/** A column that isn't called notes says what its cells are. */
const noteHeading = ({ header, index }: ImportColumn) =>
  saysOnlyNotes(header) || header === columnLabel(index) ? null : header

const networks: [name: string, header: RegExp, address: RegExp][] = [
  ['Instagram', /\binsta(?:gram)?\b|\big\b/, /\binstagram\.com\//i],
  ['X', /\btwitter\b|\bx\b/, /\b(?:twitter|x)\.com\//i],
  ['TikTok', /\btiktok\b/, /\btiktok\.com\//i],
  ['Threads', /\bthreads\b/, /\bthreads\.(?:net|com)\//i],
  ['Bluesky', /\bbluesky\b|\bbsky\b/, /\bbsky\.(?:app|social)\b/i],
  ['Mastodon', /\bmastodon\b/, /\bmastodon\.[a-z]{2,}\//i],
  ['YouTube', /\byoutube\b/, /\byoutube\.com\//i],
  ['Facebook', /\bfacebook\b|\bfb\b/, /\bfacebook\.com\//i],
]
const rowsLookedAt = 400

/** The one network that a column of websites names in its header, or else in its other cells. */
function networkOf({ rows }: Sheet, firstRow: number, { field, index, header }: ImportColumn): string | null {
  if (field !== 'website') return null
  const title = normalize(header)
  const named = networks.filter(([, inHeader]) => inHeader.test(title))
  const cells = rows.slice(firstRow, firstRow + rowsLookedAt).map((row) => (row[index] ?? '').slice(0, 300))
  const found =
    named.length > 0 ? named : networks.filter(([, , address]) => cells.some((cell) => address.test(cell)))
  return found.length === 1 ? found[0]![0] : null
}
