import { dateText } from '../text/dates.ts'

/** Characters a title may have. */
export const longestTitle = 200

/** The title of a new questionnaire: the podcast's name and the day it is made, MM/DD/YYYY (specification 4). */
export function defaultTitle(podcastName: string | null | undefined, now: Date): string {
  const date = ` ${dateText(now, 'figures')}`
  return (podcastName?.trim() || 'Questionnaire').slice(0, longestTitle - date.length) + date
}
