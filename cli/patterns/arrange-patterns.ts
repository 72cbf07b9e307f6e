import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { atLeastOne, recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { findPattern, idArgument } from './list-patterns.ts'

export const defineMove: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .argument('<place>', 'its new position in the list, starting at 1', atLeastOne)
    .summary('move a training pattern to another position')
    .description('Move a training pattern. Texts follow patterns in order.')
    .examples('cueroom patterns move 3 1')
    .action((id: number, place: number) => move(cli, id, place))

async function move(cli: Cli, id: number, place: number) {
  await findPattern(cli, id)
  const ids = (await cli.api.patterns.list()).map((pattern) => pattern.id)
  if (place > ids.length) throw usageError(`There are only ${ids.length} training patterns.`)
  const others = ids.filter((other) => other !== id)
  const reordered = await cli.api.patterns.reorder({ body: { ids: others.toSpliced(place - 1, 0, id) } })
  cli.output.outcome(reordered, `Training pattern ${id} is now number ${place} of ${ids.length}.`)
}

export const defineDelete: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .summary(`delete a training pattern; can be undone for ${trashDays} days`)
    .description(`Delete a training pattern. Asks first; you can restore it for ${trashDays} days.`)
    .examples('cueroom patterns delete 3 --yes')
    .action((id: number) => remove(cli, id))

async function remove(cli: Cli, id: number) {
  await findPattern(cli, id)
  const question = `Delete training pattern ${id}?`
  if (!(await confirmed(cli, question, `cueroom patterns delete ${id} --yes`))) return
  const deletion = await cli.api.patterns.remove({ params: { id } })
  reportDeletion(cli, deletion, `Deleted training pattern ${id}.`)
}
