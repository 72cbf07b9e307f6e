import { clockTime } from '../transcripts/cue.ts'
import type { RecapMaterial } from './recap.ts'

/** A recap as a model reads it, with times as people write them. */
export const recapData = ({ episode, summary, chapters, quotes, links }: RecapMaterial) => ({
  episode,
  summary,
  chapters: chapters.map(({ start, title }) => ({ time: clockTime(start), title })),
  quotes: quotes.map(({ text, speaker, start }) => ({
    time: start === null ? null : clockTime(start),
    speaker,
    text,
  })),
  links: links.map(({ href }) => href),
})
