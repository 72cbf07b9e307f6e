import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { type EpisodeSort, episodeSorts } from '@cueroom/core/episodes/episode-sorts.ts'
import { type EpisodeStage, episodeStages, stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Command, recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { dateFlag, timeAndZone } from '../app/dates.ts'
import { fetchAll } from '../app/pages.ts'
import { saveFile } from '../app/save-file.ts'
import { showTimeZone, startOfDay } from '../app/show-time-zone.ts'
import type { Column } from '../app/table.ts'
import { dim } from '../app/text.ts'

interface Filters {
  search?: string
  stage?: EpisodeStage
  series?: number
  from?: string
  to?: string
  sort?: EpisodeSort
}

const withFilters = (command: Command) =>
  command
    .option('--search <text>', "part of the title or a guest's name")
    .choice('--stage <stage>', 'only this stage', episodeStages)
    .option('--series <id>', 'only this series', recordId)
    .option('--from <date>', 'recorded or published on or after this date', dateFlag)
    .option('--to <date>', 'recorded or published before this date', dateFlag)
    .choice('--sort <order>', 'sort order (default: added)', episodeSorts)

export const defineList: Define = (command, cli) =>
  withFilters(command)
    .summary('list episodes')
    .description('List the episodes with their stage, guests and dates, newest first or in another order.')
    .examples(
      'cueroom episodes list',
      'cueroom episodes list --sort next',
      'cueroom episodes list --stage scheduled --json',
    )
    .action((flags: Filters) => list(cli, flags))

export const defineExport: Define = (command, cli) =>
  withFilters(command)
    .requiredOption('-o, --output <file>', 'the file; - for standard output')
    .summary('save the episodes as CSV')
    .description('Save the episodes as CSV, with times in UTC.')
    .examples('cueroom episodes export -o episodes.csv')
    .action((flags: Filters & { output: string }) => save(cli, flags))

const queryOf = ({ from, to, ...flags }: Filters, timeZone: string) => ({
  ...flags,
  ...(from && { from: startOfDay(from, timeZone) }),
  ...(to && { to: startOfDay(to, timeZone) }),
})

const read = ({ api, output }: Cli, flags: Filters, timeZone: string) =>
  fetchAll(output, { list: api.episodes.list, query: queryOf(flags, timeZone), what: 'episodes' })

async function list(cli: Cli, flags: Filters) {
  const { output } = cli
  const timeZone = await showTimeZone(cli)
  const { rows } = await read(cli, flags, timeZone)
  output.list(rows, columnsIn(timeZone))
  if (rows.length > 0) return
  output.say(Object.keys(flags).length > 0 ? 'No matching episodes.' : 'No episodes yet.')
  output.next('cueroom episodes add "A title"')
}

const columnsIn = (timeZone: string): Column<Episode>[] => [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'No.', cell: ({ number }) => number ?? '', align: 'right', rigid: true },
  { title: 'Title', cell: ({ title }) => title },
  { title: 'Stage', cell: ({ stage }) => stageLabels[stage], rigid: true },
  { title: 'Recording', cell: ({ recordingDate }) => timeAndZone(recordingDate, timeZone), rigid: true },
  {
    title: 'Publication',
    cell: ({ publicationDate }) => timeAndZone(publicationDate, timeZone),
    rigid: true,
  },
  { title: 'Guests', cell: ({ guests }) => guests.map(({ name }) => name).join(', ') },
  { title: 'Series', cell: ({ seriesName }) => dim(seriesName ?? '') },
]

async function save(cli: Cli, { output: file, ...flags }: Filters & { output: string }) {
  const { rows } = await read(cli, flags, await showTimeZone(cli))
  const { episodesCsv } = await import('@cueroom/core/episodes/episodes-file.ts')
  await saveFile(cli, file, episodesCsv(rows), `Saved ${counted(rows.length, 'episode')} to ${file}.`)
}
