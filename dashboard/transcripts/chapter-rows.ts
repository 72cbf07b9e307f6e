import { readClock } from '@cueroom/core/transcripts/read/clock.ts'
import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'

/** A chapter's form values. */
export interface ChapterRow {
  key: number
  time: string
  title: string
}

type Chapters = Recap['chapters']

export const rowsOf = (chapters: Chapters): ChapterRow[] =>
  chapters.map(({ start, title }, key) => ({ key, time: clockTime(start), title }))

/** The chapters that were typed, in the order of their times; or why they can't be read. */
export function chaptersOf(rows: readonly ChapterRow[]): { chapters: Chapters } | { problem: string } {
  const chapters: Chapters = []
  for (const { time, title } of rows) {
    const start = readClock(time.trim())
    if (start === null) return { problem: `“${time}” is not a time such as 1:02:03.` }
    if (!title.trim()) return { problem: `The chapter at ${clockTime(start)} has no title.` }
    chapters.push({ start, title: title.trim() })
  }
  return { chapters: chapters.toSorted((one, other) => one.start - other.start) }
}
