import { clockTime } from '../transcripts/cue.ts'
import type { Chapter } from './recap.ts'

/** Minimum seconds between chapters: hosting platforms reject shorter ones. */
export const shortestChapter = 10

/** Chapters that start after the end of the talk, because a shorter transcript replaced the original. */
export const chaptersAfterEnd = (chapters: readonly Chapter[], seconds: number | null): Chapter[] =>
  seconds === null ? [] : chapters.filter(({ start }) => start > seconds)

/** Why hosting platforms would reject these chapters, in one sentence; null if they accept them. */
export function chaptersFault(chapters: readonly Chapter[], seconds: number | null): string | null {
  const [first] = chapters
  if (!first) return null
  if (first.start !== 0) return 'The first chapter must start at 0:00.'
  for (const [place, { start, title }] of chapters.entries()) {
    const before = chapters[place - 1]
    if (before && start - before.start < shortestChapter)
      return `“${title.slice(0, 60)}” starts at ${clockTime(start)}. Chapters must start at least ${shortestChapter} seconds after the previous one.`
  }
  const last = chapters.at(-1)!
  return seconds !== null && last.start > seconds
    ? `“${last.title.slice(0, 60)}” starts at ${clockTime(last.start)}, after the end at ${clockTime(seconds)}.`
    : null
}
