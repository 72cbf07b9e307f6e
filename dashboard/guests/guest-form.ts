import { type Guest, type GuestChanges, NewGuest } from '@cueroom/core/guests/guest.ts'
import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import { changedFields } from '../ui/form-changes.ts'

/** A guest's fields as form values, never null. */
export type GuestForm = {
  name: string
  title: string
  company: string
  email: string
  phone: string
  bio: string
  expertise: string[]
  social: string
  linkedinUrl: string
  websiteUrl: string
}

export const emptyForm: GuestForm = {
  name: '',
  title: '',
  company: '',
  email: '',
  phone: '',
  bio: '',
  expertise: [],
  social: '',
  linkedinUrl: '',
  websiteUrl: '',
}

export const fieldLabels: Record<keyof GuestForm, string> = {
  name: 'Name',
  title: 'Title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  bio: 'Bio',
  expertise: 'Expertise',
  social: 'Social',
  linkedinUrl: 'LinkedIn URL',
  websiteUrl: 'Website URL',
}

export const asForm = (guest: Guest): GuestForm => ({
  name: guest.name,
  title: guest.title ?? '',
  company: guest.company ?? '',
  email: guest.email ?? '',
  phone: guest.phone ?? '',
  bio: guest.bio ?? '',
  expertise: guest.expertise,
  social: guest.social ?? '',
  linkedinUrl: guest.socialLinks.linkedin ?? '',
  websiteUrl: guest.socialLinks.website ?? '',
})

/** The fields in the API's shape. */
export function fromForm<F extends Partial<GuestForm>>({ linkedinUrl, websiteUrl, ...fields }: F) {
  const socialLinks = {
    ...(linkedinUrl !== undefined && { linkedin: linkedinUrl }),
    ...(websiteUrl !== undefined && { website: websiteUrl }),
  }
  return { ...fields, ...(Object.keys(socialLinks).length > 0 && { socialLinks }) }
}

/** Only the changed fields. */
export const changesBetween = (before: GuestForm, after: GuestForm): GuestChanges =>
  fromForm(changedFields(before, after))

type FormErrors = Record<string, ReactNode>

const resolve = schemaResolver(NewGuest, { sync: true })

/** Maps validation problems to form fields. */
const fieldOf: Record<string, string> = {
  'socialLinks.linkedin': 'linkedinUrl',
  'socialLinks.website': 'websiteUrl',
}

export function validateForm(form: GuestForm): FormErrors {
  const problems = Object.entries(resolve(fromForm(form)))
  return Object.fromEntries(problems.map(([path, message]) => [fieldOf[path] ?? path.split('.')[0], message]))
}
