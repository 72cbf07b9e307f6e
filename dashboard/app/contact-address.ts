import type { ProviderContact } from '@cueroom/core/show/branding.ts'

/** The target of a contact link: web page, else email, else phone. */
export function contactAddress({ url, email, phone }: ProviderContact): string | undefined {
  if (url) return url
  if (email) return `mailto:${email}`
  return phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined
}
