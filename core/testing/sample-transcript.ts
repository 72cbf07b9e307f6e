import { lengthOf, speakersOf } from '../transcripts/cue.ts'
import type { Transcript } from '../transcripts/transcripts.contract.ts'
import { wordCount } from '../text/word-count.ts'

type Line = [start: number | null, speaker: string | null, text: string]

/** A transcript of lines; each lasts until the next one, and the last one 2.5 seconds. */
export function transcriptOf(lines: Line[], given: Partial<Transcript> = {}): Transcript {
  const cues = lines.map(([start, speaker, text], place) => ({
    start,
    end: start === null ? null : (lines[place + 1]?.[0] ?? start + 2.5),
    speaker,
    text,
  }))
  return {
    episodeId: 1,
    format: 'vtt',
    cues,
    speakers: speakersOf(cues),
    words: cues.reduce((all, { text }) => all + wordCount(text), 0),
    seconds: lengthOf(cues),
    version: 1,
    createdAt: '2026-11-20T09:00:00Z',
    updatedAt: '2026-11-20T09:00:00Z',
    ...given,
  }
}
