import type { ContentStyles } from '../show/content-styles.ts'
import { wordCount } from '../text/word-count.ts'
import { repeats } from './echoes.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import type { Wishes } from '../content/wishes.ts'
import { canBeQuoted, isAnswerToOne } from './can-be-quoted.ts'
import { orderOf } from './part-order.ts'
import type { Opening } from './openings.ts'
import { ownWords } from './own-words.ts'
import { opensAlone } from './quotable.ts'
import { passageOf } from './passages.ts'
import { joined } from './sourced.ts'
import { isSorrowful } from './sorrows.ts'
import { isAbout } from './wished.ts'
import {
  biographyPart,
  selfPart,
  passagePart,
  answerPart,
  topicsPart,
  shortestOwn,
  isSaid,
  type Part,
} from './part.ts'

/** Words of a biography that make a paragraph. */
const shortestBiography = 7

/** What the host wants said. */
export interface WishedSubjects {
  start: string | null
  mention: string[]
  /** The subjects in the host’s words. */
  typed: Wishes['typed']
}

const subjectsOf = ({ start, mention }: WishedSubjects) => [...(start ? [start] : []), ...mention]

/** The parts with what the host wants to start with in front, and what must be mentioned where it belongs, each as far as the sentence that does. */
function withWished(parts: Part[], wished: WishedSubjects): Part[] {
  const subjects = subjectsOf(wished)
  const found = subjects.flatMap((subject) => {
    const part = parts.find(({ id, said }) => isAbout(subject, id, joined(said).text))
    if (!part) return []
    const at = part.said.findIndex(({ text }) => isAbout(subject, '', text))
    const isFirst = subject === wished.start
    return [
      {
        ...part,
        cap: Math.max(part.cap, at + 1),
        isMentioned: true,
        isForGuest: false,
        isSpare: false,
        isFirst,
      },
    ]
  })
  const first = found.filter(({ isFirst }) => isFirst).slice(0, 1)
  const others = parts
    .filter(({ id }) => !first.some((one) => one.id === id))
    .map((part) => found.find(({ id }) => id === part.id) ?? part)
  return [...first, ...others]
}

/** Of the words of a quotation, those that one before it has had when it is said again. */
const saidAgain = 0.6

/** "Never pick a stone up twice.", twice: a quotation that says what one before it has said is left out. */
function withoutEchoes(parts: Part[], quotedBefore: string): Part[] {
  const quotations = [quotedBefore]
  return parts.filter(({ isQuotation, said }) => {
    const text = joined(said).text
    if (!isQuotation) return true
    if (repeats(text, quotations, saidAgain)) return false
    quotations.push(text)
    return true
  })
}

/** What few people know comes before a story; so does a tip where the story is of a death, and neither behind one that opened the introduction. */
function withoutJump(parts: Part[], quotedBefore: string): Part[] {
  const isSad = ({ isQuotation, said }: Part) => isQuotation && isSorrowful(joined(said).text)
  const isLight = (part: Part) => (part.id === 'fun-fact' || part.id === 'advice') && !isSad(part)
  const others = parts.filter((part) => !isLight(part))
  if (isSorrowful(quotedBefore)) return others
  // Who the guest is comes first, with what is sad in it
  const sad = parts.findIndex((part) => part.id !== 'self' && isSad(part))
  const at = sad < 0 ? parts.findIndex(({ id }) => id === 'story') : sad
  if (at < 0) return parts
  const behind = parts.slice(at)
  const light = (sad < 0 ? ['fun-fact'] : ['fun-fact', 'advice']).flatMap((id) =>
    behind.filter((part) => part.id === id && isLight(part)),
  )
  return [...parts.slice(0, at), ...light, ...behind.filter((part) => !light.includes(part))]
}

/** Can the story come anywhere, as it means nothing that was said before? */
function isFree({ answers }: Material): boolean {
  const story = answers.get('story')
  return story !== undefined && opensAlone(story)
}

/**
 * What can follow the opening, in the order of the template, with what the host wished first. Where little else is known, `isThin`, it
 * announces the subjects.
 */
export function partsOf(
  material: Material,
  styles: ContentStyles,
  { used, asked }: Opening,
  wished: WishedSubjects,
  isThin = false,
): Part[] {
  const order = orderOf(material, styles)
  const own = [...material.answers.values()].filter((one) => !isAnswerToOne(one)).map(({ id }) => id)
  const isUnknown =
    used === null &&
    material.role === null &&
    material.biographies.every(({ told }) => told.length === 0) &&
    wordCount((ownWords(material.biographies)?.said ?? []).join(' ')) < shortestOwn
  const isIntroduced =
    ownWords(material.biographies) !== undefined || material.biographies.some(({ told }) => told.length > 0)
  const rank = ({ id, isPassage, isWished }: Part) => {
    if (isPassage && isWished) return order.indexOf('self')
    // What is to come, right before the guest is welcomed
    if (id === 'topics') return Infinity
    // The guest says first who they are, where they are asked first
    if (id === 'self') return asked === 'self' ? -1 : order.indexOf('self')
    // A host’s own questions come in their order, behind who the guest is
    const at = own.indexOf(id)
    if (at >= 0) return id === asked ? order.indexOf('self') + 0.5 : order.length + at
    // A story may mean what was just said of the guest
    if (id === 'story' && !isFree(material)) return order.indexOf('self') + 0.25
    if (id === asked) return order.indexOf('self') + 0.5
    // What to remember is said once there is something, and an answer no template knows of comes last
    const isEarly = id !== 'audience-takeaway' || isIntroduced
    return order.includes(id) && isEarly ? order.indexOf(id) : order.length
  }
  const subjects = subjectsOf(wished)
  const subjectOf = ({ id, said }: Answer) => subjects.find((one) => isAbout(one, id, said.join(' ')))
  const isWanted = (answered: Answer) =>
    canBeQuoted(answered, material, styles) || (answered.label !== null && subjectOf(answered) !== undefined)
  const others = [
    ...material.biographies
      .filter(({ told }) => told.length > 0)
      .map((one) => biographyPart(one, material, styles)),
    ...selfPart(material, styles, asked === 'self'),
    ...[...material.answers.values()]
      .filter((one) => isSaid(one, styles) && isWanted(one))
      .map((one) =>
        answerPart(one, material, styles, {
          isFirst: one.id === asked,
          typed: wished.typed[subjectOf(one) ?? ''] ?? null,
        }),
      ),
  ]
  const passages = [...material.answers.values()].flatMap((one): Part[] => {
    const passage = isSaid(one, styles) && !isWanted(one) ? passageOf(one, material, styles) : null
    return passage ? [passagePart(passage, material, styles)] : []
  })
  const topics = topicsPart(material, isUnknown || isThin)
  // Behind a quotation subjects come from nowhere; they are said where nothing says who the guest is, or where the host wishes it
  const isSilent = ![...others, ...passages].some(({ isQuotation }) => isQuotation)
  const isNeeded =
    ((isUnknown || isThin) && isSilent) ||
    topics.some(({ said }) => subjects.some((subject) => isAbout(subject, 'topics', joined(said).text)))
  const parts = [...others, ...passages, ...(isNeeded ? topics : [])]
  // "She lives in Maine." between two quotations belongs to neither
  const isStray = ({ lines, said }: Part) =>
    used !== null && lines === null && wordCount(joined(said).text) < shortestBiography
  const left = parts
    .filter((part) => part.id !== used && !isStray(part))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((part, turn) => ({ ...part, turn }))
  const quotedBefore = material.answers.get(used ?? '')?.said.join(' ') ?? ''
  const ordered = withoutJump(withoutEchoes(left, quotedBefore), quotedBefore)
  // Nothing to remember yet
  const isFirst = used === null && ordered[0]?.id === 'audience-takeaway'
  return withWished(isFirst ? ordered.slice(1) : ordered, wished)
}
