import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { findEpisode, idArgument } from './show-episode.ts'

export const defineDelete: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary(`delete an episode; can be undone for ${trashDays} days`)
    .description(`Delete an episode. Asks first; you can restore it for ${trashDays} days.`)
    .examples('cueroom episodes delete 12 --yes')
    .action((id: number) => remove(cli, id))

async function remove(cli: Cli, id: number) {
  const { title } = await findEpisode(cli, id)
  if (!(await confirmed(cli, `Delete ${title}?`, `cueroom episodes delete ${id} --yes`))) return
  reportDeletion(cli, await cli.api.episodes.remove({ params: { id } }), `Deleted ${title}.`)
}
