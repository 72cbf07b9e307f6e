import type { ExtractedFields } from './extract-guest.ts'
import { tidyFields } from './extract-guest.ts'
import { asChanges, fieldText } from './guest-fields.ts'
import { type ExtractedField, type Guest, GuestChanges } from './guest.ts'

type ExtractionTarget = Pick<Guest, Exclude<ExtractedField, 'linkedin' | 'website'> | 'socialLinks'>

/** The extracted values that differ from a guest's current fields. */
export const extractionProposals = (guest: ExtractionTarget, reading: ExtractedFields) =>
  (Object.entries(tidyFields(reading)) as [ExtractedField, string][]).flatMap(([field, proposed]) => {
    const current = fieldText(guest, field) || null
    // Values that are too long or not valid addresses are skipped
    const fits = GuestChanges.safeParse(asChanges({ [field]: proposed })).success
    return fits && current !== proposed ? [{ field, current, proposed }] : []
  })

/** Changes that fill the empty fields of a guest. */
export function fillingChanges(guest: ExtractionTarget, reading: ExtractedFields) {
  const empty = extractionProposals(guest, reading).filter(({ current }) => current === null)
  const fields = Object.fromEntries(empty.map(({ field, proposed }) => [field, proposed]))
  return empty.length > 0 ? GuestChanges.parse(asChanges(fields)) : undefined
}
