import type { ExtractedFields } from './extract-guest.ts'
import { tidyFields } from './extract-guest.ts'
import { type ExtractedField, type Guest, GuestChanges } from './guest.ts'

type ExtractionTarget = Pick<Guest, Exclude<ExtractedField, 'linkedin' | 'website'> | 'socialLinks'>

const currentText = ({ socialLinks, ...guest }: ExtractionTarget, field: ExtractedField) =>
  field === 'linkedin' || field === 'website' ? socialLinks[field] : guest[field]

/** What smart extract may do with a reading: fill empty fields, and propose changes to what the host typed. */
export function extractionChanges(guest: ExtractionTarget, reading: ExtractedFields) {
  const found = Object.entries(tidyFields(reading)).filter(
    ([field, text]) =>
      // A reading can be longer than a field, or no address at all: then it is left out
      GuestChanges.safeParse(asChanges({ [field]: text })).success,
  ) as [ExtractedField, string][]
  const filled = found.filter(([field]) => !currentText(guest, field))
  return {
    changes: GuestChanges.parse(asChanges(Object.fromEntries(filled))),
    filled: filled.map(([field]) => field),
    proposals: found.flatMap(([field, proposed]) => {
      const current = currentText(guest, field)
      return current && current !== proposed ? [{ field, current, proposed }] : []
    }),
  }
}

function asChanges({ linkedin, website, ...fields }: ExtractedFields) {
  const socialLinks = { ...(linkedin && { linkedin }), ...(website && { website }) }
  return { ...fields, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) }
}
