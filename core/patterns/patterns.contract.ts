import * as z from 'zod'
import { PreviewChunk, PreviewText } from '../content/preview.ts'
import { withSchemas } from '../contract/endpoint.ts'
import { Deletion, IdParams, RowId } from '../contract/shapes.ts'
import { NewPattern, Pattern, PatternChanges } from './pattern.ts'
import { patterns as calls } from './patterns.calls.ts'

/** A guest's text without a pattern and with it, and the prompts for both. */
export const PatternPreview = z
  .object({
    guestName: z.string(),
    today: PreviewText.describe('Without the pattern'),
    changed: PreviewText.describe('With the pattern'),
    prompts: z
      .object({ today: z.string(), changed: z.string() })
      .describe('The prompt for a language model in each case'),
  })
  .meta({ id: 'PatternPreview' })
export type PatternPreview = z.output<typeof PatternPreview>

const Order = z.array(RowId).min(1).max(1_000).describe('The ids of all training patterns, in order')

export const patterns = withSchemas(calls, {
  list: { reply: z.array(Pattern) },
  create: { body: NewPattern, reply: Pattern },
  update: { params: IdParams, body: PatternChanges, reply: Pattern },
  reorder: { body: z.strictObject({ ids: Order }), reply: z.array(Pattern) },
  remove: { params: IdParams, reply: Deletion },
  preview: {
    body: z.strictObject({
      guestId: RowId,
      pattern: NewPattern.describe('The pattern to try'),
      id: RowId.optional().describe('Id of the saved pattern that it replaces'),
    }),
    reply: PatternPreview,
    event: PreviewChunk,
  },
})
