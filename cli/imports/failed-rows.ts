import type { LeftOutRow } from '@cueroom/core/imports/imports.contract.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import type { Cli } from '../app/cli.ts'
import { replaceFile, saveFile } from '../app/save-file.ts'

/** The source of rows: their file and its header rows. */
interface RowsSource {
  file: ImportFile
  sheets: ImportPlan['sheets']
}

/**
 * Writes rows with their reasons as CSV, with all columns if their file is available. `again` replaces a file
 * that this command wrote earlier.
 */
export async function saveRows(
  cli: Cli,
  target: string,
  rows: LeftOutRow[],
  { source, again = false }: { source?: RowsSource | undefined; again?: boolean } = {},
): Promise<void> {
  const bytes = source && rows.length > 0 ? await wholeRows(cli, rows, source) : await shortRows(rows)
  if (again) await replaceFile(cli, target, bytes)
  else await saveFile(cli, target, bytes)
}

async function wholeRows({ environment }: Cli, rows: LeftOutRow[], { file, sheets }: RowsSource) {
  const { readLeftOut } = await import('./parse-file.ts')
  const { csvBytes } = await import('@cueroom/core/exports/guests-sheet.ts')
  const named = sheets.map(({ name, headerRow }) => ({ name, headerRow }))
  return csvBytes(await readLeftOut(file, { rows, sheets: named }, environment.readSheets))
}

async function shortRows(rows: LeftOutRow[]) {
  const { leftOutCsv } = await import('@cueroom/core/imports/send/left-out-rows.ts')
  return leftOutCsv(rows)
}
