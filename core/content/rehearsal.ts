import * as z from 'zod'
import { RowId } from '../contract/shapes.ts'
import { ShowSettingsChanges } from '../show/show-settings.ts'
import { GeneratedContent } from './content.ts'
import { rehearsedGuestsMax } from './rehearsed-guests.ts'

/** Settings to try: those that are missing are taken as they are saved. */
export const RehearseSettings = ShowSettingsChanges.pick({
  podcastName: true,
  podcastDescription: true,
  hosts: true,
  showMethodology: true,
  contentStyles: true,
  sponsorshipSettings: true,
})
  .extend({ guestIds: z.array(RowId).min(1).max(rehearsedGuestsMax) })
  .meta({ id: 'RehearseSettings' })
export type RehearseSettings = z.input<typeof RehearseSettings>

/** A text that was written to be compared and is kept nowhere. */
export const RehearsedText = GeneratedContent.pick({
  content: true,
  wordCount: true,
  characterCount: true,
  provider: true,
  model: true,
  note: true,
}).meta({ id: 'RehearsedText' })
export type RehearsedText = z.infer<typeof RehearsedText>

/** A piece of one of the texts, as it is written. A text that is written again comes whole with the reply. */
export const RehearsedPiece = z
  .object({
    guestId: RowId,
    version: z.enum(['today', 'changed']).describe('With the saved settings or the ones to try'),
    text: z.string().describe('Part of this text written since the previous event'),
  })
  .meta({ id: 'RehearsedPiece' })
export type RehearsedPiece = z.infer<typeof RehearsedPiece>

/** The introduction of one guest by the saved settings and by the ones to try. */
export const Rehearsal = z
  .object({ guestId: RowId, guestName: z.string(), today: RehearsedText, changed: RehearsedText })
  .meta({ id: 'Rehearsal' })
export type Rehearsal = z.infer<typeof Rehearsal>
