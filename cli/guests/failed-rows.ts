import type { ImportPlan, PlannedGuest } from '@cueroom/core/guests/import/plan-shapes.ts'
import type { Cli } from '../app/cli.ts'
import { replaceFile, saveFile } from '../app/save-file.ts'
import type { FailedRow } from './send-import.ts'

const sameBy = { email: 'same e-mail', linkedin: 'same LinkedIn profile', name: 'same name' }

/** Rows of a plan that do not become guests, each with its reason. */
export const rowsLeftOut = ({ skipped }: Pick<ImportPlan, 'skipped'>, left: PlannedGuest[]): FailedRow[] => [
  ...skipped.map(({ sheet, row, reason, text }) => ({ sheet, row, reason, text })),
  ...left.map(({ sheet, row, guest, duplicateOf }) => ({
    sheet,
    row,
    reason: duplicateOf
      ? `Already here as guest ${duplicateOf.id} (${sameBy[duplicateOf.by]})`
      : 'Already here',
    text: guest.name,
  })),
]

/** Writes rows with their reasons as CSV. `again` replaces the file that this command wrote before. */
export async function saveRows(cli: Cli, target: string, rows: FailedRow[], again = false): Promise<void> {
  const { leftOutCsv } = await import('@cueroom/core/exports/left-out-rows.ts')
  const bytes = leftOutCsv(rows)
  if (again) await replaceFile(cli, target, bytes)
  else await saveFile(cli, target, bytes)
}
