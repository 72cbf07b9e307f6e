import { type DateFormat, dateText } from '../text/dates.ts'

interface Titled {
  podcastName: string | null | undefined
  dateFormat?: DateFormat | undefined
}

/** Characters a title may have. */
export const longestTitle = 200

/**
 * The title of a new questionnaire: the podcast's name and the day it is made, MM/DD/YYYY (specification 4) unless the
 * show writes dates in another order.
 */
export function defaultTitle(show: Titled | null | undefined, now: Date): string {
  const date = ` ${dateText(now, 'figures', { dateFormat: show?.dateFormat })}`
  return (show?.podcastName?.trim() || 'Questionnaire').slice(0, longestTitle - date.length) + date
}
