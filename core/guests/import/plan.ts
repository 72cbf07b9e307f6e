import { isColumn, recogniseColumns } from './columns.ts'
import { foldDuplicates } from './duplicates.ts'
import { findHeaderRow } from './header-row.ts'
import { ImportError, NO_GUESTS } from './import-error.ts'
import { readByPosition } from './last-resort.ts'
import { BROWSER_LIMITS } from './limits.ts'
import type {
  ImportColumn,
  ImportOptions,
  ImportPlan,
  ImportQuestion,
  ImportWarning,
  PlannedGuest,
  PlannedSheet,
  Sheet,
  SkippedRow,
} from './plan-shapes.ts'
import { readSheets } from './read-sheets.ts'
import type { ImportFile } from './read-sheets.ts'
import { readRows } from './rows.ts'
import { isBlankRow } from './text.ts'

type SheetPlan = {
  sheet: PlannedSheet
  columns: ImportColumn[]
  guests: PlannedGuest[]
  skipped: SkippedRow[]
  warnings: ImportWarning[]
}

const SURE = 0.9

/**
 * What importing a file would do; nothing is written. A changed mapping is a new call with `options.map`. Throws
 * ImportError when the file cannot be read or has no sheet with two rows; a plan without guests is not an error,
 * since the host may map its columns.
 */
export async function analyse(file: ImportFile, options: ImportOptions = {}): Promise<ImportPlan> {
  return planSheets(file.name, await readSheets(file, options.limits ?? BROWSER_LIMITS), options)
}

export function planSheets(file: string, sheets: Sheet[], options: ImportOptions = {}): ImportPlan {
  const plans = chooseSheets(sheets, options).map((sheet) => planSheet(sheet, options))
  const kept = dropBesideHeaders(plans)
  const all = foldDuplicates(
    kept.flatMap(({ guests }) => guests),
    options.existing,
  )
  const skipped = [...kept.flatMap((plan) => plan.skipped), ...all.skipped]
  const columns = kept.flatMap((plan) => plan.columns)
  return {
    file,
    sheets: sheets.map(
      (sheet) => plans.find((plan) => plan.sheet.name === sheet.name)?.sheet ?? leftOut(sheet),
    ),
    columns,
    guests: all.guests,
    skipped,
    warnings: [...unknownColumns(columns, options.map), ...kept.flatMap(({ warnings }) => warnings)],
    questions: ask(columns, skipped),
  }
}

function chooseSheets(sheets: Sheet[], { sheet: wanted }: ImportOptions): Sheet[] {
  if (wanted !== undefined) {
    const chosen = sheets.find(({ name }, index) => name === wanted || index + 1 === Number(wanted))
    if (chosen) return [chosen]
    throw new ImportError('no-such-sheet', `There is no sheet “${wanted}” in this file.`)
  }
  const usable = sheets.filter((sheet) => !sheet.hidden && countRows(sheet) >= 2)
  if (usable.length === 0) throw new ImportError('no-guests', NO_GUESTS)
  return usable
}

const countRows = (sheet: Sheet) => sheet.rows.filter((row) => !isBlankRow(row)).length

function leftOut(sheet: Sheet): PlannedSheet {
  const rows = countRows(sheet)
  const reason = sheet.hidden ? 'Hidden' : rows < 2 ? 'Fewer than two rows' : 'Not chosen'
  return { name: sheet.name, rows, headerRow: null, imported: false, reason }
}

function planSheet(sheet: Sheet, options: ImportOptions): SheetPlan {
  const headerRow = headerRowOf(sheet, options)
  const columns = recogniseColumns(sheet, headerRow, options.map)
  const named = columns.some(({ field }) => field === 'name' || field === 'firstName' || field === 'lastName')
  const unexplained = headerRow === null && !named && !options.map
  const read = readRows(sheet, headerRow, columns, options, unexplained ? readByPosition : undefined)
  const cut = sheet.cutAfter
  const warnings = cut
    ? [{ sheet: sheet.name, row: null, field: null, message: `Rows below ${cut} were not read` }]
    : []
  return {
    sheet: {
      name: sheet.name,
      rows: countRows(sheet),
      headerRow: headerRow === null ? null : headerRow + 1,
      imported: true,
      reason: unexplained
        ? 'No header row found: read by position'
        : headerRow === null
          ? 'No header row found'
          : named
            ? null
            : 'No column with names found',
    },
    columns,
    ...read,
    warnings: [...warnings, ...read.warnings],
  }
}

/** A mapping that meets no column is most likely a typing mistake. */
function unknownColumns(columns: ImportColumn[], map: ImportOptions['map'] = {}): ImportWarning[] {
  return Object.keys(map)
    .filter((key) => !columns.some(({ header, index }) => isColumn(key, header, index)))
    .map((key) => ({ sheet: '', row: null, field: null, message: `There is no column “${key}”` }))
}

function headerRowOf(sheet: Sheet, { headerRow }: ImportOptions): number | null {
  if (headerRow === 'none') return null
  if (headerRow !== undefined) return sheet.rows[headerRow - 1] ? headerRow - 1 : null
  return findHeaderRow(sheet)
}

/** Notes and lists lie beside the guests in one workbook: where one sheet has a header and names, only such sheets count. */
function dropBesideHeaders(plans: SheetPlan[]): SheetPlan[] {
  const good = plans.filter(({ sheet, guests }) => sheet.headerRow !== null && guests.length > 0)
  if (good.length === 0 || good.length === plans.length) return plans
  for (const { sheet } of plans.filter((plan) => !good.includes(plan))) {
    sheet.imported = false
    sheet.reason ??= 'No guests found'
  }
  return good
}

function ask(columns: ImportColumn[], skipped: SkippedRow[]): ImportQuestion[] {
  const uncertain = columns.filter(({ confidence }) => confidence >= 0.5 && confidence < SURE)
  const questions = uncertain.map(({ sheet, header, field, reason }): ImportQuestion => ({
    code: 'uncertain-column',
    sheet,
    header,
    text: field ? `Is “${header}” the ${FIELD_NAMES[field]}?` : `“${header}” is not imported: ${reason}.`,
  }))
  const nameless = skipped.filter(({ code }) => code === 'nameless')
  if (nameless.length > 0) questions.push(askNameless(nameless))
  return questions
}

function askNameless(nameless: SkippedRow[]): ImportQuestion {
  const { sheet, row } = nameless[0]!
  const text =
    nameless.length === 1
      ? `Row ${row} has no name. Import it as “Guest ${row}”?`
      : `${nameless.length} rows have no name. Import them as “Guest ${row}” and so on?`
  return { code: 'nameless-rows', sheet, text }
}

/** What a host reads for each field. */
export const FIELD_NAMES: Record<NonNullable<ImportColumn['field']>, string> = {
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
  title: 'job title',
  company: 'company',
  email: 'e-mail',
  phone: 'phone',
  bio: 'bio',
  expertise: 'expertise',
  social: 'social profiles',
  linkedin: 'LinkedIn profile',
  website: 'website',
  photo: 'photo',
}
