import type { RecapMaterial } from '../recaps/recap.ts'
import { quoted } from '../text/sentences.ts'
import { clockTime } from '../transcripts/cue.ts'
import type { Sourced } from './sourced.ts'

/** What was said in the episode, as sentences and points that rest on its transcript. */
export interface Said {
  summary: Sourced[]
  chapters: Sourced[]
  quotes: Sourced[]
  links: Sourced[]
}

const said = (text: string): Sourced => ({ text, from: [{ kind: 'transcript', key: 'recap' }] })

/** Quotes that show notes have room for. */
const maxQuotes = 4

export function saidIn({ summary, chapters, quotes, links }: RecapMaterial): Said {
  return {
    // The notes list the quotes themselves
    summary: summary.filter((sentence) => !quotes.some(({ text }) => sentence.includes(text))).map(said),
    chapters: chapters.map(({ start, title }) => said(`${clockTime(start)} ${title}`)),
    quotes: quotes.slice(0, maxQuotes).map(({ text, speaker, start }) => {
      const who = speaker === null ? '' : `${speaker}: `
      const when = start === null ? '' : ` (${clockTime(start)})`
      return said(`${who}${quoted([text])}${when}`)
    }),
    links: links.map(({ href }) => said(href)),
  }
}
