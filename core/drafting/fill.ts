import { wordCount } from '../content/word-count.ts'
import { introLengthWords, type ContentStyles } from '../show/content-styles.ts'
import { firstWord, spoken, type Before, type Part } from './parts.ts'
import { wordsIn, type Sourced } from './sourced.ts'

type Length = ContentStyles['introLength']

/** The text around the parts; `body` is what was chosen of them. */
export type Frame = (body: Sourced[][]) => Sourced[][]

/** Words of one answer before the next answer gets its turn. */
const fairShare: Record<Length, number> = { brief: 75, standard: 95, comprehensive: 110 }
/** Answers that are only quoted: more of them sound like a list. */
const quotations: Record<Length, number> = { brief: 1, standard: 2, comprehensive: 3 }
/** Words up to which a passage joins the paragraph before it, and of that paragraph then. */
const shortPassage = 35
const longestParagraph = 95

const isQuote = ({ told }: Part) => told.length === 0

/** The chosen sentences as paragraphs; a quotation stands in one of its own. */
function bodyOf(parts: Part[], taken: number[], guest: Sourced): Sourced[][] {
  const before: Before = { firstWord: '', quotations: 0, isNamed: false }
  let canJoin = false
  return parts.reduce<Sourced[][]>((body, part, index) => {
    const count = taken[index]!
    if (count === 0) return body
    const quotes = count > part.told.length
    const last = body.at(-1)
    const size = wordCount([...part.told, ...part.left].slice(0, count).join(' '))
    const joins =
      last !== undefined &&
      canJoin &&
      !quotes &&
      Math.min(size, wordsIn(last)) <= shortPassage &&
      size + wordsIn(last) <= longestParagraph
    const passage = spoken(part, count, guest, { ...before, isNamed: joins })
    if (joins) last.push(...passage)
    else body.push([...passage])
    canJoin = !quotes
    before.firstWord = firstWord(passage[0]!.text)
    if (isQuote(part)) before.quotations += 1
    return body
  }, [])
}

/**
 * The frame filled with as many sentences of each part as the asked length bears: retold ones first, quotations
 * sparingly, and everything there is before a text stays too short.
 */
export function fill(parts: Part[], frame: Frame, length: Length, guest: Sourced): Sourced[][] {
  const { min, max } = introLengthWords[length]
  const target = min + Math.round((max - min) * 0.4)
  const taken = parts.map(() => 0)
  const text = () => frame(bodyOf(parts, taken, guest))
  let words = wordsIn(text().flat())
  const take = (index: number, cap: number) => {
    const { told, left, least } = parts[index]!
    const before = taken[index]!
    if (before >= Math.min(cap, told.length + left.length)) return false
    taken[index] = Math.max(before + 1, least)
    const longer = wordsIn(text().flat())
    if (longer <= max) words = longer
    else taken[index] = before
    return longer <= max
  }
  const shareOut = (enough: number, isWanted: (part: Part) => boolean) =>
    parts.forEach((part, index) => {
      if (taken[index]! > 0 || !isWanted(part)) return
      const all = [...part.told, ...part.left]
      while (
        words < enough &&
        (taken[index] === 0 || wordCount(all.slice(0, taken[index]! + 1).join(' ')) <= fairShare[length])
      )
        if (!take(index, part.cap)) break
    })
  const fillUp = (enough: number, cap: (part: Part) => number) => {
    while (words < enough) if (!parts.some((part, index) => words < enough && take(index, cap(part)))) return
  }
  let quotes = 0
  shareOut(
    target,
    (part) => !part.isReserve && (!isQuote(part) || (part.cap > 0 && ++quotes <= quotations[length])),
  )
  fillUp(target, (part) =>
    taken[parts.indexOf(part)] === 0 && (isQuote(part) || part.isReserve) ? 0 : part.cap,
  )
  shareOut(min, ({ isReserve }) => !isReserve)
  shareOut(min, () => true)
  fillUp(min, ({ cap }) => (cap === 0 ? 0 : Infinity))
  return text()
}
