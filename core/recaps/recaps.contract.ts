import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { IdParams, requiredLine, RowId, Timestamp } from '../contract/shapes.ts'
import { ProviderName } from '../prompts/provider-name.ts'
import { latestSecond } from '../transcripts/transcript-limits.ts'
import { chapterFormats } from './chapters-file.ts'
import { longestChapterTitle, maxChapters } from './recap.ts'
import { recaps as calls } from './recaps.calls.ts'

const seconds = z.number().min(0)
const line = z.int().min(0).describe('Line number in the transcript, starting at 0')

const RecapQuote = z
  .object({ text: z.string(), line, speaker: z.string().nullable(), start: seconds.nullable() })
  .meta({ id: 'RecapQuote' })

const RecapChapter = z
  .object({ start: seconds.describe('Seconds from the start of the recording'), title: z.string() })
  .meta({ id: 'RecapChapter' })

/** The recap of an episode. */
export const Recap = z
  .object({
    episodeId: RowId,
    summary: z.array(z.string()).describe('Sentences'),
    quotes: z.array(RecapQuote).describe('Word for word from the transcript'),
    chapters: z.array(RecapChapter).describe('In order; empty if the transcript has no times'),
    foundChapters: z
      .array(RecapChapter)
      .describe('The chapters found in the transcript; saving them unchanged follows the transcript again'),
    areChaptersEdited: z
      .boolean()
      .describe('Whether chapters were edited; edited chapters are kept when the transcript is replaced'),
    seconds: seconds.nullable().describe('Length of the talk; null without times'),
    links: z.array(z.object({ href: z.string(), line })).describe('Web addresses mentioned in the talk'),
    provider: ProviderName,
    model: z.string().nullable(),
    note: z.string().nullable().describe('Notes for the host'),
    version: z.int(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'Recap' })
export type Recap = z.output<typeof Recap>

/** The chapters of an episode, in their order. */
const NewChapters = z
  .strictObject({
    chapters: z
      .array(
        z.strictObject({
          start: z.number().min(0).max(latestSecond),
          title: requiredLine(longestChapterTitle, 'Every chapter needs a title'),
        }),
      )
      .max(maxChapters, `An episode has at most ${maxChapters} chapters`)
      .describe('The first starts at 0, and each of the others at least 10 seconds after the previous one'),
  })
  .meta({ id: 'NewChapters' })
export type ReceivedChapters = z.output<typeof NewChapters>['chapters']

const ChaptersQuery = z.strictObject({ format: z.enum(chapterFormats).default('json') })

export const recaps = withSchemas(calls, {
  get: { params: IdParams, reply: Recap.nullable() },
  write: { params: IdParams, reply: Recap },
  saveChapters: { params: IdParams, body: NewChapters, reply: Recap },
  chapters: { params: IdParams, query: ChaptersQuery },
})
