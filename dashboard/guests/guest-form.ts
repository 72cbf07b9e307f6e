import {
  asChanges,
  fieldText,
  type GuestField,
  guestFields,
  guestLabels,
} from '@cueroom/core/guests/guest-fields.ts'
import { type Guest, type GuestChanges, NewGuest } from '@cueroom/core/guests/guest.ts'
import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import { changedFields } from '../ui/form-changes.ts'

/** A guest's fields as form values, never null. */
export type GuestForm = Record<Exclude<GuestField, 'expertise'>, string> & { expertise: string[] }

const { fromEntries } = Object
const formOf = (textOf: (field: GuestField) => string | null, expertise: string[]) =>
  ({ ...fromEntries(guestFields.map((field) => [field, textOf(field) ?? ''])), expertise }) as GuestForm

export const emptyForm = formOf(() => null, [])
export const asForm = (guest: Guest) => formOf((field) => fieldText(guest, field), guest.expertise)

export const fieldLabels: Record<GuestField, string> = {
  ...guestLabels,
  linkedin: 'LinkedIn URL',
  website: 'Website URL',
}

/** Only the changed fields. */
export const changesBetween = (before: GuestForm, after: GuestForm): GuestChanges =>
  asChanges(changedFields(before, after))

type FormErrors = Record<string, ReactNode>

const resolve = schemaResolver(NewGuest, { sync: true })

/**
 * Problems by the field of the form, which has the addresses under their own names. What an import left in a field
 * that isn't changed is not sent, and no problem.
 */
export function validateForm(form: GuestForm, before: GuestForm): FormErrors {
  const problems = Object.entries(resolve(asChanges(form))).map(
    ([path, message]) => [path.replace('socialLinks.', '').split('.')[0] as GuestField, message] as const,
  )
  return Object.fromEntries(
    problems.filter(([field]) => form[field].length === 0 || form[field] !== before[field]),
  )
}
