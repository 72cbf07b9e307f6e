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
