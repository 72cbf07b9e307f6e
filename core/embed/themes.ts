/** The looks that `theme="…"` knows, each in a few words; their colours are in widgets/themes/surface.css. */
export const themes = {
  light: 'White, with indigo buttons',
  dark: 'Ink, with pale indigo buttons',
  auto: "Light or dark, following the visitor's system",
  paper: 'Warm white, set in a serif',
  coral: 'White, with coral buttons and round corners',
  forest: 'Pale green, with dark green buttons',
  midnight: 'Deep blue, with sky blue buttons',
  graphite: 'Neutral dark grey, with square corners',
  contrast: 'Pure black on white',
} as const
export type Theme = keyof typeof themes
