import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { missing } from '../app/records.ts'

export const defineDelete: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom sponsors list', recordId)
    .summary(`delete a saved sponsor; can be undone for ${trashDays} days`)
    .description(`Delete a saved sponsor. Asks first; you can restore it for ${trashDays} days.`)
    .examples('cueroom sponsors delete 12 --yes')
    .action((id: number) => remove(cli, id))

async function remove(cli: Cli, id: number) {
  const { api } = cli
  const nobody = `Couldn't find sponsor ${id}.`
  const list = 'cueroom sponsors list'
  const { companyName } = await missing(api.sponsors.get({ params: { id } }), nobody, list)
  if (!(await confirmed(cli, `Delete ${companyName}?`, `cueroom sponsors delete ${id} --yes`))) return
  reportDeletion(
    cli,
    await missing(api.sponsors.remove({ params: { id } }), nobody, list),
    `Deleted ${companyName}.`,
  )
}
