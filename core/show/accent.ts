/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21. Text needs 4.5, large text and shapes need 3.
 * @param one, other as #rrggbb
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on a colour: never less than 4.58. */
export const readableOn = (colour: string): string =>
  contrast(colour, '#000000') > contrast(colour, '#ffffff') ? '#000000' : '#ffffff'

/** What text needs (WCAG 2.2, AA). */
const textContrast = 4.5
const shades = 50

/**
 * The nearest shade of a colour that text can have on all of these backgrounds: darker on light ones, lighter on
 * dark ones.
 * @param colour, backgrounds as #rrggbb; the backgrounds are all light or all dark
 */
export function readableShade(colour: string, backgrounds: readonly string[]): string {
  const end = readableOn(backgrounds[0]!)
  for (let step = 0; step < shades; step += 1) {
    const shade = mixed(colour, end, step / shades)
    if (backgrounds.every((background) => contrast(shade, background) >= textContrast)) return shade
  }
  return end
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** `share` of the other colour, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = channels(other)
  const parts = channels(colour).map((part, index) => Math.round(part + (others[index]! - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
