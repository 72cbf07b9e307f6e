import { storedPhotoFolder } from '../media/stored-photo.ts'
import * as z from 'zod'
import type { Features } from '../entitlements/features.ts'
import { dateFormats } from '../text/dates.ts'
import { readableOn } from './accent.ts'
import type { Show } from './show-settings.ts'

/** How a show's public pages and widgets look. */
export const Branding = z
  .object({
    podcastName: z.string(),
    logo: z.string().nullable().describe('Path of the logo, for shows with customBranding'),
    accent: z.string().nullable().describe('Colour as #rrggbb, for shows with customBranding'),
    accentText: z.string().nullable().describe('Readable text colour on the accent'),
    poweredBy: z.boolean().describe('Whether pages show “Powered by”'),
    dateFormat: z.enum(dateFormats).optional().describe('How dates are written in English'),
  })
  .meta({ id: 'Branding' })
export type Branding = z.infer<typeof Branding>

/**
 * The show's own logo and colour instead of the product's name, with customBranding. Logos on other sites
 * aren't loaded.
 */
export function brandingOf(
  show: Pick<Show, 'podcastName' | 'dateFormat'> & { showLogo?: string | null; accent?: string | null },
  features: Pick<Features, 'customBranding'>,
): Branding {
  const own = features.customBranding
  const accent = own ? (show.accent ?? null) : null
  return {
    podcastName: show.podcastName,
    logo: own && show.showLogo?.startsWith(storedPhotoFolder) ? show.showLogo : null,
    accent,
    accentText: accent && readableOn(accent),
    poweredBy: !own,
    dateFormat: show.dateFormat,
  }
}

/** The provider's contact; null if the instance has none. */
export const ProviderContact = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'ProviderContact' })
export type ProviderContact = z.infer<typeof ProviderContact>
