import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { Cli, Define } from '../app/cli.ts'
import { reportDeletion } from '../app/deletions.ts'
import { missing } from '../app/records.ts'

export const defineUndoImport: Define = (command, cli) =>
  command
    .argument('<import>', "the import's id, as listed by: cueroom guests imports")
    .summary('delete the guests of an import')
    .description(
      'Delete the guests that an import added, and revert its changes to other guests. ' +
        `Deleted guests can be restored for ${trashDays} days.`,
    )
    .examples('cueroom guests undo-import 0d5b3c1e-7f0a-4a52-9d0c-6a1f5e3b2c4d')
    .action((id: string) => undo(cli, id))

async function undo(cli: Cli, id: string) {
  const call = cli.api.imports.undo({ params: { id } })
  const undone = await missing(call, `Couldn't find import ${id}.`, 'cueroom guests imports')
  const { deleted, restored } = undone
  if (restored > 0 && cli.output.format === 'text')
    cli.output.done(`${counted(restored, 'changed guest')} reverted.`)
  if (deleted + restored === 0 || deleted > 0 || cli.output.format !== 'text')
    reportDeletion(cli, undone, `${counted(deleted, 'guest')} of this import deleted.`)
}
