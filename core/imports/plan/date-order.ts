import { isMonthFirst } from '../../show/date-format.ts'
import { type DateFormat, dayText } from '../../text/dates.ts'
import { shorten } from '../read/cell-text.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { type DateOrder, readDate } from '../recognize/read-date.ts'
import type { ImportQuestion } from './import-plan.ts'

/** For figures in English; other languages have decided it before. */
export const likelyOrder = (timeZone: string): DateOrder =>
  isMonthFirst(timeZone) ? 'month-first' : 'day-first'

/** Asks which figure is the day where nothing in the sheet says it. */
export function askDateOrder(
  columns: ImportColumn[],
  likely: DateOrder,
  dateFormat?: DateFormat,
): ImportQuestion | null {
  const column = columns.find(({ dateOrder }) => dateOrder === 'unsure')
  if (!column?.ambiguousDate) return null
  const { sheet, header, ambiguousDate: cell } = column
  const orders = ['day-first', 'month-first'] as const
  const choices = (likely === 'day-first' ? orders : orders.toReversed()).map((order) => ({
    label: dayText(readDate(cell, order)!.date, { dateFormat }),
    options: { map: { [header]: `interviewDate-${order}` as const } },
  }))
  const days = choices.map(({ label }) => label).join(' or ')
  return {
    code: 'date_order',
    sheet,
    header,
    text: `Which day is ${shorten(cell, 40)} in “${header}”: ${days}?`,
    choices,
  }
}
