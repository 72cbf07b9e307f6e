import type { ExportedFile } from '../contract/file.ts'
import { csvType } from '../contract/file.ts'
import { csvBytes } from '../exports/guests-sheet.ts'
import type { Analytics } from './analytics.ts'
import { type ChartName, chartTable, chartFileName } from './charts.ts'

/** A chart as a CSV file. */
export function chartFile(analytics: Analytics, chart: ChartName): ExportedFile {
  const { headers, rows } = chartTable(analytics, chart)
  const bytes = csvBytes([headers, ...rows.map((row) => row.map(String))])
  return { name: chartFileName(analytics, chart), type: csvType, bytes }
}
