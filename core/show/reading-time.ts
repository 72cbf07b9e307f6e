/** Words per minute of English read aloud at an easy pace (National Center for Voice and Speech: about 150). */
export const usualPace = 150
/** Plausible pace of reading aloud; anything else is a measuring error. */
export const slowestPace = 60
export const fastestPace = 300

/** Seconds to read a number of words aloud, at the host's own pace if known. */
export const readingTime = (words: number, pace: number = usualPace): number =>
  Math.round((words * 60) / pace)

/** Words per minute for a measured reading; null if implausible. */
export function measuredPace(words: number, seconds: number): number | null {
  const pace = Math.round((words * 60) / seconds)
  return pace >= slowestPace && pace <= fastestPace ? pace : null
}

/** "1:58" */
export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
