import type { DateFormat } from '../../text/dates.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import { isUrl } from '../read/addresses.ts'
import { isDate, isNumber } from '../recognize/looks-like.ts'
import { beginsWithName } from '../recognize/name-lines.ts'
import type { DateOrder } from '../recognize/read-date.ts'
import { askDateOrder } from './date-order.ts'
import type { ImportQuestion, SkippedRow } from './import-plan.ts'
import type { RowsResult } from './rows.ts'

/** Below this a recognised column should be looked at. */
const sureConfidence = 0.9
const unsureConfidence = 0.5
const columnsOffered = 12

interface QuestionFacts {
  people: ImportQuestion | null
  columns: ImportColumn[]
  guests: number
  skipped: SkippedRow[]
  /** What comes first in dates, where nothing says it. */
  dateOrder: DateOrder
  dateFormat: DateFormat | undefined
  severalPeople: (NonNullable<RowsResult['severalPeople']> & { sheet: string }) | null
}

/** The one question, if any, whose answer would change the plan most. */
export function ask(noticed: QuestionFacts): ImportQuestion[] {
  const question =
    noticed.people ??
    askNameColumn(noticed) ??
    askWhoAreGuests(noticed.columns) ??
    askDateOrder(noticed.columns, noticed.dateOrder, noticed.dateFormat) ??
    askNameless(noticed.skipped) ??
    askColumn(noticed.columns) ??
    askSeveral(noticed)
  return question ? [question] : []
}

function askNameColumn({ columns, guests }: QuestionFacts): ImportQuestion | null {
  if (guests > 0 || columns.length === 0) return null
  if (columns.some(({ field }) => field === 'name' || field === 'firstName' || field === 'lastName'))
    return null
  const offered = columns
    .filter(({ field, samples }) => field !== 'email' && field !== 'phone' && samples.some(mayNamePeople))
    .sort((a, b) => peopleIn(b) - peopleIn(a))
    .slice(0, columnsOffered)
  if (offered.length === 0) return null
  return {
    code: 'name_column',
    sheet: columns[0]!.sheet,
    text: 'Which column holds the names?',
    choices: [
      { label: 'None of them', options: {} },
      ...offered.map(({ header }) => ({ label: header, options: { map: { [header]: 'name' as const } } })),
    ],
  }
}

/** Neither a figure nor a day nor an address. */
const mayNamePeople = (sample: string) =>
  /\p{L}{2}/u.test(sample) && !isDate(sample) && !isUrl(sample) && !isNumber(sample)

const peopleIn = ({ samples }: ImportColumn) => samples.filter(beginsWithName).length

/** "reader" and "writer": people under both, and neither header says guest. */
function askWhoAreGuests(columns: ImportColumn[]): ImportQuestion | null {
  const names = columns.find(({ rivals }) => rivals)
  const others = columns.filter(
    ({ sheet, index, field }) => sheet === names?.sheet && field === null && names.rivals!.includes(index),
  )
  if (!names || others.length === 0) return null
  const { sheet, header } = names
  return {
    code: 'name_column',
    sheet,
    text: `Are the guests under “${header}” or ${others.map((other) => `“${other.header}”`).join(' or ')}?`,
    choices: [
      { label: header, options: {} },
      ...others.map((other) => ({
        label: other.header,
        options: { map: { [other.header]: 'name' as const, [header]: 'ignore' as const } },
      })),
    ],
  }
}

/** Rows without a name matter when they say how to reach someone. */
function askNameless(skipped: SkippedRow[]): ImportQuestion | null {
  const nameless = skipped.filter(({ code, text }) => code === 'nameless' && text.includes('@'))
  if (nameless.length === 0) return null
  const { sheet, row } = nameless[0]!
  const them = nameless.length === 1 ? 'it' : 'them'
  const text =
    nameless.length === 1
      ? `Row ${row} has an email address and no name. Import it as “Guest ${row}”?`
      : `${nameless.length} rows have an email address and no name. Import them as “Guest ${row}” and so on?`
  return {
    code: 'nameless_rows',
    sheet,
    text,
    choices: [
      { label: `Leave ${them} out`, options: {} },
      { label: `Import ${them}`, options: { nameNameless: true } },
    ],
  }
}

/** The least sure of the columns that were taken for something; one that only fills blanks of another matters little. */
function askColumn(columns: ImportColumn[]): ImportQuestion | null {
  const doubtful = columns.filter(
    ({ sheet, field, confidence, samples }) =>
      field &&
      confidence >= unsureConfidence &&
      confidence < sureConfidence &&
      samples.length > 0 &&
      !columns.some(
        (other) => other.sheet === sheet && other.field === field && other.confidence >= sureConfidence,
      ),
  )
  const column = doubtful.sort((a, b) => a.confidence - b.confidence)[0]
  if (!column?.field) return null
  const { sheet, header, field } = column
  return {
    code: 'uncertain_column',
    sheet,
    header,
    text: `Is “${header}” the ${fieldNames[field]}?`,
    choices: [
      { label: `Yes, the ${fieldNames[field]}`, options: { map: { [header]: field } } },
      { label: 'No, leave it out', options: { map: { [header]: 'ignore' } } },
    ],
  }
}

function askSeveral({ severalPeople, guests }: QuestionFacts): ImportQuestion | null {
  if (!severalPeople || (severalPeople.unsure === 0 && severalPeople.rows < guests * 0.1)) return null
  const { sheet, row, rows } = severalPeople
  return {
    code: 'several_people',
    sheet,
    text:
      rows === 1
        ? `Row ${row} names several people. One guest each?`
        : `${rows} rows name several people. One guest each?`,
    choices: [
      { label: 'One guest each', options: {} },
      { label: 'One guest per row', options: { splitPeople: false } },
    ],
  }
}

/** What a host reads for each field. */
export const fieldNames: Record<ImportField, string> = {
  name: 'name',
  pronunciation: 'pronunciation',
  firstName: 'first name',
  middleName: 'middle name',
  lastName: 'last name',
  title: 'job title',
  company: 'company',
  email: 'email',
  phone: 'phone',
  bio: 'bio',
  expertise: 'expertise',
  social: 'social profiles',
  linkedin: 'LinkedIn profile',
  website: 'website',
  photo: 'photo',
  interviewDate: 'interview date',
  interviewTime: 'interview time',
  episodeStatus: 'episode status',
  notes: 'notes',
}
