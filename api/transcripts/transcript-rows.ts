import { type Cue, lengthOf, speakersOf } from '@cueroom/core/transcripts/cue.ts'
import type { ReadTranscript } from '@cueroom/core/transcripts/read/read-transcript.ts'
import type { Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { wordCount } from '@cueroom/core/text/word-count.ts'

/** Start and end in seconds, and the place of the speaker among the speakers. */
type Place = [start: number | null, end: number | null, speaker: number | null]

/** A transcript as its table has it. */
export interface TranscriptRow extends Omit<Transcript, 'cues'> {
  /** The words, a line each. */
  text: string
  cues: Place[]
}

/** The lines of a row, or those of them that are asked for. */
export function cuesOf({ text, cues, speakers }: Pick<TranscriptRow, 'text' | 'cues' | 'speakers'>): Cue[] {
  const lines = text.split('\n')
  return cues.map(([start, end, speaker], place) => ({
    start,
    end,
    speaker: speaker === null ? null : speakers[speaker]!,
    text: lines[place]!,
  }))
}

export const shownTranscript = ({ text, cues, ...row }: TranscriptRow): Transcript => ({
  ...row,
  cues: cuesOf({ text, cues, speakers: row.speakers }),
})

/** What is stored of a transcript. */
export const columnsOf = ({ format, cues }: ReadTranscript) => ({
  format,
  ...spokenColumns(cues),
  seconds: lengthOf(cues),
})

/** What is stored of its lines. */
export function spokenColumns(cues: Cue[]) {
  const speakers = speakersOf(cues)
  const places = new Map(speakers.map((speaker, place) => [speaker, place]))
  const text = cues.map((cue) => cue.text).join('\n')
  const placed = cues.map(({ start, end, speaker }): Place => [start, end, places.get(speaker ?? '') ?? null])
  return {
    text,
    speakers: JSON.stringify(speakers),
    cues: JSON.stringify(placed),
    words: wordCount(text),
  }
}
