import {
  type ExtractedFields,
  type ExtractionSource,
  tidyFields,
} from '@cueroom/core/guests/extract-guest.ts'
import { type ExtractedField, type Extraction, GuestChanges } from '@cueroom/core/guests/guest.ts'
import type { Db } from '../db/tenant.ts'
import type { Drafting, ModelCall, Reading } from '../drafting/provider.ts'
import { threads } from '../threads/threads.ts'
import type { Guest } from './guest.model.ts'
import { update } from './guest-changes.service.ts'
import { find, show } from './guests.service.ts'

/** What a guest's fields are read out of. */
export async function source(db: Db, id: number): Promise<ExtractionSource> {
  const { responses, asked, bio } = await find(db, id)
  return { responses, asked, bio }
}

/** Reads with the model where one is configured; when it fails, and without one, by rules. */
export async function read(
  drafting: Drafting,
  material: ExtractionSource,
  call: ModelCall,
): Promise<Reading> {
  const byRules = async (): Promise<Reading> => ({
    ...(await threads.run('extractGuest', material, call)),
    method: 'rules',
  })
  if (!drafting.extract) return byRules()
  return drafting.extract(material, call).catch((error: unknown) => {
    if (call.signal.aborted) throw error
    return byRules()
  })
}

const columns: Record<ExtractedField, (guest: Guest) => string | null> = {
  name: (guest) => guest.name,
  title: (guest) => guest.title,
  company: (guest) => guest.company,
  email: (guest) => guest.email,
  bio: (guest) => guest.bio,
  linkedin: (guest) => guest.linkedin,
  website: (guest) => guest.website,
}

/** Fills what is empty and proposes the rest: what the host typed is never overwritten. */
export async function apply(db: Db, id: number, reading: Reading): Promise<Extraction> {
  const guest = await find(db, id)
  const found = Object.entries(tidyFields(reading.fields)).filter(([field, text]) =>
    isAllowed(field as ExtractedField, text),
  ) as [ExtractedField, string][]
  const filled = found.filter(([field]) => !columns[field](guest))
  const proposals = found.flatMap(([field, proposed]) => {
    const current = columns[field](guest)
    return current && current !== proposed ? [{ field, current, proposed }] : []
  })
  if (filled.length > 0) await update(db, id, asChanges(Object.fromEntries(filled)))
  return {
    extractionInfo: { method: reading.method, confidence: reading.confidence },
    guest: await show(db, id),
    filled: filled.map(([field]) => field),
    proposals,
  }
}

function asChanges({ linkedin, website, ...fields }: ExtractedFields) {
  const socialLinks = { ...(linkedin && { linkedin }), ...(website && { website }) }
  return GuestChanges.parse({ ...fields, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) })
}

// A reading can be longer than a field, or no address at all: then it is left out
const isAllowed = (field: ExtractedField, text: string) =>
  GuestChanges.safeParse(
    field === 'linkedin' || field === 'website' ? { socialLinks: { [field]: text } } : { [field]: text },
  ).success
