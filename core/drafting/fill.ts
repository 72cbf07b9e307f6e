import { wordCount } from '../text/word-count.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { firstWord, spoken, type Before, type Part, type Whose } from './parts.ts'
import { joined, wordsIn, type Sourced } from './sourced.ts'
import { otherPerson } from './pronouns.ts'
import { aboutGuest } from './voice.ts'

type Length = ContentStyles['introLength']

/** The text around the parts; `body` is what was chosen of them. */
export type Frame = (body: Sourced[][]) => Sourced[][]

/** Words of one answer before the next answer gets its turn. */
const fairShare: Record<Length, number> = { brief: 75, standard: 95, comprehensive: 110 }
/** Answers that are only quoted: more of them sound like a list. */
const quotations: Record<Length, number> = { brief: 1, standard: 2, comprehensive: 3 }
/** Quotations after which an introduction sounds like a questionnaire, whatever its length. */
const mostQuotations: Record<Length, number> = { brief: 2, standard: 3, comprehensive: Infinity }
/** Words of a paragraph that says who the guest is. */
const longestParagraph = 95

const isAboutGuest = ({ id }: Part) => aboutGuest.some((one) => one === id)
const isQuote = ({ told }: Part) => told.length === 0

/** The chosen sentences as paragraphs; a quotation gets its own. */
function bodyOf(parts: Part[], taken: number[], material: Whose): Sourced[][] {
  const before: Before = { firstWord: '', paragraphWord: '', text: material.opener ?? '', said: new Set() }
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
      isAboutGuest(part) &&
      size + wordsIn(last) <= longestParagraph
    const passage = spoken(
      part,
      count,
      material,
      joins ? { ...before, paragraphWord: '', firstWord: '' } : before,
    )
    if (joins) last.push(...passage)
    else body.push([...passage])
    canJoin = !quotes && isAboutGuest(part)
    before.firstWord = firstWord(passage[0]!.text)
    const text = joined(passage).text
    before.isNamed =
      !otherPerson.test(text) && (before.isNamed || `${before.text} ${text}`.includes(material.short.text))
    before.text = text
    if (!joins) before.paragraphWord = firstWord((body.length === 1 && material.opener) || before.firstWord)
    return body
  }, [])
}

/** What was chosen so far, and how long the text is with it. */
interface Filling {
  taken: number[]
  words: number
  text: () => Sourced[][]
  /** Takes the next sentence of a part, at most `cap` of them; false when that is not possible. */
  take: (index: number, cap: number) => boolean
}

function filling(parts: Part[], frame: Frame, longest: number, material: Whose): Filling {
  const taken = parts.map(() => 0)
  const text = () => frame(bodyOf(parts, taken, material))
  const state: Filling = {
    taken,
    words: wordsIn(text().flat()),
    text,
    take(index, cap) {
      const { told, left, least } = parts[index]!
      const before = taken[index]!
      if (before >= Math.min(cap, told.length + left.length)) return false
      taken[index] = Math.max(before + 1, least)
      const words = wordsIn(text().flat())
      if (words <= longest) state.words = words
      else taken[index] = before
      return words <= longest
    },
  }
  return state
}

/** Gives each wanted part that has nothing yet its share, until the text has `enough` words. */
function shareOut(
  state: Filling,
  parts: Part[],
  { enough, share, isWanted }: { enough: number; share: number; isWanted: (part: Part) => boolean },
) {
  for (const [index, part] of parts.entries()) {
    if (state.taken[index]! > 0 || !isWanted(part)) continue
    const all = [...part.told, ...part.left]
    const isModest = () => wordCount(all.slice(0, state.taken[index]! + 1).join(' ')) <= share
    while (state.words < enough && (state.taken[index] === 0 || isModest()))
      if (!state.take(index, part.cap)) break
  }
}

/** Adds sentences in the order of the parts until the text has `enough` words or nothing fits. */
function fillUp(state: Filling, parts: Part[], enough: number, cap: (part: Part, index: number) => number) {
  let isGrowing = true
  while (isGrowing && state.words < enough)
    isGrowing = parts.some((part, index) => state.take(index, cap(part, index)))
}

/**
 * The frame filled with as many sentences of each part as the asked length bears: retold ones first, quotations
 * sparingly, and everything there is before a text stays too short.
 */
export function fill(parts: Part[], frame: Frame, length: Length, material: Whose): Sourced[][] {
  const { min, max } = introLengthWords[length]
  const target = min + Math.round((max - min) * 0.4)
  const share = fairShare[length]
  const state = filling(parts, frame, max, material)
  const allowed = parts.filter((part) => isQuote(part) && part.cap > 0).slice(0, quotations[length])
  const isMeant = (part: Part) =>
    part.isWished || (!part.isReserve && (!isQuote(part) || allowed.includes(part)))
  const isOpen = (part: Part) =>
    !isQuote(part) ||
    parts.filter((one, index) => isQuote(one) && state.taken[index]! > 0).length < mostQuotations[length]
  for (const [index, part] of parts.entries()) if (part.isWished) state.take(index, Infinity)
  shareOut(state, parts, { enough: target, share, isWanted: isMeant })
  fillUp(state, parts, target, (part, index) => (state.taken[index] === 0 && !isMeant(part) ? 0 : part.cap))
  shareOut(state, parts, { enough: min, share, isWanted: (part) => !part.isReserve && isOpen(part) })
  shareOut(state, parts, { enough: min, share, isWanted: isOpen })
  fillUp(state, parts, min, (part, index) =>
    part.cap === 0 || (state.taken[index] === 0 && !isOpen(part)) ? 0 : Infinity,
  )
  const last = parts.findIndex(({ isLastResort }) => isLastResort)
  if (last >= 0 && state.words < min && state.take(last, 1) && state.words < min) state.taken[last] = 0
  return state.text()
}
