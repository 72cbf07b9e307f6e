import { isPlaceholder } from './cell-text.ts'
import type { Sheet } from './sheet.ts'

/** "Acme (https://…)" as databases export relations and attachments; several are separated by commas. */
const relationPattern = /^[^()]{1,200} \(https?:\/\/[^\s()]+\)$/
const addressPattern = / \((https?:\/\/[^\s()]+)\)/g
const longest = 20_000

/** Relations and attachments as their names, with their first address as the cell's link. */
export function nameRelations(sheet: Sheet): Sheet {
  const links = { ...sheet.links }
  let changed = false
  const rows = sheet.rows.map((cells, row) => {
    if (!cells.some((cell) => cell.includes(' (http'))) return cells
    return cells.map((cell, column) => {
      if (!isRelation(cell)) return cell
      changed = true
      links[`${row}:${column}`] ??= /\((https?:\/\/[^\s()]+)\)/.exec(cell)![1]!
      return cell.replace(addressPattern, '')
    })
  })
  return changed ? { ...sheet, rows, links } : sheet
}

const isRelation = (cell: string) =>
  cell.endsWith(')') &&
  cell.length < longest &&
  cell.includes(' (http') &&
  cell.split(/(?<=\)), ?/).every((part) => relationPattern.test(part))

/** "Ana Ruiz (ana@x.example)", "Ana Ruiz <ana@x.example>" */
const personPattern =
  /^([^@<>\n]{1,150}) [(<]([^\s()<>@,;]{1,64}@[^\s()<>@,;.]{1,64}\.[^\s()<>@,;]{2,100})[)>]$/

/** Columns of people with their addresses, as calendars export them, as the names; each address is its cell's link. */
export function nameAttendees(sheet: Sheet): Sheet {
  const columns = new Set<number>()
  for (const cells of sheet.rows) cells.forEach((cell, column) => isPerson(cell) && columns.add(column))
  for (const column of columns) {
    const filled = sheet.rows
      .map((cells) => cells[column] ?? '')
      .filter((cell) => cell && !isPlaceholder(cell))
    if (filled.filter(isPerson).length < filled.length * mostCells) columns.delete(column)
  }
  if (columns.size === 0) return sheet
  const links = { ...sheet.links }
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const [, name, address] = (columns.has(column) && isPerson(cell) && personPattern.exec(cell)) || []
      if (!name) return cell
      links[`${row}:${column}`] ??= `mailto:${address}`
      return name
    }),
  )
  return { ...sheet, rows, links }
}
/** The header is a cell, too. */
const mostCells = 0.5

const isPerson = (cell: string) =>
  cell.includes('@') && cell.length < 250 && /[)>]$/.test(cell) && personPattern.test(cell)

const listPattern = /^\[\s*(?:'[^'\n]*'|"[^"\n]*")(?:\s*,\s*(?:'[^'\n]*'|"[^"\n]*"))*\s*\]$/
const itemPattern = /'([^'\n]*)'|"([^"\n]*)"/g

/** Lists as programs write them, `["Ana Ruiz", "Bo Lee"]`, with semicolons between their items. */
export function openLists(sheet: Sheet): Sheet {
  if (!sheet.rows.some((cells) => cells.some(isList))) return sheet
  const rows = sheet.rows.map((cells) =>
    cells.map((cell) => (isList(cell) ? itemsOf(cell).join('; ') : cell)),
  )
  return { ...sheet, rows }
}

const isList = (cell: string) => cell.startsWith('[') && cell.length < longest && listPattern.test(cell)
const itemsOf = (cell: string) =>
  [...cell.matchAll(itemPattern)].map(([, single, double]) => single ?? double ?? '')
