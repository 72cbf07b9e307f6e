import type { Sourced } from './sourced.ts'
import { joined } from './sourced.ts'

/** Lines as an editor writes them, one below the other; `{guest}` and the like are filled in. */
export const linesOf = (text: string): readonly string[] => text.trim().split(/(?<!\s)\s*\n\s*/u)

const place = /\{(\w+)\}/u

/** The line with its places filled in; it rests on what is filled in. */
export function filled(line: string, values: Readonly<Record<string, Sourced>>): Sourced {
  // A split by one group gives text and names by turns
  const pieces = line
    .split(place)
    .map((piece, index): Sourced => (index % 2 === 0 ? { text: piece, from: [] } : values[piece]!))
  const text = joined(pieces, '')
  // "T. J." and a show called "Whose Turn?" end the sentence as they are
  return { ...text, text: text.text.replace(/(?<![.?!])([.?!])\.(?!\.)/gu, '$1') }
}

const naming = /\{(guest|they|them|their)\}/u

/** Does the line name the guest, or speak of them? */
export const isOfGuest = (line: string) => naming.test(line)

/** The line's own words, with `gap` where it is filled in. */
export const wording = (line: string, gap: string) => line.replace(/\{\w+\}/gu, gap)
