import type { ContentStyles } from '../show/content-styles.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { after, hasPronoun, leadToGuest, nothingBefore, type Before, type Whose } from './lead-in.ts'
import { spoken, type Part } from './part.ts'
import { isWorthIt } from './risk.ts'
import { isSorrowful } from './sorrows.ts'
import { joined, say, wordsIn, type Sourced } from './sourced.ts'

type Length = ContentStyles['introLength']

/** The text around the parts; `body` is what was chosen of them, and `toGuest` what is said to the guest, once welcomed. */
export type Frame = (body: Sourced[][], toGuest: Sourced[]) => Sourced[][]

/** Quotations after which an introduction sounds like a questionnaire. */
const maxQuotations: Record<Length, number> = { brief: 2, standard: 3, comprehensive: Infinity }

/** Words from which on two answers to a host’s own questions do: nobody listens to a third for the length’s sake. */
const enough: Record<Length, number> = { brief: 100, standard: 150, comprehensive: 300 }

interface Around {
  frame: Frame
  length: Length
  /** Words that quotations may not go beyond, as the host wished a shorter text. */
  most: number
  opening: Sourced[]
  /** All of what was said before. */
  allBefore: string
  /** Quotations the opening has. */
  quotations: number
}

/** The last answer that can be said to the guest, where no pronoun is known and the name would be in every line. */
function lastToGuest(said: Part[], before: string, whose: Whose) {
  const part = said.findLast(({ isForGuest }) => isForGuest)
  const isSad = isSorrowful(`${before} ${joined(said.flatMap((one) => one.said)).text}`)
  if (!part || hasPronoun(whose) || said.length < 2 || isSad) return null
  const lead = leadToGuest(part.lines!, whose, part.values)
  return lead && { part, toGuest: [say`${lead} ${part.said[0]!}`] }
}

/** The chosen sentences, a paragraph for each part; `opening` is what was said before. */
function bodyOf(parts: Part[], taken: number[], { opening, allBefore }: Around, whose: Whose) {
  const quoted = parts.filter(({ isQuotation }, at) => isQuotation && taken[at]! > 0)
  const last = lastToGuest(quoted, allBefore, whose)
  const named = after(nothingBefore(), opening, whose)
  const isNamed = named.isNamed || named.endsNamed
  let before: Before = { ...named, whole: allBefore, isNamed }
  const body = parts.flatMap((part, index) => {
    const count = taken[index]!
    if (count === 0 || part === last?.part) return []
    const paragraph = spoken(part, count, whose, before)
    before = after(before, paragraph, whose)
    return [paragraph]
  })
  return { body, toGuest: last?.toGuest ?? [] }
}

/** The frame with as much of the parts as its length asks for: who the guest is, the subjects and one quotation, and more of them only before a text stays too short. */
export function fill(parts: Part[], around: Around, whose: Whose): Sourced[][] {
  const { frame, length, quotations, most } = around
  const { max } = introLengthWords[length]
  const min = Math.min(introLengthWords[length].min, most)
  const taken = parts.map(() => 0)
  // Asked for again while nothing was taken in between
  const known = new Map<string, Sourced[][]>()
  const text = () => {
    const as = taken.join()
    const { body, toGuest } = bodyOf(parts, taken, around, whose)
    const made = known.get(as) ?? frame(body, toGuest)
    known.set(as, made)
    return made
  }
  const words = () => wordsIn(text().flat())
  // Without what the show says of itself
  const ofGuest = () => {
    const { body, toGuest } = bodyOf(parts, taken, around, whose)
    return wordsIn([...around.opening, ...body.flat(), ...toGuest])
  }
  // What the host wants mentioned costs no other quotation
  const quoted = () =>
    quotations + parts.filter((part, at) => part.isQuotation && !part.isMentioned && taken[at]! > 0).length
  const take = (part: Part, sentences: number) => {
    const at = parts.indexOf(part)
    const before = taken[at]!
    let count = Math.max(before, Math.min(sentences, part.said.length))
    taken[at] = count
    // Who the guest is, and what the host asked for, is said in a shorter text as well
    const longest = part.isQuotation && !part.isWished && !part.isMentioned ? Math.min(max, most) : max
    while (count > before && words() > longest) taken[at] = count -= 1
  }
  const isShort = () => words() < min
  // The most certain first, and what is less so only where little is said
  const takeQuotations = (isMeant: (part: Part) => boolean, isEnough: () => boolean) => {
    const quotations = parts.filter((part) => part.isQuotation && isMeant(part))
    for (const part of quotations.toSorted(
      (a, b) => (a.risk ?? 0) - (b.risk ?? 0) || (a.turn ?? 0) - (b.turn ?? 0),
    ))
      if (!isEnough() && isWorthIt(part.risk ?? 0, ofGuest())) take(part, 1)
  }
  for (const part of parts) if (part.isMentioned) take(part, part.cap)
  for (const part of parts) if (part.isWished || !part.isQuotation) take(part, part.cap)
  takeQuotations(
    ({ isSpare }) => !isSpare,
    () => quoted() > 0,
  )
  // More of who the guest is, before listeners hear more answers
  for (const part of parts) if (part.lines === null && isShort()) take(part, part.cap + 1)
  // Next to a biography one more doesn't make a questionnaire
  const isTold = parts.some(({ lines, said }) => lines === null && said.length > 1)
  const mostQuoted = maxQuotations[length] + (isTold && length === 'standard' ? 1 : 0)
  const isEnough = () => !isShort() || quoted() >= mostQuoted
  // A story is what listeners stay for
  takeQuotations(({ id }) => id === 'story', isEnough)
  takeQuotations(({ isSpare }) => !isSpare, isEnough)
  takeQuotations(
    () => true,
    () => isEnough() || (quoted() > 1 && words() > enough[length]),
  )
  return text()
}
