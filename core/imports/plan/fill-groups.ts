import type { Sheet } from '../read/sheet.ts'

const countPattern = /^(.*\S) \((\d{1,3})\)$/s

/** "Moss Foundry (2)" over the first of two rows: a report's group, which is true of all its rows. */
export function fillGroups(sheet: Sheet): Sheet {
  const rows = sheet.rows.map((row) => [...row])
  sheet.rows.forEach((cells, at) =>
    cells.forEach((cell, column) => {
      const [, text = '', count = ''] = cell.endsWith(')') ? (countPattern.exec(cell) ?? []) : []
      const group = rows.slice(at, at + Number(count))
      const isGroup = group.slice(1).every((row) => row.some(Boolean) && !row[column])
      if (group.length > 1 && group.length === Number(count) && isGroup)
        for (const row of group) row[column] = text
    }),
  )
  return { ...sheet, rows }
}
