/** Words a minute of English read aloud at an easy pace (National Center for Voice and Speech: about 150). */
export const usualPace = 150
/** What a person who reads aloud can do; everything else is a stopwatch that ran on. */
export const slowestPace = 60
export const fastestPace = 300

/** Whole seconds that so many words take when they are read aloud, at the host's own pace where it is known. */
export const readingTime = (words: number, pace: number = usualPace): number =>
  Math.round((words * 60) / pace)

/** Words a minute of somebody who read so many in these seconds; null when nobody reads aloud like that. */
export function measuredPace(words: number, seconds: number): number | null {
  const pace = Math.round((words * 60) / seconds)
  return pace >= slowestPace && pace <= fastestPace ? pace : null
}

/** "1:58" */
export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
