import { chosen } from '../../drafting/host-words.ts'

type Line = (...values: string[]) => string

interface Memory {
  /** The same for the same key. */
  key: string
  /** How many times this text was written before. */
  take: number
  /** The show's texts of this kind, the latest first. */
  recent: readonly string[]
}

const gap = '\u0000'

/** The words of a line that are its own. */
const ownWords = (line: Line, count: number) =>
  line(...Array.from({ length: count }, () => gap))
    .split(gap)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))

/** The line that the show's recent texts used least, filled in; written again, another one. */
export function varied(lines: readonly Line[], values: string[], { key, take, recent }: Memory): string {
  const uses = lines.map((line) => {
    const own = ownWords(line, values.length)
    return recent.filter((text) => own.every((piece) => text.includes(piece))).length
  })
  const least = Math.min(...uses)
  const fresh = lines.filter((_, at) => uses[at] === least)
  return chosen(fresh, key, take)(...values)
}
