import type { LeftOutRow } from '../imports.contract.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'
import { columnLabel } from '../read/cell-text.ts'
import type { ImportLimits } from '../read/import-limits.ts'
import { type ImportFile, readSheets } from '../read/read-sheets.ts'
import type { Sheet } from '../read/sheet.ts'

export interface LeftOut {
  rows: readonly LeftOutRow[]
  sheets: readonly Pick<ImportPlan['sheets'][number], 'name' | 'headerRow'>[]
}

/**
 * Rows of a file with all their cells under its headers, and at the end where they were and why they were left out: to
 * be corrected and imported again. Sheets with different headers share one table.
 */
export async function leftOutTable(
  file: ImportFile,
  { rows, sheets }: LeftOut,
  limits?: ImportLimits,
): Promise<string[][]> {
  const read = new Map(prepareSheets(await readSheets(file, limits)).map((sheet) => [sheet.name, sheet]))
  const places = new Map<string, number>()
  const involved = sheets.filter(({ name }) => rows.some(({ sheet }) => sheet === name))
  const columnsOf = new Map(
    involved.map(({ name, headerRow }) => [name, columnsIn(read.get(name), headerRow, places)]),
  )
  const table = rows.map(({ sheet, row, reason }) => {
    const cells = read.get(sheet)?.rows[row - 1] ?? []
    const placed = Array.from({ length: places.size }, () => '')
    cells.forEach((cell, column) => (placed[columnsOf.get(sheet)?.[column] ?? column] = cell))
    return [...placed, sheet, String(row), reason]
  })
  const headers = [...places.keys()].map((key) => key.slice(0, key.indexOf('\0')))
  return [[...headers, 'Sheet', 'Row', 'Reason'], ...table]
}

/** Where each column of a sheet comes in the table. The first column with a header shares it with other sheets. */
function columnsIn(
  sheet: Sheet | undefined,
  headerRow: number | null,
  places: Map<string, number>,
): number[] {
  const headers = headerRow === null ? [] : (sheet?.rows[headerRow - 1] ?? [])
  const columns = (sheet?.rows ?? []).reduce((most, row) => Math.max(most, row.length), 0)
  const used = new Map<string, number>()
  return Array.from({ length: columns }, (_, column) => {
    const header = headers[column]?.trim() || columnLabel(column)
    const nth = used.get(header) ?? 0
    used.set(header, nth + 1)
    const key = `${header}\0${nth}`
    if (!places.has(key)) places.set(key, places.size)
    return places.get(key)!
  })
}
