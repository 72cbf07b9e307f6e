import type { ImportOptions, ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { type ColumnMap, columnTargets } from '@cueroom/core/imports/recognize/import-column.ts'
import { cliLimits } from '@cueroom/core/imports/read/import-limits.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import { InvalidArgumentError } from 'commander'
import type { Command } from '../app/command.ts'
import { type Cli, usageError } from '../app/cli.ts'
import { readInput } from '../app/input.ts'

export interface SheetFlags {
  map?: ColumnMap
  sheet?: (string | number)[]
  headerRow?: number | 'none'
  nameNameless?: true
  /** Commander sets it to true where --no-split-people is not given. */
  splitPeople: boolean
  /** Undefined if neither flag is given. */
  people?: boolean
}

const targets: readonly string[] = columnTargets
const isTarget = (text: string): text is ColumnMap[string] => targets.includes(text)

/** The flags that say how a spreadsheet is to be read. */
export const withSheetFlags = (command: Command, file = '<file>') =>
  command
    .argument(file, 'a .xlsx, .xls, .ods, .csv, .tsv or .vcf file, or - for standard input')
    .option('--map <header=field>', `field for a column: ${targets.join(', ')}; repeatable`, addColumnMap)
    .option('--sheet <sheet>', 'read only this sheet, by number from 1 or by name; repeatable', addSheet)
    .option('--header-row <row>', 'the row with the column headers, or none', headerRow)
    .option('--name-nameless', 'import rows without a name as “Guest {row number}”')
    .option('--people', 'treat uncertain rows as people')
    .option('--no-people', 'skip uncertain rows')
    .option('--no-split-people', 'import a cell with several people as one guest')

function addColumnMap(text: string, mappings: ColumnMap = {}): ColumnMap {
  const middle = text.lastIndexOf('=')
  const [left, right] = [text.slice(0, middle).trim(), text.slice(middle + 1).trim()]
  if (middle > 0 && left && isTarget(right)) return { ...mappings, [left]: right }
  // The other way round reads just as well: --map title=Designation
  if (middle > 0 && right && isTarget(left) && left !== 'ignore') return { ...mappings, [right]: left }
  throw new InvalidArgumentError(`Write it as "Column header=field". Fields: ${targets.join(', ')}.`)
}

const addSheet = (text: string, sheets: (string | number)[] = []) => [
  ...sheets,
  /^\d{1,4}$/.test(text) ? Number(text) : text,
]

function headerRow(text: string): number | 'none' {
  if (text === 'none') return 'none'
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be a row number from your spreadsheet, or none.')
}

const inputBytes = 50_000_000

/** The bytes of a spreadsheet: of a file, or of standard input for `-`. */
export async function readSheet({ environment }: Cli, file: string): Promise<ImportFile> {
  if (file === '-') return fromInput(environment)
  const { readSheetFile } = await import('./parse-file.ts')
  return readSheetFile(file, cliLimits.textBytes, environment.directory)
}

/** Reads a spreadsheet and returns the import plan. */
export async function readPlan(
  { environment }: Cli,
  file: ImportFile,
  { map, sheet, headerRow, nameNameless, splitPeople, people }: SheetFlags,
  known: Pick<ImportOptions, 'existing' | 'hosts' | 'remembered' | 'timeZone'> = {},
): Promise<ImportPlan> {
  const { parseFile } = await import('./parse-file.ts')
  const options = {
    ...(map && { map }),
    ...(sheet !== undefined && { sheet }),
    ...(headerRow && { headerRow }),
    ...(nameNameless && { nameNameless }),
    ...(!splitPeople && { splitPeople }),
    ...(people !== undefined && { arePeople: people }),
    ...known,
  }
  const plan = await parseFile(file, options, environment.readSheets)
  refuseUnknownHeaders(plan, map)
  refuseUnknownRow(plan, headerRow)
  return plan
}

async function fromInput(environment: Cli['environment']): Promise<ImportFile> {
  const bytes = await readInput(environment, inputBytes, 'the spreadsheet')
  const start = bytes.toString('latin1', 0, 4)
  const extension = start.startsWith('PK') ? 'xlsx' : start === '\u00d0\u00cf\u0011\u00e0' ? 'xls' : 'csv'
  return { name: `input.${extension}`, bytes }
}

function refuseUnknownRow({ sheets }: ImportPlan, row: SheetFlags['headerRow']) {
  if (typeof row !== 'number' || sheets.some(({ headerRow }) => headerRow === row)) return
  throw usageError(`The file has no row ${row} that could hold the headers.`)
}

function refuseUnknownHeaders({ columns }: ImportPlan, map: ColumnMap = {}) {
  const fold = (text: string) => text.trim().toLowerCase()
  const headers = new Set(columns.map(({ header }) => fold(header)))
  const unknown = Object.keys(map).find((header) => !headers.has(fold(header)))
  if (unknown === undefined) return
  const known = columns.map(({ header }) => `"${header}"`).join(', ')
  throw usageError(`The file has no column "${unknown}". It has ${known || 'no columns'}.`)
}
