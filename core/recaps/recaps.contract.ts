import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { IdParams, RowId, Timestamp } from '../contract/shapes.ts'
import { ProviderName } from '../prompts/provider-name.ts'
import { recaps as calls } from './recaps.calls.ts'

const seconds = z.number().min(0)
const line = z.int().min(0).describe('Place among the lines of the transcript, from 0')

export const RecapQuote = z
  .object({ text: z.string(), line, speaker: z.string().nullable(), start: seconds.nullable() })
  .meta({ id: 'RecapQuote' })

export const RecapChapter = z
  .object({ start: seconds.describe('Seconds from the start of the recording'), title: z.string() })
  .meta({ id: 'RecapChapter' })

/** What was said in an episode, in short. */
export const Recap = z
  .object({
    episodeId: RowId,
    summary: z.array(z.string()).describe('Sentences'),
    quotes: z.array(RecapQuote).describe('Word for word from the transcript'),
    chapters: z.array(RecapChapter).describe('In their order; none without times'),
    links: z.array(z.object({ href: z.string(), line })).describe('Web addresses that were named'),
    provider: ProviderName,
    model: z.string().nullable(),
    note: z.string().nullable().describe('Notes for the host'),
    version: z.int(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'Recap' })
export type Recap = z.output<typeof Recap>

export const recaps = withSchemas(calls, {
  get: { params: IdParams, reply: Recap.nullable() },
  write: { params: IdParams, reply: Recap },
})
