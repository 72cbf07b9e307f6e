import { isMonthFirst } from '../../show/date-format.ts'
import { type DateFormat, dayText } from '../../text/dates.ts'
import { shorten } from '../read/cell-text.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { type DateOrder, readDate } from '../recognize/read-date.ts'
import type { ImportQuestion, ImportWarning } from './import-plan.ts'

/** For figures in English; other languages have decided it before. */
export const likelyOrder = (timeZone: string): DateOrder =>
  isMonthFirst(timeZone) ? 'month-first' : 'day-first'

/** Dates of which no other date shows the order, and the headers' language and the time zone don't agree on it, either. */
const isDoubtful = ({ dateOrder, ambiguousDate }: ImportColumn, likely: DateOrder) =>
  ambiguousDate !== undefined && dateOrder !== likely

const orderTaken = ({ dateOrder }: ImportColumn, likely: DateOrder) =>
  dateOrder === undefined || dateOrder === 'unsure' ? likely : dateOrder

/** Which order was taken where nothing in the sheet says it; there may be another question first. */
export function dateOrderWarnings(
  columns: ImportColumn[],
  likely: DateOrder,
  dateFormat?: DateFormat,
): ImportWarning[] {
  return columns
    .filter((column) => isDoubtful(column, likely))
    .map((column) => {
      const order = orderTaken(column, likely)
      const day = dayText(readDate(column.ambiguousDate!, order)!.date, { dateFormat })
      const first = order === 'day-first' ? 'the day' : 'the month'
      const message = `The file doesn’t say whether day or month comes first in “${column.header}”: ${shorten(column.ambiguousDate!, 40)} is read as ${day}, with ${first} first. Check these dates`
      return { sheet: column.sheet, row: null, field: 'interviewDate', message }
    })
}

/** Asks which figure is the day where nothing in the sheet says it. */
export function askDateOrder(
  columns: ImportColumn[],
  likely: DateOrder,
  dateFormat?: DateFormat,
): ImportQuestion | null {
  const column = columns.find((each) => isDoubtful(each, likely))
  if (!column?.ambiguousDate) return null
  const { sheet, header, ambiguousDate: cell } = column
  const orders = ['day-first', 'month-first'] as const
  const choices = (orderTaken(column, likely) === 'day-first' ? orders : orders.toReversed()).map(
    (order) => ({
      label: dayText(readDate(cell, order)!.date, { dateFormat }),
      options: { map: { [header]: `interviewDate-${order}` as const } },
    }),
  )
  const days = choices.map(({ label }) => label).join(' or ')
  return {
    code: 'date_order',
    sheet,
    header,
    text: `Which day is ${shorten(cell, 40)} in “${header}”: ${days}?`,
    choices,
  }
}
