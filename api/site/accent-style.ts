import { readableShade } from '@cueroom/core/show/accent.ts'
import type { Branding } from '@cueroom/core/show/branding.ts'

/** What texts of the public pages are on: the page and its cards, by colour scheme. */
export const grounds = {
  light: { paper: '#fbfaf7', card: '#ffffff' },
  dark: { paper: '#12151f', card: '#1a1e2b' },
}

/**
 * The show's colour on a public page: `--accent` fills, `--accent-text` is on it, and `--accent-ink` is a shade of it
 * for text and lines on the page. Colours come out of the database as #rrggbb.
 */
export function accentStyle({ accent, accentText }: Branding): string {
  if (!accent) return ''
  const ink = (scheme: keyof typeof grounds) =>
    `--accent-ink:${readableShade(accent, Object.values(grounds[scheme]))}`
  const light = `:root{--accent:${accent};--accent-text:${accentText};${ink('light')}}`
  return `${light}@media (prefers-color-scheme:dark){:root{${ink('dark')}}}`
}
