import type { LeftOutRow } from '@cueroom/core/imports/imports.contract.ts'
import type { Cli } from '../app/cli.ts'
import { replaceFile, saveFile } from '../app/save-file.ts'

/** Writes rows with their reasons as CSV. `again` replaces the file that this command wrote before. */
export async function saveRows(cli: Cli, target: string, rows: LeftOutRow[], again = false): Promise<void> {
  const { leftOutCsv } = await import('@cueroom/core/imports/send/left-out-rows.ts')
  const bytes = leftOutCsv(rows)
  if (again) await replaceFile(cli, target, bytes)
  else await saveFile(cli, target, bytes)
}
