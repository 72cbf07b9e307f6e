import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import {
  type ChartName,
  chartNames,
  chartTable,
  chartTitles,
  isEmptyChart,
} from '@cueroom/core/analytics/charts.ts'
import { type Cli, type Define, usageError, notFound } from '../app/cli.ts'
import { dateFlag } from '../app/dates.ts'
import { saveFile } from '../app/save-file.ts'
import { bold } from '../app/text.ts'

interface Flags {
  from?: string
  to?: string
  questionnaire?: string
  chart?: ChartName
  output?: string
}

export const define: Define = (command, cli) =>
  command
    .summary('count visits, answers, guests, texts and inquiries')
    .description(
      'Count visits to questionnaires, guests by status, times between steps, texts and inquiries.',
    )
    .option('--from <date>', 'first day (default: 90 days ago)', dateFlag)
    .option('--to <date>', 'last day (default: today)', dateFlag)
    .option('--questionnaire <id>', 'count visits to this questionnaire only')
    .choice('--chart <chart>', 'only this chart', chartNames)
    .option('-o, --output <file>', 'save the chart as CSV; - for standard output')
    .examples('cueroom analytics --from 2026-11-01', 'cueroom analytics --chart visits -o visits.csv')
    .action((flags: Flags) => analytics(cli, flags))

async function analytics(cli: Cli, { chart, output: file, ...query }: Flags) {
  const { api, output } = cli
  if (file && !chart) throw usageError('A file holds one chart. Pass --chart, such as --chart visits.')
  const figures = await api.analytics.get({ query })
  const { questionnaire } = query
  if (questionnaire !== undefined && figures.dropOff === null)
    throw notFound(`Couldn't find questionnaire ${questionnaire}.`, ['cueroom questionnaires list'])
  if (file && chart) {
    const { chartFile } = await import('@cueroom/core/analytics/chart-file.ts')
    return saveFile(cli, file, chartFile(figures, chart).bytes, `Saved "${chartTitles[chart]}" to ${file}.`)
  }
  if (output.format !== 'text') return output.json(figures)
  output.say(`${figures.from} to ${figures.to}, ${figures.timeZone}`)
  for (const name of chart ? [chart] : chartNames) printChart(cli, figures, name)
}

/** Days and weeks without anything are left out. */
function printChart({ output }: Cli, figures: Analytics, chart: ChartName) {
  const { headers, rows } = chartTable(figures, chart)
  output.say('')
  output.say(bold(chartTitles[chart]))
  if (isEmptyChart(figures, chart)) return output.say('Nothing in this period.')
  const shown = rows.filter((row) => row.slice(1).some((cell) => cell !== 0))
  const columns = headers.map((title, place) => ({
    title,
    cell: (row: (string | number)[]) => String(row[place]),
  }))
  output.list(shown, columns)
}
