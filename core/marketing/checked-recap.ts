import { unsupportedIn } from '../content/unsupported-claims.ts'
import { namedLinks } from '../recaps/named-links.ts'
import {
  type Chapter,
  longestChapterTitle,
  longestQuote,
  longestSummarySentence,
  maxQuotes,
  type RecapDraft,
} from '../recaps/recap.ts'
import type { RecapPiece } from '../recaps/recap-pieces.ts'
import { verbatimIn } from '../recaps/verbatim.ts'

/** A model's recap of a piece, with line numbers instead of times. */
interface ModelRecap {
  summary: string[]
  quotes: string[]
  chapters: { line: number; title: string }[]
}

interface CheckedRecap {
  draft: RecapDraft
  /** The dropped parts, as feedback for the model. */
  dropped: string[]
}

/** Maximum sentences of a model's summary of a piece. */
const maxSentences = 8

const shortened = (text: string) => `“${text.slice(0, 80)}”`

/**
 * Keeps the parts of a model's answer that are in the transcript, and lists the dropped ones. Links come from
 * the transcript, not from the answer.
 */
export function checkedRecap(answer: ModelRecap, { first, cues }: RecapPiece): CheckedRecap {
  const verbatim = verbatimIn(cues)
  const dropped: string[] = []
  const quotes = answer.quotes.slice(0, maxQuotes).flatMap((text) => {
    const line = text.length > longestQuote ? null : verbatim.lineOf(text)
    if (line === null) dropped.push(`${shortened(text)} isn't a verbatim quote from the transcript.`)
    return line === null
      ? []
      : [{ text, line: line + first, speaker: cues[line]!.speaker, start: cues[line]!.start }]
  })
  const known = cues.map(({ speaker, text }) => `${speaker ?? ''} ${text}`)
  const summary = answer.summary.slice(0, maxSentences).filter((sentence) => {
    const unknown = unsupportedIn(sentence, known).flatMap((claim) => claim.unknown)
    if (unknown.length > 0) dropped.push(`The transcript doesn't contain ${unknown.slice(0, 5).join('; ')}.`)
    return unknown.length === 0 && sentence.length <= longestSummarySentence
  })
  const chapters = answer.chapters.flatMap(({ line, title }): Chapter[] => {
    const start = cues[line - first]?.start
    if (start === undefined) dropped.push(`There is no line ${line}.`)
    if (typeof start !== 'number' || title.trim() === '') return []
    return [{ start: Math.floor(start), title: title.trim().slice(0, longestChapterTitle).toWellFormed() }]
  })
  const links = namedLinks(cues).map((link) => ({ ...link, line: link.line + first }))
  return { draft: { summary, quotes, chapters, links }, dropped }
}
