import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, IdParams, requiredLine, RowId, Timestamp, fileText } from '../contract/shapes.ts'
import { latestSecond, longestSpeaker, transcriptBytes, transcriptFormats } from './transcript-limits.ts'
import { transcripts as calls } from './transcripts.calls.ts'

const seconds = z.number().min(0).max(latestSecond)
const TranscriptFormatName = z.enum(transcriptFormats)

/** One line of a transcript. */
const TranscriptCue = z
  .object({
    start: seconds.nullable().describe('Seconds from the start of the recording; null without times'),
    end: seconds.nullable(),
    speaker: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'TranscriptCue' })

/** What was said in an episode. */
export const Transcript = z
  .object({
    episodeId: RowId,
    format: TranscriptFormatName.describe('Format it was read from'),
    cues: z.array(TranscriptCue).describe('Its lines in order'),
    speakers: z.array(z.string()).describe('In the order they first speak'),
    words: z.int(),
    seconds: seconds.nullable().describe('Length according to its times; null without times'),
    version: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Transcript' })
export type Transcript = z.output<typeof Transcript>

const NewTranscript = z
  .strictObject({
    text: fileText(transcriptBytes).describe(
      'Plain text with or without speakers and times, WebVTT, SubRip, or JSON of Podcasting 2.0; at most 5 MB',
    ),
    format: TranscriptFormatName.nullish().describe('Detected from the text if missing'),
  })
  .meta({ id: 'NewTranscript' })
export type ReceivedTranscript = z.output<typeof NewTranscript>

export const SpeakerName = z
  .strictObject({
    speaker: requiredLine(longestSpeaker, 'Speaker is required').describe(
      'The current name in the transcript',
    ),
    name: requiredLine(longestSpeaker, 'Name is required').describe(
      "The new name; using another speaker's name merges the two",
    ),
  })
  .meta({ id: 'SpeakerName' })
export type SpeakerName = z.output<typeof SpeakerName>

/** Lines that one search finds. */
export const maxFound = 100

/** A line that a search found. */
export const FoundLine = z
  .object({
    episodeId: RowId,
    title: z.string().describe('Title of the episode'),
    line: z.int().describe('Line number in the transcript, starting at 0'),
    start: seconds.nullable(),
    speaker: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'FoundLine' })
export type FoundLine = z.output<typeof FoundLine>

export const TranscriptsQuery = z.strictObject({
  search: requiredLine(200, 'Search is required').describe('Exact words, ignoring case'),
})
export type TranscriptsQuery = z.output<typeof TranscriptsQuery>

export const transcripts = withSchemas(calls, {
  get: { params: IdParams, reply: Transcript.nullable() },
  save: { params: IdParams, body: NewTranscript, reply: Transcript },
  renameSpeaker: { params: IdParams, body: SpeakerName, reply: Transcript },
  remove: { params: IdParams, reply: Done },
  search: {
    query: TranscriptsQuery,
    reply: z
      .object({
        lines: z.array(FoundLine).max(maxFound),
        isCut: z.boolean().describe('Whether more lines match than the reply contains'),
      })
      .meta({ id: 'FoundLines' }),
  },
})
