import * as z from 'zod'
import { optionalText, RowId, Timestamp } from '../contract/shapes.ts'
import { contentTypes } from './content-labels.ts'
import { SentenceSource } from './sentence-source.ts'
import { SourcePart } from './staleness.ts'

export const ContentType = z.enum(contentTypes)
export type ContentType = z.infer<typeof ContentType>

/** Who wrote a text: a language model over the OpenAI protocol, or the embedded drafter by templates. */
export const ProviderName = z.enum(['openai', 'drafter'])
export type ProviderName = z.infer<typeof ProviderName>

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
    model: z.string().nullable().describe('The model that wrote it; null for the drafter'),
    note: z.string().nullable().describe('What the host should know, for example that the length was missed'),
    sources: z
      .array(SentenceSource)
      .describe('What each sentence rests on; empty where it is not known, as after an edit by hand'),
    stale: z
      .array(SourcePart)
      .describe('What it was written from and has changed since; see the new state before you use it'),
    version: z.int(),
    createdAt: Timestamp,
  })
  .meta({ id: 'GeneratedContent' })
export type GeneratedContent = z.infer<typeof GeneratedContent>

export const GenerateContent = z
  .strictObject({
    guestId: RowId,
    type: ContentType,
    prompt: optionalText(4_000).describe("The host's own instructions"),
  })
  .meta({ id: 'GenerateContent' })
