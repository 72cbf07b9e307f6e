import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import type { Cli, Define } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { missing } from '../app/records.ts'

export const defineDeleted: Define = (command, cli) =>
  command
    .summary('list what you can restore')
    .description(`List deletions of guests and texts in the last ${trashDays} days, newest first.`)
    .examples('cueroom guests deleted', "cueroom guests deleted --json | jq -r '.[0].id'")
    .action(() => list(cli))

const columns: Column<PastDeletion>[] = [
  { title: 'ID', cell: ({ id }) => id, rigid: true },
  { title: 'What', cell: ({ label }) => label },
  { title: 'Records', cell: ({ count }) => count, align: 'right', rigid: true },
  { title: 'Deleted', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Erased', cell: ({ purgedAt }) => shortTime(purgedAt).slice(0, 10), rigid: true },
]

async function list({ api, output }: Cli) {
  const query = {}
  const { rows: deletions } = await fetchAll(output, { list: api.guests.deletions, query, what: 'deletions' })
  output.list(deletions, columns)
  if (deletions.length === 0) output.say(`Nothing was deleted in the last ${trashDays} days.`)
  else output.next('cueroom guests restore ID')
}

export const defineRestore: Define = (command, cli) =>
  command
    .argument('<deletion>', 'the id in the first column of: cueroom guests deleted')
    .summary('restore what was deleted')
    .description('Restore one deletion: guests with everything that belonged to them, or texts.')
    .examples('cueroom guests restore bJ5yQ0nT2mZ4')
    .action((deletionId: string) => restore(cli, deletionId))

async function restore({ api, output }: Cli, deletionId: string) {
  const call = api.guests.restore({ body: { deletionId } })
  const { restored } = await missing(call, `Couldn't find deletion ${deletionId}.`, 'cueroom guests deleted')
  if (output.format !== 'text') return output.json({ restored })
  if (restored === 0) output.say('Nothing left to restore.')
  else output.done(`Restored ${restored}.`)
}
