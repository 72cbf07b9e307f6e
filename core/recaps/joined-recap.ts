import { type Chapter, maxLinks, maxQuotes, maxSummarySentences, type RecapDraft } from './recap.ts'

/** Seconds between two chapters, at least. */
const shortestChapter = 60

/** Takes as many entries as fit, equally from each list. */
function evenly<Row>(lists: Row[][], most: number): Row[] {
  const each = Math.max(1, Math.floor(most / lists.length))
  return lists.flatMap((rows) => rows.slice(0, each)).slice(0, most)
}

/** Chapters in order and with a minimum distance; the first one starts the recording. */
function ordered(chapters: Chapter[]): Chapter[] {
  const kept: Chapter[] = []
  for (const chapter of chapters.toSorted((one, other) => one.start - other.start)) {
    const last = kept.at(-1)
    if (!last) kept.push({ ...chapter, start: 0 })
    else if (chapter.start - last.start >= shortestChapter) kept.push(chapter)
  }
  return kept
}

/** Joins the recaps of the pieces, in order. */
export function joinedRecap(pieces: RecapDraft[]): RecapDraft {
  const links = new Map(pieces.flatMap((piece) => piece.links).map((link) => [link.href.toLowerCase(), link]))
  return {
    summary: evenly(
      pieces.map(({ summary }) => summary),
      maxSummarySentences,
    ),
    quotes: evenly(
      pieces.map(({ quotes }) => quotes),
      maxQuotes,
    ),
    chapters: ordered(pieces.flatMap(({ chapters }) => chapters)),
    links: [...links.values()].slice(0, maxLinks),
  }
}
