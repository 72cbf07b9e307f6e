import type { Guest } from './guest.ts'

/** The fields of a guest that people fill in, in the order of forms and files, and what they are called. */
export const guestLabels = {
  name: 'Name',
  pronunciation: 'Pronunciation',
  title: 'Title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  bio: 'Bio',
  expertise: 'Expertise',
  social: 'Social',
  linkedin: 'LinkedIn',
  website: 'Website',
} as const
export type GuestField = keyof typeof guestLabels
export const guestFields = Object.keys(guestLabels) as GuestField[]

/** Texts that a guest may have. */
export const guestTexts = ['pronunciation', 'title', 'company', 'email', 'phone', 'bio', 'social'] as const
export type GuestText = (typeof guestTexts)[number]
/** Addresses, under `socialLinks`. */
export const guestLinks = ['linkedin', 'website'] as const

/** Characters of a host's notes about a guest. */
export const maxNotes = 20_000

/** Fields that texts are written from: not how to reach the guest. */
export const draftedFields = guestFields.filter((field) => field !== 'email' && field !== 'phone')

type WithFields = Partial<Pick<Guest, 'name' | GuestText | 'expertise'>> & Pick<Guest, 'socialLinks'>

/** What a field holds; a list with commas. */
export function fieldText({ socialLinks, expertise, ...texts }: WithFields, field: GuestField) {
  if (field === 'linkedin' || field === 'website') return socialLinks[field]
  return (field === 'expertise' ? expertise?.join(', ') : texts[field]) ?? null
}

/** How to reach a guest and what about, under the labels of the fields. */
export const guestFacts = (guest: WithFields) =>
  (['email', 'phone', 'expertise', 'linkedin', 'website', 'social'] as const).map(
    (field): [label: string, text: string | null] => [guestLabels[field], fieldText(guest, field)],
  )

/** Fields by name in the shape of `GuestChanges`, which has the addresses under `socialLinks`. */
export function asChanges<F extends Partial<Record<(typeof guestLinks)[number], string | undefined>>>({
  linkedin,
  website,
  ...fields
}: F) {
  const socialLinks = {
    ...(linkedin !== undefined && { linkedin }),
    ...(website !== undefined && { website }),
  }
  return { ...fields, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) }
}
