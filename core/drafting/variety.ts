import type { Sourced } from './sourced.ts'
import { pick } from './words.ts'

/** Chooses the wording that the show's recent texts used least; of several the same one for the same key. */
export type Choose = <T>(variants: readonly T[], key: string, wordingOf: (variant: T) => string) => T

/** How many of the show's texts count. */
export const textsRemembered = 10

/** In place of what a template fills in. */
const gap = '\u0000'
export const blank: Sourced = { text: gap, from: [] }

const comparable = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** The longest piece of a wording that is the template's own. */
function longestPiece(wording: string): string {
  const pieces = comparable(wording)
    .split(gap)
    .map((piece) => piece.trim())
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
}

/** `recent`: the show's texts, the latest first. */
export function chooser(recent: readonly string[] = []): Choose {
  const texts = recent.slice(0, textsRemembered).map(comparable)
  const counted = new Map<string, number>()
  const usesOf = (wording: string) => {
    const known = counted.get(wording)
    if (known !== undefined) return known
    const piece = longestPiece(wording)
    const uses = texts.filter((text) => text.includes(piece)).length
    counted.set(wording, uses)
    return uses
  }
  return (variants, key, wordingOf) => {
    if (texts.length === 0) return pick(variants, key)
    const uses = variants.map((variant) => usesOf(wordingOf(variant)))
    const least = Math.min(...uses)
    return pick(
      variants.filter((_, index) => uses[index] === least),
      key,
    )
  }
}

/** One of the lines about the guest. */
export const chooseLine = (choose: Choose, lines: readonly ((guest: Sourced) => Sourced)[], key: string) =>
  choose(lines, key, (line) => line(blank).text)
