import type { ExtractedFields } from './extract-guest.ts'
import { tidyFields } from './extract-guest.ts'
import { asChanges, fieldText } from './guest-fields.ts'
import { type ExtractedField, type Guest, GuestChanges } from './guest.ts'

type ExtractionTarget = Pick<Guest, Exclude<ExtractedField, 'linkedin' | 'website'> | 'socialLinks'>

/** What a reading says about the fields of a guest, where it differs from what is there. */
export const extractionProposals = (guest: ExtractionTarget, reading: ExtractedFields) =>
  (Object.entries(tidyFields(reading)) as [ExtractedField, string][]).flatMap(([field, proposed]) => {
    const current = fieldText(guest, field) || null
    // A reading can be longer than a field, or no address at all: then it is left out
    const fits = GuestChanges.safeParse(asChanges({ [field]: proposed })).success
    return fits && current !== proposed ? [{ field, current, proposed }] : []
  })

/** Changes that fill the empty fields of a guest. */
export function fillingChanges(guest: ExtractionTarget, reading: ExtractedFields) {
  const empty = extractionProposals(guest, reading).filter(({ current }) => current === null)
  const fields = Object.fromEntries(empty.map(({ field, proposed }) => [field, proposed]))
  return empty.length > 0 ? GuestChanges.parse(asChanges(fields)) : undefined
}
