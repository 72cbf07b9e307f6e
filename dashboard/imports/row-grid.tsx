import type { ImportColumn } from '@cueroom/core/imports/recognize/import-column.ts'
import { columnLabel } from '@cueroom/core/imports/read/cell-text.ts'
import { editedCell } from './choices.ts'
import { fieldLabels } from './import-columns.tsx'
import type { PreviewProps } from './preview-section.tsx'
import classes from './preview.module.css'
import { RowCell } from './row-cell.tsx'
import { RowGuest } from './row-guest.tsx'
import { useCellKeys } from './use-cell-keys.ts'

/** Rows as a grid: arrow keys move between cells, Enter or typing corrects one, and the guests follow immediately. */
export function RowGrid({ preview, choices, editCell, chooseRow, disabled }: PreviewProps) {
  const { sheet, rows } = preview.page
  const columns = columnsShown(preview.columns.filter((column) => column.sheet === sheet))
  const { grid, active, editing, ...keys } = useCellKeys({
    rows: rows.length,
    columns: columns.length,
    disabled,
  })
  const commit = (row: number, column: number, value: string, now: string) => {
    if (value.trim() !== now.trim()) editCell({ sheet, row, column, value: value.trim() })
  }
  return (
    <div className={classes.grid} role="region" aria-label="Guests of the file">
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern
        role="grid"
        aria-label="Rows of the file"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <thead>
          <tr>
            <th>Row</th>
            <th>Becomes</th>
            {columns.map(({ index, header, field }) => (
              <th key={index} title={header}>
                {field ? fieldLabels[field] : header || columnLabel(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.row}>
              <td className={classes.number}>{row.row}</td>
              <RowGuest
                sheet={sheet}
                timeZone={preview.timeZone}
                row={row}
                chooseRow={chooseRow}
                disabled={disabled}
              />
              {columns.map((column, to) => {
                const here = active.row === at && active.column === to
                const now = row.cells[column.index] ?? ''
                const shown = editedCell(choices, { sheet, row: row.row, column: column.index }) ?? now
                return (
                  <RowCell
                    key={column.index}
                    at={`${at}:${to}`}
                    label={`${column.header}, row ${row.row}`}
                    value={shown}
                    note={row.notes.find(({ field }) => field !== null && field === column.field)?.message}
                    reachable={here}
                    editing={here && editing ? editing : null}
                    onEdit={() => keys.edit(at, to)}
                    onDone={(value, move) => {
                      if (value !== null) commit(row.row, column.index, value, shown)
                      keys.done(move)
                    }}
                    onClear={() => commit(row.row, column.index, '', shown)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The imported columns, or all if there are none, so names can be typed in. */
function columnsShown(columns: ImportColumn[]): ImportColumn[] {
  const imported = columns.filter(({ field }) => field && field !== 'photo')
  return imported.length > 0 ? imported : columns.slice(0, 12)
}
