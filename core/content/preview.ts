import * as z from 'zod'
import { RowId } from '../contract/shapes.ts'
import { ShowSettingsChanges } from '../show/show-settings.ts'
import { GeneratedContent } from './content.ts'
import { previewGuestsMax } from './preview-guests.ts'

/** Settings to try; missing ones use the saved values. */
export const PreviewSettings = ShowSettingsChanges.pick({
  podcastName: true,
  podcastDescription: true,
  hosts: true,
  showMethodology: true,
  contentStyles: true,
  sponsorshipSettings: true,
})
  .extend({ guestIds: z.array(RowId).min(1).max(previewGuestsMax) })
  .meta({ id: 'PreviewSettings' })
export type PreviewSettings = z.input<typeof PreviewSettings>

/** A text written only for comparison; it isn't stored. */
export const PreviewText = GeneratedContent.pick({
  content: true,
  wordCount: true,
  characterCount: true,
  provider: true,
  model: true,
  note: true,
}).meta({ id: 'PreviewText' })
export type PreviewText = z.infer<typeof PreviewText>

/** A chunk of one of the texts while it is written. A rewritten text comes complete with the reply. */
export const PreviewChunk = z
  .object({
    guestId: RowId,
    version: z.enum(['today', 'changed']).describe('Whether it uses the saved settings or the ones to try'),
    text: z.string().describe('Part of this text written since the previous event'),
  })
  .meta({ id: 'PreviewChunk' })
export type PreviewChunk = z.infer<typeof PreviewChunk>

/** One guest's introductions with the saved settings and with the ones to try. */
export const Preview = z
  .object({ guestId: RowId, guestName: z.string(), today: PreviewText, changed: PreviewText })
  .meta({ id: 'Preview' })
export type Preview = z.infer<typeof Preview>
