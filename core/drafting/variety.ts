import { oncePerText } from '../text/once-per-text.ts'
import { wording } from './lines.ts'
import { pick } from './words.ts'

/** Chooses the wording that the show's recent texts used least; of several the same one for the same key. */
export interface Choose {
  /**
   * The line used least of all; of those used as often, one of the first list that has any. Lines in `without` are
   * taken only when there is nothing else.
   */
  line(lists: readonly (readonly string[])[], key: string, without?: ReadonlySet<string>): string
  /** A line that fewer than `most` of the recent texts used; null when there is none, so that nothing is said. */
  fresh(lines: readonly string[], key: string, most?: number): string | null
  /** A number below `count`, another one from text to text. */
  turn(count: number, key: string): number
}

/** How many of the show's texts count. */
export const textsRemembered = 30

/** Texts that may say a line before `fresh` leaves it out. */
const maxUses = 3

/** In place of what a line is filled in with. */
const gap = '\u0000'

const digits = [...'01234']

const comparable = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** A text as lines are looked for in it. */
const searched = oncePerText((given) => {
  const text = comparable(given)
  return { text, words: new Set(text.split(' ')) }
})

/** The lines that pass, or all of them where none does. */
function only(lists: readonly (readonly string[])[], passes: (line: string) => boolean) {
  const passed = lists.map((lines) => lines.filter(passes))
  return passed.some((lines) => lines.length > 0) ? passed : lists
}

/** The pieces of a line that are its own; a comma alone says nothing. */
const piecesOf = (line: string) =>
  wording(comparable(line), gap)
    .split(gap)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))

/** `recent`: the show's texts, the latest first. `isAllowed` is asked about lines wherever there are others; `spelled` gives a line as the show spells. */
export function chooser(
  recent: readonly string[] = [],
  isAllowed: (line: string) => boolean = () => true,
  spelled: (line: string) => string = (line) => line,
): Choose {
  const texts = recent.slice(0, textsRemembered).map(searched)
  const counted = new Map<string, number>()
  const usesOf = (line: string) => {
    if (texts.length === 0) return 0
    const known = counted.get(line)
    if (known !== undefined) return known
    const pieces = piecesOf(spelled(line))
    // Looking for a word is sooner done than for a piece, which few texts have
    const inside = pieces.flatMap((piece) => piece.split(' ').slice(1, -1))
    const longest = inside.reduce((one, other) => (other.length > one.length ? other : one), '')
    const uses = texts.filter(
      ({ text, words }) =>
        (longest === '' || words.has(longest)) && pieces.every((piece) => text.includes(piece)),
    ).length
    counted.set(line, uses)
    return uses
  }
  const leastOf = (lines: readonly string[]) => Math.min(...lines.map(usesOf))
  const usedAs = (lines: readonly string[], uses: number) => lines.filter((line) => usesOf(line) === uses)
  return {
    line(lists, key, without) {
      const allowed = only(lists, isAllowed)
      const open = only(allowed, (line) => !without?.has(line))
      const least = leastOf(open.flat())
      const first = open.map((lines) => usedAs(lines, least)).find((lines) => lines.length > 0)
      return spelled(pick(first ?? lists.flat(), key))
    },
    turn: (count, key) => (count === 0 ? 0 : (recent.length + Number(pick(digits, key))) % count),
    fresh(lines, key, most = maxUses) {
      const allowed = lines.filter(isAllowed)
      const least = leastOf(allowed)
      return allowed.length === 0 || least >= most ? null : spelled(pick(usedAs(allowed, least), key))
    },
  }
}
