import { readClock } from '../transcripts/read/clock.ts'
import type { Chapter } from './recap.ts'

/** Why a chapter file can't be read, in one sentence. */
export class ChaptersError extends Error {
  override name = 'ChaptersError'
}

/** Chapters from Podcasting 2.0 JSON, or from lines such as `12:40 Title`. @throws ChaptersError */
export function readChapters(text: string): Chapter[] {
  const plain = text.replace(/^\ufeff/, '').trim()
  return plain.startsWith('{') ? fromJson(plain) : fromLines(plain.split(/\r?\n/))
}

const fromLines = (lines: string[]): Chapter[] =>
  lines.flatMap((line, place) => {
    const words = line.trim()
    if (words === '') return []
    const [time = ''] = words.split(/\s/, 1)
    const start = readClock(time)
    if (start === null)
      throw new ChaptersError(`Line ${place + 1} doesn't begin with a time such as 1:02:03.`)
    return { start, title: words.slice(time.length).trim() }
  })

/** https://github.com/Podcastindex-org/podcast-namespace, "JSON Chapters" 1.2.0 */
function fromJson(text: string): Chapter[] {
  const { chapters } = parsed(text) as { chapters?: unknown }
  if (!Array.isArray(chapters)) throw new ChaptersError('The JSON has no list called “chapters”.')
  return chapters.map((chapter: { startTime?: unknown; title?: unknown } | null, place) => {
    const { startTime, title } = chapter ?? {}
    if (typeof startTime !== 'number' || typeof title !== 'string')
      throw new ChaptersError(`Chapter ${place + 1} needs a startTime in seconds and a title.`)
    return { start: startTime, title }
  })
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object
  } catch {
    throw new ChaptersError("The file looks like JSON but isn't valid JSON.")
  }
}
