import {
  chooseSheets,
  countRows,
  keepSheetsChosen,
  keepSheetsOfPeople,
  leaveCancelledOut,
  leaveFirmsOut,
  leftOut,
} from './choose-sheets.ts'
import { isColumn } from '../recognize/column-key.ts'
import { columnWarnings } from './column-warnings.ts'
import { recognizeColumns } from '../recognize/columns.ts'
import { leaveCrewOut } from './leave-crew-out.ts'
import { mergeDuplicates } from './duplicates.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { findHeaderRow, readHeader } from '../recognize/header-row.ts'
import { ownTimeZone, usualInterviewTime } from '../../guests/interview-time.ts'
import { signatureOf } from './header-signature.ts'
import { writeNames } from './name-capitals.ts'
import { fillShortNames } from './short-names.ts'
import { readByPosition } from './read-by-position.ts'
import { browserLimits } from '../read/import-limits.ts'
import type { ColumnMap, ImportColumn } from '../recognize/import-column.ts'
import type { ImportOptions, ImportPlan, ImportWarning, PlannedGuest, PlannedSheet } from './import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import { prepareSheets } from './prepare-sheets.ts'
import { dateOrderWarnings, likelyOrder } from './date-order.ts'
import { ask } from './questions.ts'
import { judgeSheets } from './are-people.ts'
import { readSheets } from '../read/read-sheets.ts'
import type { ImportFile } from '../read/read-sheets.ts'
import { readRows } from './rows.ts'
import type { DateReading } from './date-reading.ts'
import type { RowsResult } from './rows.ts'

interface SheetPlan extends RowsResult {
  sheet: PlannedSheet
  columns: ImportColumn[]
}

/**
 * What importing a file would do; nothing is written. A changed mapping is a new call with `options.map`. Throws
 * ImportError when the file cannot be read or has no sheet with two rows; a plan without guests is not an error,
 * since the host may map its columns.
 */
export async function planImport(file: ImportFile, options: ImportOptions = {}): Promise<ImportPlan> {
  return planSheets(
    file.name,
    prepareSheets(await readSheets(file, options.limits ?? browserLimits)),
    options,
  )
}

/** The plan for sheets that are already read: what a change of options costs while the file stays the same. */
export function planSheets(file: string, sheets: Sheet[], options: ImportOptions = {}): ImportPlan {
  const timeZone = options.timeZone ?? ownTimeZone()
  const edited = sheets.map((sheet) => withEdits(sheet, options.edits))
  const plans = chooseSheets(edited, options).map((sheet) => planSheet(sheet, options, timeZone))
  const { kept, warnings } =
    options.sheet === undefined
      ? keepGuests(keepSheetsChosen(plans, options), edited)
      : { kept: plans, warnings: [] }
  const people = judgeSheets(kept, options.arePeople)
  const all = mergeDuplicates(fillShortNames(people.kept.flatMap(({ guests }) => guests)), options.existing)
  const skipped = [...people.kept.flatMap((plan) => plan.skipped), ...all.skipped]
  const columns = kept.flatMap((plan) => plan.columns)
  const several = kept.find(({ severalPeople }) => severalPeople)
  return {
    file,
    timeZone,
    sheets: edited.map(
      (sheet) => plans.find((plan) => plan.sheet.name === sheet.name)?.sheet ?? leftOut(sheet),
    ),
    columns,
    guests: all.guests.map((planned) => withHost(planned, options.hosts)),
    skipped,
    warnings: [
      ...unknownColumns(columns, options.map),
      ...warnings,
      ...dateOrderWarnings(columns, likelyOrder(timeZone), options.dateFormat),
      ...kept.flatMap((plan) => plan.warnings),
      ...all.warnings,
    ],
    questions: ask({
      people: people.question,
      columns,
      guests: all.guests.length,
      skipped,
      dateOrder: likelyOrder(timeZone),
      dateFormat: options.dateFormat,
      severalPeople: several ? { ...several.severalPeople!, sheet: several.sheet.name } : null,
    }),
  }
}

/** Programs that take bookings list a show's own people, too. */
function withHost(planned: PlannedGuest, hosts: ImportOptions['hosts'] = []): PlannedGuest {
  const { name, email } = planned.guest
  const isHost = hosts.some(
    (host) =>
      (host.name && normalizeWords(host.name) === normalizeWords(name)) ||
      (email && host.email?.toLowerCase() === email.toLowerCase()),
  )
  return isHost ? { ...planned, cancelled: 'Hosts the show' } : planned
}

/** The tables of guests among those of a workbook: neither notes, nor who makes the show, pays for it or cancelled. */
function keepGuests(plans: SheetPlan[], sheets: Sheet[]) {
  const { kept, warnings } = leaveCrewOut(plans, sheets)
  const people = leaveFirmsOut(keepSheetsOfPeople(kept))
  const guests = leaveCancelledOut(people.kept)
  return { kept: guests.kept, warnings: [...warnings, ...people.warnings, ...guests.warnings] }
}

/** A sheet with the host's corrections of cells in place. */
export function withEdits(sheet: Sheet, edits: ImportOptions['edits'] = []): Sheet {
  const own = edits.filter((edit) => edit.sheet === sheet.name && sheet.rows[edit.row - 1])
  if (own.length === 0) return sheet
  const rows = [...sheet.rows]
  for (const { row, column, value } of own) {
    const cells = [...rows[row - 1]!]
    while (cells.length < column) cells.push('')
    cells[column] = value
    rows[row - 1] = cells
  }
  return { ...sheet, rows }
}

function planSheet(sheet: Sheet, options: ImportOptions, timeZone: string): SheetPlan {
  const headerRow = headerRowOf(sheet, options)
  const header = readHeader(sheet, headerRow)
  const signature = signatureOf(header)
  const remembered = signature ? options.remembered?.[signature] : undefined
  const columns = recognizeColumns(sheet, header, options.map, remembered)
  const named = columns.some(({ field }) => field === 'name' || field === 'firstName' || field === 'lastName')
  const unexplained = headerRow === null && !named && !options.map
  const dates = {
    timeZone,
    order: likelyOrder(timeZone),
    known: new Map(),
    untimed: new Map<string, string>(),
  }
  const read = readRows(
    sheet,
    headerRow,
    columns,
    { ...options, dates },
    unexplained ? readByPosition : undefined,
  )
  return {
    sheet: {
      name: sheet.name,
      rows: countRows(sheet),
      headerRow: headerRow === null ? null : headerRow + 1,
      imported: true,
      signature,
      reason: reasonOf(headerRow, named, unexplained),
    },
    ...read,
    guests: read.guests.map((planned) => withDay(planned, dates)),
    columns: columns.filter(({ index, samples }) => header.texts[index] || samples.length > 0),
    warnings: [
      ...sheetWarnings(sheet),
      ...columnWarnings(sheet, (headerRow ?? -1) + 1, columns),
      ...assumedTime(sheet, read.guests, dates),
      ...writeNames(sheet.name, read.guests),
      ...read.warnings,
    ],
  }
}

function reasonOf(headerRow: number | null, named: boolean, unexplained: boolean): string | null {
  if (unexplained) return 'No header row found. Columns were recognized by their values'
  if (headerRow === null) return 'No header row found'
  return named ? null : 'No column with names found'
}

function sheetWarnings({ name, cutAfter, notes = [], transposed }: Sheet): ImportWarning[] {
  const messages = [
    ...notes,
    ...(transposed ? ['People are listed in columns: row numbers here are columns of the file'] : []),
    ...(cutAfter ? [`Rows below ${cutAfter} were not read`] : []),
  ]
  return messages.map((message) => ({ sheet: name, row: null, field: null, message }))
}

function withDay(planned: PlannedGuest, { untimed }: DateReading): PlannedGuest {
  const interviewDay = untimed.get(planned.guest.interviewDate ?? '')
  return interviewDay ? { ...planned, interviewDay } : planned
}

/** A host who wrote only days did not say when on them. */
function assumedTime({ name }: Sheet, guests: PlannedGuest[], { untimed }: DateReading): ImportWarning[] {
  if (!guests.some(({ guest }) => guest.interviewDate && untimed.has(guest.interviewDate))) return []
  const message = `Interview dates without a time become ${usualInterviewTime}; guests you update keep the time they have`
  return [{ sheet: name, row: null, field: 'interviewDate', message }]
}

/** A mapping that meets no column is most likely a typing mistake. */
function unknownColumns(columns: ImportColumn[], map: ColumnMap = {}): ImportWarning[] {
  return Object.keys(map)
    .filter((key) => !columns.some(({ header, index }) => isColumn(key, header, index)))
    .map((key) => ({ sheet: '', row: null, field: null, message: `There is no column “${key}”` }))
}

function headerRowOf(sheet: Sheet, { headerRow }: ImportOptions): number | null {
  const told = typeof headerRow === 'object' ? headerRow[sheet.name] : headerRow
  if (told === 'none') return null
  if (told !== undefined) return sheet.rows[told - 1] ? told - 1 : null
  return findHeaderRow(sheet)
}
