import type { ImportOptions } from '../../imports/plan/import-plan.ts'
import { planImport } from '../../imports/plan/plan-import.ts'
import { utf8 } from './sample-files.ts'

const csv = (rows: string[][]) =>
  utf8(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'))

export const plan = (rows: string[][], options?: ImportOptions) =>
  planImport({ name: 'guests.csv', bytes: csv(rows) }, options)

export const guestsOf = async (rows: string[][], options?: ImportOptions) =>
  (await plan(rows, options)).guests.map(({ guest }) => guest)

export const fieldsOf = async (rows: string[][]) =>
  Object.fromEntries((await plan(rows)).columns.map(({ header, field }) => [header, field]))
