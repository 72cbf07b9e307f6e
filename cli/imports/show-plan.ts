import type { LeftOutRow } from '@cueroom/core/imports/imports.contract.ts'
import { rowsLeftOut } from '@cueroom/core/imports/send/import-calls.ts'
import { type ImportColumn, isZoneColumn } from '@cueroom/core/imports/recognize/import-column.ts'
import type {
  ImportPlan,
  ImportQuestion,
  ImportWarning,
  PlannedGuest,
} from '@cueroom/core/imports/plan/import-plan.ts'
import { timeAndZone } from '../app/dates.ts'
import type { Output } from '../app/output.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, type Text, yellow } from '../app/text.ts'
import { answerFlags } from './answer-flags.ts'

const sure = 0.9
const linesShown = 8

/** Prints what was found in a file: sheets, columns, rows that are left out, and what is unclear. */
export function showPlan(output: Output, plan: ImportPlan): void {
  output.say(...sheetLine(plan))
  const imported = plan.columns.filter(({ field }) => field)
  const left = plan.columns.filter((column) => !column.field && !isZoneColumn(column, plan.columns))
  output.show(imported, columnColumns(plan))
  if (left.length > 0) output.say(dim(`Not imported: ${nameSome(left.map(({ header }) => header))}`))
  const cancelled = plan.guests.filter((planned) => planned.cancelled)
  const on = sheetNames(plan)
  for (const line of some(rowsLeftOut(plan, cancelled), skippedLine(on))) output.say(...line)
  for (const line of some(plan.warnings, warningLine(on))) output.say(...line)
  for (const question of plan.questions)
    output.say(yellow('? '), on(question.sheet), question.text, dim(`  ${answerTo(question)}`))
}

// How a person answers a question of the plan
const answers: Record<ImportQuestion['code'], string> = {
  nameless_rows: 'Yes: --name-nameless',
  uncertain_column: 'No: --map "Column header=ignore", or another field',
  date_order: 'Pass --map "Column header=interviewDate-day-first" or interviewDate-month-first',
  name_column: 'Pass --map "Column header=name"',
  people: 'Yes: --people, no: --no-people',
  several_people: 'No: --no-split-people',
}

// A header that a shell might take apart is left for the person to write
function answerTo({ code, header, choices }: ImportQuestion) {
  // The column of the guests alone would leave the other one a column of names, too
  const others = choices.map(({ options }) => options).filter(({ map = {} }) => Object.keys(map).length > 1)
  if (others.length > 0)
    return `If it isn't the first one, pass ${others.map((options) => answerFlags(options).join(' ')).join(', or ')}`
  const isPlain = header !== undefined && /^[\p{L}\p{N} ._-]+$/u.test(header)
  return isPlain ? answers[code].replace('Column header', header) : answers[code]
}

function sheetLine({ file, sheets }: ImportPlan): Text[] {
  const read = sheets.filter(({ imported }) => imported)
  const left = sheets.filter(({ imported }) => !imported).map(({ name }) => `"${name}"`)
  const names = sheets.length > 1 ? ` · ${read.map(({ name }) => `"${name}"`).join(', ')}` : ''
  const skipped = left.length > 0 ? ` (skipped ${nameSome(left)})` : ''
  const rows = [...new Set(read.map(({ headerRow }) => headerRow))]
  const header = rows.length === 1 ? ` · ${rows[0] === null ? 'no header row' : `header row ${rows[0]}`}` : ''
  return [bold(file), dim(`${names}${skipped}${header}`)]
}

const columnColumns = (plan: ImportPlan): Column<ImportColumn>[] => [
  { title: 'Column', cell: ({ header }) => header },
  {
    title: 'Field',
    cell: ({ field, confidence, dateOrder }) =>
      confidence < sure || dateOrder === 'unsure' ? yellow(`→ ${field} ?`) : `→ ${field}`,
    rigid: true,
  },
  ...(new Set(plan.columns.map(({ sheet }) => sheet)).size > 1
    ? [{ title: 'Sheet', cell: ({ sheet }: ImportColumn) => sheet }]
    : []),
  { title: 'For example', cell: ({ samples }) => dim(samples[0] ?? ''), spare: true },
]

/** What a line about a sheet begins with, where a file has several. */
export const sheetNames =
  ({ sheets }: Pick<ImportPlan, 'sheets'>) =>
  (sheet: string) =>
    sheets.length > 1 && sheet ? `${sheet}: ` : ''

const skippedLine =
  (on: ReturnType<typeof sheetNames>) =>
  ({ sheet, row, reason, text }: LeftOutRow): Text[] => [
    dim(`- ${on(sheet)}Row ${row} is left out: ${reason}${text ? ` (${text})` : ''}`),
  ]

const warningLine =
  (on: ReturnType<typeof sheetNames>) =>
  ({ sheet, row, message }: ImportWarning): Text[] => [
    yellow('! '),
    on(sheet) + (row === null ? message : `Row ${row}: ${message}`),
  ]

// Long lists are cut: the whole of them is in the JSON
function some<T>(items: readonly T[], line: (item: T) => Text[]): Text[][] {
  const rest = items.length - linesShown
  const lines = items.slice(0, linesShown).map(line)
  return rest > 0 ? [...lines, [dim(`  and ${rest} more; --dry-run --json lists all`)]] : lines
}

function nameSome(names: string[]) {
  const rest = names.length - linesShown
  return names.slice(0, linesShown).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

export const guestColumns = ({ timeZone }: ImportPlan): Column<PlannedGuest>[] => [
  { title: 'Row', cell: ({ row }) => row, align: 'right', rigid: true },
  { title: 'Name', cell: ({ guest }) => guest.name },
  { title: 'Title', cell: ({ guest }) => guest.title },
  { title: 'Company', cell: ({ guest }) => guest.company },
  { title: 'Email', cell: ({ guest }) => guest.email },
  { title: 'Phone', cell: ({ guest }) => guest.phone },
  {
    title: 'Interview',
    cell: ({ guest }) => timeAndZone(guest.interviewDate ?? null, timeZone),
    rigid: true,
  },
]

/** The plan for programs: guests as the API takes them, and everything that was noticed. */
export const planJson = ({ guests, ...plan }: ImportPlan) => ({
  ...plan,
  guests: guests.filter(({ cancelled }) => !cancelled).map(({ guest }) => guest),
  cancelled: guests.flatMap(({ row, sheet, guest, cancelled }) =>
    cancelled ? [{ sheet, row, reason: cancelled, guest }] : [],
  ),
  duplicates: guests.flatMap(({ row, sheet, guest, duplicateOf }) =>
    duplicateOf ? [{ sheet, row, name: guest.name, duplicateOf }] : [],
  ),
})
