import '@mantine/charts/styles.layer.css'
import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import type { ChartName } from '@cueroom/core/analytics/charts.ts'
import { BarChart, LineChart } from '@mantine/charts'
import { calendarDay } from '../ui/text.ts'

const height = 260
// Hidden from assistive technology: the table next to it has the same data
const decorative = { accessibilityLayer: false }
const common = {
  h: height,
  'aria-hidden': true,
  withLegend: true,
  // In the order of the table, not of the alphabet
  legendProps: { itemSorter: null },
  tickLine: 'none',
  xAxisProps: { minTickGap: 28 },
} as const

const lines = {
  visits: [
    { name: 'views', label: 'Views', color: 'gray.5' },
    { name: 'starts', label: 'Starts', color: 'indigo.5' },
    { name: 'completions', label: 'Completions', color: 'teal.6' },
  ],
  guests: [
    { name: 'unscheduled', label: 'Unscheduled', color: 'gray.5' },
    { name: 'upcoming', label: 'Upcoming', color: 'coral.5' },
    { name: 'completed', label: 'Completed', color: 'teal.6' },
  ],
}
const bars = {
  texts: [
    { name: 'introductions', label: 'Introductions', color: 'indigo.5' },
    { name: 'questions', label: 'Interview questions', color: 'coral.4' },
    { name: 'showNotes', label: 'Show notes', color: 'teal.6' },
  ],
  inquiries: [{ name: 'inquiries', label: 'Inquiries', color: 'indigo.5' }],
}

/** Questions are long: the chart numbers them in the order of the table. */
const numbered = ({ dropOff }: Analytics) =>
  (dropOff?.questions ?? []).map(({ answered }, index) => ({ question: `${index + 1}`, answered }))

/** A chart of the library, which is loaded after the screen. */
export function Chart({ analytics, chart }: { analytics: Analytics; chart: ChartName }) {
  if (chart === 'visits' || chart === 'guests')
    return (
      <LineChart
        {...common}
        lineChartProps={decorative}
        data={analytics[chart].map((row) => ({ ...row, day: calendarDay(row.day) }))}
        dataKey="day"
        series={lines[chart]}
        withDots={analytics[chart].length < 2}
        curveType="monotone"
      />
    )
  if (chart === 'texts' || chart === 'inquiries')
    return (
      <BarChart
        {...common}
        barChartProps={decorative}
        type="stacked"
        data={analytics[chart].map((row) => ({ ...row, week: calendarDay(row.week) }))}
        dataKey="week"
        series={bars[chart]}
      />
    )
  return (
    <BarChart
      {...common}
      withLegend={false}
      barChartProps={decorative}
      data={numbered(analytics)}
      dataKey="question"
      series={[{ name: 'answered', label: 'Answered', color: 'indigo.5' }]}
    />
  )
}
