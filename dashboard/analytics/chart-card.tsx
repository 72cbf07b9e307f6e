import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import {
  type ChartName,
  chartTable,
  chartTitles,
  hasFigures,
  isEmptyChart,
} from '@cueroom/core/analytics/charts.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import { Group, Skeleton, Table, Title } from '@mantine/core'
import { IconDownload } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { saveDownload } from '../ui/download.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { calendarDay } from '../ui/text.ts'
import { useSorting } from '../ui/use-sorting.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './analytics.module.css'

interface Props {
  analytics: Analytics
  chart: ChartName
}

// Lazy, because the chart library is larger than the rest of the screen; tables don't need it
const Chart = lazyPart<Props>(
  'chart',
  async () => (await import('./chart.tsx')).Chart,
  () => <Skeleton h={260} radius="md" />,
)

/** Charts that show more than their table does. */
const drawn = new Set<ChartName>(['visits', 'drop-off', 'guests', 'texts', 'inquiries'])

/** One chart with its table and CSV download. */
export function ChartCard({ analytics, chart }: Props) {
  const title = chartTitles[chart]
  const about = chart === 'drop-off' ? analytics.dropOff?.title : undefined
  const isEmpty = isEmptyChart(analytics, chart)
  return (
    <section className={classes.card} aria-label={title}>
      <Group component="header" justify="space-between" align="flex-start" gap={12} wrap="nowrap">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          {about && <Dimmed dir="auto">{about}</Dimmed>}
        </div>
        {!isEmpty && (
          <IconButton
            label={`Download CSV: ${title}`}
            icon={IconDownload}
            onClick={() => void download({ analytics, chart })}
          />
        )}
      </Group>
      {isEmpty ? (
        <Dimmed>Nothing in this period.</Dimmed>
      ) : (
        <div className={classes.columns} data-drawn={drawn.has(chart) || undefined}>
          {drawn.has(chart) && <Chart analytics={analytics} chart={chart} />}
          <Figures analytics={analytics} chart={chart} />
        </div>
      )}
    </section>
  )
}

/** Questions and titles may wrap; days and numbers don't. */
const isText = (cell: string | number) => typeof cell === 'string' && cell.length > 12

/** Rows of tables over time, by their header: what nothing happened in is said in one sentence. */
const nothing: Record<string, (rows: number) => string> = {
  Day: (rows) => `Nothing on ${counted(rows, 'other day')}.`,
  'Week of': (rows) => `Nothing in ${counted(rows, 'other week')}.`,
}
const inWords = (cell: string | number, header = '') =>
  typeof cell === 'number' ? numberText(cell) : header in nothing ? calendarDay(cell) : cell

async function download({ analytics, chart }: Props) {
  try {
    const { chartFile } = await import('@cueroom/core/analytics/chart-file.ts')
    saveDownload(chartFile(analytics, chart))
  } catch {
    toast.failure({ title: 'Export failed', message: "Couldn't create the file. Please try again." })
  }
}

type Row = ReturnType<typeof chartTable>['rows'][number]

function Figures({ analytics, chart }: Props) {
  const { headers, rows: all } = chartTable(analytics, chart)
  const [shown, blank] = [all.filter(hasFigures), all.filter((row) => !hasFigures(row))]
  const nothingIn = nothing[headers[0]!]
  const rows = nothingIn ? shown : [...shown, ...blank]
  const columns = headers.map((header, at) => [header, (row: Row) => row[at] ?? ''] as const)
  const { sorted, heads } = useSorting(rows, Object.fromEntries(columns))
  return (
    <ScrollTable
      label={`${chartTitles[chart]}, table`}
      minWidth={0}
      maxHeight={260}
      verticalSpacing={4}
      className={classes.figures}
    >
      <Table.Thead>
        <Table.Tr>{heads}</Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sorted.map((row, index) => (
          <Table.Tr key={index}>
            {row.map((cell, column) => {
              const Cell = column === 0 ? Table.Th : Table.Td
              return (
                <Cell
                  key={headers[column]}
                  dir="auto"
                  data-words={isText(cell) || undefined}
                  {...(column === 0 && { scope: 'row' })}
                >
                  {inWords(cell, headers[column])}
                </Cell>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
      {nothingIn && blank.length > 0 && <Table.Caption>{nothingIn(blank.length)}</Table.Caption>}
    </ScrollTable>
  )
}
