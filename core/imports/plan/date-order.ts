import type { ImportColumn } from '../recognize/import-column.ts'
import { type DateOrder, isAmbiguous, readDate } from '../recognize/read-date.ts'
import type { ImportQuestion } from './import-plan.ts'

/** In figures, English is written month first in the Americas. Other languages have decided it before. */
export const likelyOrder = (timeZone: string): DateOrder =>
  /^(?:America|US)\/|^Pacific\/Honolulu$/.test(timeZone) ? 'month-first' : 'day-first'

/** Asks which figure is the day where nothing in the sheet says it. */
export function askDateOrder(columns: ImportColumn[], likely: DateOrder): ImportQuestion | null {
  const column = columns.find(({ dateOrder }) => dateOrder === 'unsure')
  if (!column) return null
  const { sheet, header, samples } = column
  const sample = samples.find(isAmbiguous)
  const choices = (['day-first', 'month-first'] as const).map((order) => ({
    label: sample ? dayOf(sample, order) : order === 'day-first' ? 'Day first' : 'Month first',
    options: { map: { [header]: `interviewDate-${order}` as const } },
  }))
  return {
    code: 'date-order',
    sheet,
    header,
    text: sample ? `Which day is ${sample} in “${header}”?` : `What comes first in the dates of “${header}”?`,
    choices: likely === 'day-first' ? choices : choices.toReversed(),
  }
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayOf = (text: string, order: DateOrder) => dayFormat.format(new Date(readDate(text, order)!.date))
