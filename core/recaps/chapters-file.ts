import { chaptersType, textType } from '../contract/file.ts'
import { clockTime } from '../transcripts/cue.ts'
import type { Chapter } from './recap.ts'

export const chapterFormats = ['json', 'txt'] as const
export type ChapterFormat = (typeof chapterFormats)[number]

/** As the Podcasting 2.0 namespace names them, and text for the description of an episode. */
const types: Record<ChapterFormat, string> = { json: chaptersType, txt: textType }

/** https://github.com/Podcastindex-org/podcast-namespace, "JSON Chapters" 1.2.0 */
const asJson = (chapters: readonly Chapter[], title: string) =>
  `${JSON.stringify(
    {
      version: '1.2.0',
      title,
      chapters: chapters.map(({ start, title: of }) => ({ startTime: start, title: of })),
    },
    null,
    2,
  )}\n`

/** One line per chapter; all times have the format of the last one, as hosting platforms expect. */
function asText(chapters: readonly Chapter[]): string {
  const width = Math.max(5, clockTime(chapters.at(-1)?.start ?? 0).length)
  const timeOf = (start: number) => new Date(start * 1000).toISOString().slice(11, 19).slice(-width)
  return chapters.map(({ start, title }) => `${timeOf(start)} ${title}\n`).join('')
}

/** The chapters of an episode as a file. */
export const chaptersFile = (
  chapters: readonly Chapter[],
  { format, title }: { format: ChapterFormat; title: string },
) => ({
  type: types[format],
  text: format === 'json' ? asJson(chapters, title) : asText(chapters),
})
