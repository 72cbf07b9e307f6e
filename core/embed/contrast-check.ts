import { contrast } from '../show/accent.ts'
import { bad, type Finding, good } from './finding.ts'

/** Computed text and background colours, such as `rgb(59, 76, 202)`. */
export interface PaintedText {
  /** What it is, as in "the text of the button". */
  what: string
  colour: string
  ground: string
  /** The custom property that sets the text's colour. */
  property: string
}

/** WCAG 2.2 AA for running text. */
const least = 4.5

/** The parts of a widget with too little contrast in the page's colours. */
export function checkContrast(painted: PaintedText[]): Finding[] {
  const known = painted.flatMap((each) => {
    const [colour, ground] = [hex(each.colour), hex(each.ground)]
    return colour && ground ? [{ ...each, ground, ratio: contrast(colour, ground) }] : []
  })
  const faint = known.filter(({ ratio }) => ratio < least)
  if (faint.length === 0 && known.length > 0) {
    const lowest = Math.min(...known.map(({ ratio }) => ratio))
    return [good('contrast', 'Contrast', `${shown(lowest)} to 1 or more`)]
  }
  return faint.map(({ what, property, ground, ratio }) =>
    bad(
      'contrast',
      'Contrast',
      `${what} has a contrast of ${shown(ratio)}:1 against ${ground}. It needs at least ${least}:1.`,
      `${property}: ${contrast(ground, '#000000') > contrast(ground, '#ffffff') ? '#000000' : '#ffffff'}`,
    ),
  )
}

// Rounded down: 4.499 is not 4.5
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** A computed colour as #rrggbb; undefined if it is translucent, because then the contrast is unknown. */
function hex(colour: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour
  const numbers =
    /^(rgba?|color)\((?:srgb )?([\d.e-]+)[, ]+([\d.e-]+)[, ]+([\d.e-]+)(?:[,/ ]+([\d.e-]+))?\)$/i.exec(colour)
  if (!numbers || Number(numbers[5] ?? 1) < 1) return undefined
  const scale = numbers[1] === 'color' ? 255 : 1
  return `#${numbers
    .slice(2, 5)
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(Number(channel) * scale)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
