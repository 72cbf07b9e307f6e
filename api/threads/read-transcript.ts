import { type ExtractedRecap, extractRecap } from '@cueroom/core/recaps/extract-recap.ts'
import { type ReadTranscript, readTranscript } from '@cueroom/core/transcripts/read/read-transcript.ts'
import { TranscriptError } from '@cueroom/core/transcripts/read/transcript-error.ts'
import type { ReceivedTranscript } from '@cueroom/core/transcripts/transcripts.contract.ts'

/** A transcript, and what was said in it. */
export interface SpokenTranscript extends ReadTranscript {
  recap: ExtractedRecap
}

/** The transcript with its recap by rules, or why it can't be read: errors lose their class between threads. */
export function readSentTranscript({
  text,
  format,
}: ReceivedTranscript): SpokenTranscript | { fault: string } {
  try {
    const read = readTranscript(text, format)
    return { ...read, recap: extractRecap(read.cues) }
  } catch (error) {
    if (error instanceof TranscriptError) return { fault: error.message }
    throw error
  }
}
