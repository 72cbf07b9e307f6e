import { locale } from '../text/format.ts'

const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
/** Characters a title may have. */
export const longestTitle = 200

/** The title of a new questionnaire: the podcast's name and the day it is made, MM/DD/YYYY (specification 4). */
export function defaultTitle(podcastName: string | null | undefined, now: Date): string {
  const date = ` ${day.format(now)}`
  return (podcastName?.trim() || 'Questionnaire').slice(0, longestTitle - date.length) + date
}
