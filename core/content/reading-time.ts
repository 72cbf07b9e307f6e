/** Words a minute of English read aloud at an easy pace (National Center for Voice and Speech: about 150). */
export const wordsPerMinute = 150

/** Whole seconds that so many words take when they are read aloud. */
export const readingTime = (words: number): number => Math.round((words * 60) / wordsPerMinute)
