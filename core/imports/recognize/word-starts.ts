import { normalize } from './normalize.ts'

/** Words or beginnings of words, with commas between them, as headers are compared. */
export const listOfWords = (words: string) =>
  words
    .split(',')
    .map((word) => normalize(word))
    .filter(Boolean)

/** Written without spaces, or with an article as part of the word. */
const unspacedPattern = /[\u0590-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/

/** Whether a word of a normalized header begins so. */
export const hasStart = (text: string, starts: string[]) =>
  starts.some((start) =>
    unspacedPattern.test(start) ? text.includes(start) : ` ${text}`.includes(` ${start}`),
  )
