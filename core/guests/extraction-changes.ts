import type { ExtractedFields } from './extract-guest.ts'
import { tidyFields } from './extract-guest.ts'
import { type ExtractedField, type Guest, GuestChanges } from './guest.ts'

type ExtractionTarget = Pick<Guest, Exclude<ExtractedField, 'linkedin' | 'website'> | 'socialLinks'>

const currentText = ({ socialLinks, ...guest }: ExtractionTarget, field: ExtractedField) =>
  field === 'linkedin' || field === 'website' ? socialLinks[field] : guest[field]

/** What a reading says about the fields of a guest, where it differs from what is there. */
export const extractionProposals = (guest: ExtractionTarget, reading: ExtractedFields) =>
  (Object.entries(tidyFields(reading)) as [ExtractedField, string][]).flatMap(([field, proposed]) => {
    const current = currentText(guest, field) || null
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

function asChanges({ linkedin, website, ...fields }: ExtractedFields) {
  const socialLinks = { ...(linkedin && { linkedin }), ...(website && { website }) }
  return { ...fields, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) }
}
