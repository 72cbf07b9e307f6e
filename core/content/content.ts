import * as z from 'zod'
import { optionalText, RowId, Timestamp } from '../contract/shapes.ts'
import { ProviderName } from '../prompts/provider-name.ts'
import { contentTypes } from './content-labels.ts'
import { instructionsMax } from './instructions.ts'
import { SentenceSource } from './sentence-source.ts'
import { SourcePart } from './staleness.ts'

/** Maximum characters of a text. */
export const longestContent = 100_000

export const ContentType = z.enum(contentTypes)
export type ContentType = z.infer<typeof ContentType>

/** A text generated for a guest. Plain text with blank lines between paragraphs. */
export const GeneratedContent = z
  .object({
    id: RowId,
    guestId: RowId,
    contentType: ContentType,
    content: z.string(),
    wordCount: z.int(),
    characterCount: z.int(),
    provider: ProviderName,
    model: z.string().nullable().describe('The model that wrote it; null for the template drafter'),
    note: z.string().nullable().describe('Notes for the host, for example that the length is off'),
    sources: z
      .array(SentenceSource)
      .describe('Sources of each sentence; empty if unknown, for example after a manual edit'),
    stale: z
      .array(SourcePart)
      .describe('Inputs that changed since it was written; check them before you use it'),
    version: z.int(),
    edited: z
      .object({ by: z.enum(['host', 'guest']), at: Timestamp })
      .nullable()
      .describe('Who last changed the text, and when; null if it was never edited'),
    createdAt: Timestamp,
  })
  .meta({ id: 'GeneratedContent' })
export type GeneratedContent = z.infer<typeof GeneratedContent>

export const noteCheckDescription =
  'Whether the host has to check this text, because their note about the guest forbids something that the text may say, or names a private matter and may forbid it. A ban is recognised by its words, so show the note next to the text in any case. Edited or marked as checked since counts as checked'

/** Whether a guest has a text, and whether it is up to date. */
export const TextState = GeneratedContent.pick({
  id: true,
  guestId: true,
  contentType: true,
  stale: true,
  edited: true,
  createdAt: true,
})
  .extend({
    noteCheck: z.boolean().describe(noteCheckDescription),
    factCheck: z
      .enum(['proposed', 'approved', 'accepted', 'acceptedPart'])
      .nullable()
      .describe(
        "The guest's fact check of this introduction. proposed: a correction waits for the host, possibly of an earlier text. acceptedPart: the host accepted some of a correction. Null if there is none, and for other types",
      ),
  })
  .meta({ id: 'TextState' })
export type TextState = z.infer<typeof TextState>

export const GenerateContent = z
  .strictObject({
    guestId: RowId,
    type: ContentType,
    prompt: optionalText(instructionsMax).describe("The host's own instructions"),
    replaceEdited: z
      .boolean()
      .optional()
      .describe(
        'Also replace a text that was edited by hand or checked by its guest; otherwise the call is refused with 409 text_edited',
      ),
  })
  .meta({ id: 'GenerateContent' })
