import { clockTime } from '../transcripts/cue.ts'
import type { RecapMaterial } from './recap.ts'

/** A recap for a prompt, with readable times. */
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
