import type { ProviderContact } from '@cueroom/core/show/branding.ts'

/** Where a link to a contact leads: the page, else a mail, else a call. */
export function contactAddress({ url, email, phone }: ProviderContact): string | undefined {
  if (url) return url
  if (email) return `mailto:${email}`
  return phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined
}
