import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { Deletion, guestIdsText, IdParams, requiredText, RowId, RowIdText } from '../contract/shapes.ts'
import { content as calls } from './content.calls.ts'
import { ContentType, GenerateContent, GeneratedContent, longestContent, TextState } from './content.ts'
import { textsInDocument } from './texts-in-document.ts'
import { TextVersion } from './text-version.ts'
import { Preview, PreviewChunk, PreviewSettings } from './preview.ts'

export const RecentQuery = z.strictObject({
  guestId: RowIdText.optional(),
  type: ContentType.optional(),
  ...pageQuery(50),
})
export type RecentQuery = z.output<typeof RecentQuery>

export const StatesQuery = z.strictObject({ guestIds: guestIdsText })
export type StatesQuery = z.output<typeof StatesQuery>

/** Ids of guests, by what their newest texts are. */
export const GuestsByTexts = z
  .object({
    introductions: z.array(RowId).describe('Guests who have an introduction'),
    questions: z.array(RowId).describe('Guests who have interview questions'),
    showNotes: z.array(RowId).describe('Guests who have show notes'),
    outOfDate: z.array(RowId).describe('Guests with a newest text whose inputs have changed'),
    noteCheck: z
      .array(RowId)
      .describe('Guests with a newest text that the host has to check because of their note about the guest'),
  })
  .meta({ id: 'GuestsByTexts' })
export type GuestsByTexts = z.infer<typeof GuestsByTexts>

export const content = withSchemas(calls, {
  recent: {
    query: RecentQuery,
    reply: z.array(GeneratedContent),
  },
  states: {
    query: StatesQuery,
    reply: z.object({ texts: z.array(TextState) }).meta({ id: 'TextStates' }),
  },
  guests: { reply: GuestsByTexts },
  versions: {
    params: IdParams,
    reply: z.object({ versions: z.array(TextVersion) }).meta({ id: 'TextVersions' }),
  },
  generate: {
    body: GenerateContent,
    reply: GeneratedContent,
    event: z.object({ text: z.string().describe('Text written since the previous event') }),
  },
  preview: { body: PreviewSettings, reply: z.array(Preview), event: PreviewChunk },
  update: {
    params: IdParams,
    body: z.strictObject({ content: requiredText(longestContent, 'The text is empty') }),
    reply: GeneratedContent,
  },
  deleteByGuestAndType: {
    params: z.strictObject({ guestId: RowIdText, type: ContentType }),
    reply: Deletion,
  },
  exportTexts: {
    body: z.strictObject({
      ids: z.array(RowId).min(1, 'No text is selected').max(textsInDocument).describe('Ids of the texts'),
    }),
  },
  exportWord: { body: z.strictObject({ guestId: RowId }) },
})
