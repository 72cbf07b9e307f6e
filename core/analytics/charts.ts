import type { Analytics } from './analytics.ts'
import { durationText } from './durations.ts'
import { keysOf } from '../text/keys-of.ts'

export const chartTitles = {
  visits: 'Visits to questionnaires',
  questionnaires: 'By questionnaire',
  'drop-off': 'Where guests stop answering',
  guests: 'Guests by status',
  times: 'How long it takes',
  texts: 'Texts per week',
  inquiries: 'Sponsor inquiries per week',
} as const
export type ChartName = keyof typeof chartTitles
export const chartNames = keysOf(chartTitles)

/** A chart as a table. */
interface ChartTable {
  headers: string[]
  rows: (string | number)[][]
}

const stepNames: Record<Analytics['times'][number]['step'], string> = {
  answered: 'From invitation to answers',
  recorded: 'From answers to recording',
}

const tables: Record<ChartName, (analytics: Analytics) => ChartTable> = {
  visits: ({ visits }) => ({
    headers: ['Day', 'Views', 'Starts', 'Completions'],
    rows: visits.map(({ day, views, starts, completions }) => [day, views, starts, completions]),
  }),
  questionnaires: ({ questionnaires }) => ({
    headers: ['Questionnaire', 'Views', 'Starts', 'Completions', 'Median time'],
    rows: questionnaires.map(({ title, views, starts, completions, medianSeconds }) => [
      ...[title, views, starts, completions],
      medianSeconds === null ? '' : durationText(medianSeconds),
    ]),
  }),
  'drop-off': ({ dropOff }) => ({
    headers: ['Question', 'Answered', 'Of those who started'],
    rows: (dropOff?.questions ?? []).map(({ question, answered }) => [
      ...[question, answered],
      dropOff?.starts ? `${Math.round((answered / dropOff.starts) * 100)}%` : '',
    ]),
  }),
  guests: ({ guests }) => ({
    headers: ['Day', 'Unscheduled', 'Upcoming', 'Completed'],
    rows: guests.map(({ day, unscheduled, upcoming, completed }) => [day, unscheduled, upcoming, completed]),
  }),
  times: ({ times }) => ({
    headers: ['Step', 'Guests', 'Median time'],
    rows: times.map(({ step, guests, medianHours }) => [
      ...[stepNames[step], guests],
      medianHours === null ? '' : durationText(medianHours * 3_600),
    ]),
  }),
  texts: ({ texts }) => ({
    headers: ['Week of', 'Introductions', 'Interview questions', 'Show notes'],
    rows: texts.map(({ week, introductions, questions, showNotes }) => [
      ...[week, introductions, questions, showNotes],
    ]),
  }),
  inquiries: ({ inquiries }) => ({
    headers: ['Week of', 'Inquiries'],
    rows: inquiries.map((row) => [row.week, row.inquiries]),
  }),
}

/** A chart's data as a table, for the table below it and for CSV files. */
export const chartTable = (analytics: Analytics, chart: ChartName): ChartTable => tables[chart](analytics)

/** Whether a row of a chart's table has anything but zeros. */
export const hasFigures = (row: ChartTable['rows'][number]): boolean =>
  row.slice(1).some((cell) => cell !== 0 && cell !== '')

/** Whether a chart has anything but zeros. */
export const isEmptyChart = (analytics: Analytics, chart: ChartName): boolean =>
  !chartTable(analytics, chart).rows.some(hasFigures)

/** File name of a chart's CSV. */
export const chartFileName = ({ from, to }: Analytics, chart: ChartName) => `${chart}-${from}-${to}.csv`
