import type { Series } from '@cueroom/core/episodes/episode.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError, notFound } from '../app/cli.ts'
import { confirmed } from '../app/deletions.ts'
import { fetchAll } from '../app/pages.ts'
import type { Column } from '../app/table.ts'

interface Flags {
  add?: string
  rename?: number
  name?: string
  delete?: number
}

export const defineSeries: Define = (command, cli) =>
  command
    .option('--add <name>', 'add a series')
    .option('--rename <id>', 'rename a series to --name', recordId)
    .option('--name <name>', 'the new name')
    .option('--delete <id>', 'delete a series; its episodes are kept', recordId)
    .summary('list, add, rename and delete series')
    .description('List the series, or add, rename or delete one. Deleting a series keeps its episodes.')
    .examples('cueroom episodes series', 'cueroom episodes series --add "Season 2"')
    .action((flags: Flags) => series(cli, flags))

async function series(cli: Cli, flags: Flags) {
  const { output } = cli
  const change = [flags.add, flags.rename, flags.delete].filter((flag) => flag !== undefined)
  if (change.length > 1) throw usageError('Pass one of --add, --rename and --delete.')
  if ((flags.rename === undefined) !== (flags.name === undefined)) throw usageError('--rename needs --name.')
  if (flags.add !== undefined) return add(cli, flags.add)
  if (flags.rename !== undefined && flags.name !== undefined) await rename(cli, flags.rename, flags.name)
  if (flags.delete !== undefined) await remove(cli, flags.delete)
  const { rows } = await readSeries(cli)
  output.list(rows, columns)
  if (rows.length === 0) output.say('No series yet.')
}

async function add(cli: Cli, name: string) {
  const { rows } = await readSeries(cli)
  const before = rows.find((each) => each.name === name)
  const added = await cli.api.episodes.createSeries({ body: { name } })
  cli.output.record(added, [
    ['ID', String(added.id)],
    ['Name', added.name],
  ])
  if (before) cli.output.warn(`Series ${before.id} has the same name.`)
}

const readSeries = ({ api, output }: Cli) =>
  fetchAll(output, { list: api.episodes.listSeries, query: {}, what: 'series' })

async function rename(cli: Cli, id: number, name: string) {
  const { rows } = await readSeries(cli)
  const found = rows.find((each) => each.id === id)
  if (!found) throw notFound(`Couldn't find series ${id}.`)
  await cli.api.episodes.updateSeries({ params: { id }, body: { name }, ifMatch: found.version })
}

async function remove(cli: Cli, id: number) {
  const next = `cueroom episodes series --delete ${id} --yes`
  if (!(await confirmed(cli, 'Delete this series? Its episodes are kept.', next))) return
  await cli.api.episodes.removeSeries({ params: { id } })
}

const columns: Column<Series>[] = [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Episodes', cell: ({ episodes }) => episodes, align: 'right', rigid: true },
]
